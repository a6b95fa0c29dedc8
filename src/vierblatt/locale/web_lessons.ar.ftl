### صفحات الدروس. لا تحمّل الصفحة هذه الرسائل إلا عند الحاجة.

learn-title = تعلّم لعبة
learn-lead = من الصفر إلى أول جولة كاملة، بخطوات قصيرة كل منها نحو دقيقة. ولا تخسر هنا شيئًا.
learn-game = تعلّم { $game }
learn-progress = أتممت { $done } من { $count }
learn-begin = ابدأ
learn-go-on = تابع: { $title }
learn-learned = صرت تعرف من { $game } ما يكفي لأول صكة.
learn-first-match = العب أول صكة مع المدرب
learn-all-steps = كل الخطوات
learn-step-done = تمت

## خطوة واحدة

learn-step-number = الخطوة { $number } من { $count }
learn-right = صحيح!
learn-poor = هناك ما هو أحسن
learn-illegal = هذا لا يجوز هنا
learn-again = لم تخسر شيئًا: اختر مرة أخرى.
learn-show = أرني
learn-shown = اختر ما عليه العلامة.
learn-retry = حاول مرة أخرى
learn-you = أنت
