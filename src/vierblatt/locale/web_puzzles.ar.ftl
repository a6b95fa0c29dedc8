### صفحات الألغاز. لا تحمّل الصفحة هذه النصوص إلا عند الحاجة إليها.

puzzles-title = ألغاز
puzzles-lead = وضع من صكة وسؤال واحد: ماذا كنت ستفعل؟ ترى ما رآه اللاعب، وبعد الجواب ترى كل شيء.
puzzles-game = ألغاز { $game }
puzzles-none = لا توجد ألغاز للعبة { $game } على هذا الخادم بعد.
puzzles-solve = حلّ الألغاز
puzzles-cards = أوراق فقط
puzzles-calls = نداءات فقط
puzzles-daily = لغز اليوم
puzzles-daily-open = واحد للجميع
puzzles-daily-done = أجبت عنه اليوم
puzzles-days = { $days ->
    [zero] أيام متتالية حللته فيها: { $days }
    [one] حللته { $days } يومًا متتاليًا
    [two] حللته { $days } يومين متتاليين
    [few] حللته { $days } أيام متتالية
    [many] حللته { $days } يومًا متتاليًا
   *[other] حللته { $days } يوم متتالٍ
}
puzzles-streak = حتى أول خطأ
puzzles-minutes = ثلاث دقائق
puzzles-best = أفضل نتائجك: { $count }
puzzles-safety = الأمان من كل توزيع
puzzles-safety-about = تُلعب حتى نهاية الجولة
puzzles-own = أخطائي أنا
puzzles-own-about = من صكاتك المحلَّلة
puzzles-all-themes = المواضيع
puzzles-themes-about = الألغاز التي تختار موضوعها لا تُحسب في التصنيف، فالموضوع نصيحة.
puzzles-count = { $count ->
    [zero] { $count } لغز
    [one] لغز واحد
    [two] لغزان
    [few] { $count } ألغاز
    [many] { $count } لغزًا
   *[other] { $count } لغز
}
puzzles-your-rating = التصنيف { $rating }
puzzles-rating-unsure = التصنيف نحو { $rating }
puzzles-guest = تحلّ ضيفًا. باسم وكلمة مرور يكون لك تصنيف أيضًا.
puzzles-score = حللت { $solved } من { $attempts }
puzzles-by-theme = بحسب الموضوع
puzzles-latest = آخر أجوبتك
puzzles-was-right = صحيح
puzzles-was-wrong = ليس الأفضل

## حل لغز

puzzle-card = أي ورقة تلعب؟
puzzle-call = ماذا تقول؟
puzzle-rated = يُحسب في تصنيفك
puzzle-unrated = لا يُحسب في التصنيف
puzzle-you = أنت
puzzle-past = ما لُعب من قبل
puzzle-past-none = لم يُلعب شيء بعد.
puzzle-right = صحيح!
puzzle-wrong = يوجد ما هو أفضل
puzzle-better = الأفضل: { $actions }.
puzzle-loss = في المتوسط تكلّف { $action } من النقاط { $points }.
puzzle-change = تصنيفك: من { $before } إلى { $after }
puzzle-first-rating = أول تصنيف لك: { $rating }
puzzle-reached = تحقق الهدف: لم يكن أحد ليمنعك.
puzzle-missed = ليس تمامًا
puzzle-slip = مع { $action } لم يعد الهدف مضمونًا: الأوراق أدناه تهزمها، وهي توافق كل ما رأيته. الآمن: { $safe }.
puzzle-sure = المضمون
puzzle-usual = غالبًا
puzzle-sure-about = «المضمون»: نقاط هذه الجولة لجهتك التي لا يستطيع أحد أن ينتزعها منك بعد هذه الورقة. «غالبًا»: كم مرة يتحقق الهدف إذا وُزّعت الأوراق المخفية عشوائيًا ولعب الجميع كما يُلعب عادة.
puzzle-hands-against = الأوراق التي تهزمها
puzzle-options = قيمة كل اختيار
puzzle-option = الاختيار
puzzle-mean = النقاط
puzzle-best-in = الأفضل في
puzzle-percent = { $percent }٪
puzzle-options-about = نقاط هذه الجولة لجهتك في المتوسط على كل توزيع ممكن للأوراق المخفية، وفي كم منها يكون الاختيار هو الأفضل.
puzzle-hands = أوراق جميع اللاعبين
puzzle-themes = مواضيع هذا اللغز
puzzle-difficulty = تصنيف هذا اللغز: { $rating }
puzzle-tries = { $attempts ->
    [zero] حلّه { $solved } من { $attempts } لاعب
    [one] حلّه { $solved } من لاعب واحد
    [two] حلّه { $solved } من لاعبين
    [few] حلّه { $solved } من { $attempts } لاعبين
    [many] حلّه { $solved } من { $attempts } لاعبًا
   *[other] حلّه { $solved } من { $attempts } لاعب
}
puzzle-vote = هل هذا لغز جيد؟
puzzle-vote-for = نعم ({ $count })
puzzle-vote-against = لا ({ $count })
puzzle-next = اللغز التالي
puzzle-all = كل الألغاز
puzzle-retry = حاول مرة أخرى
puzzle-daily-back = اللغز التالي في الساعة { $time }.

## الجولات المتواصلة

puzzle-run-start = ابدأ
puzzle-run-again = مرة أخرى
puzzle-streak-about = تصعب الألغاز شيئًا فشيئًا. خذ وقتك: أول خطأ ينهي المحاولة.
puzzle-minutes-about = حلّ أكثر ما تستطيع في ثلاث دقائق. الخطأ الثالث ينهي المحاولة. الوقت بساعة الخادم.
puzzle-solved = حللت: { $count }
puzzle-mistakes = الأخطاء: { $count } من { $most }
puzzle-time = الوقت الباقي: { $time }
puzzle-time-over = انتهى الوقت.
puzzle-run-over = انتهت المحاولة.
puzzle-run-result = { $count ->
    [zero] لم تحلّ أي لغز.
    [one] حللت لغزًا واحدًا.
    [two] حللت لغزين.
    [few] حللت { $count } ألغاز.
    [many] حللت { $count } لغزًا.
   *[other] حللت { $count } لغز.
}
puzzle-run-best = أفضل نتائجك حتى الآن: { $count }

## معنى كل موضوع، واسمه في puzzles.ar.ftl

puzzle-theme-opening-lead-is = أول ورقة في الجولة كلها.
puzzle-theme-lead-is = تلعب الورقة الأولى في الأكلة.
puzzle-theme-follow-is = معك أوراق من النوع المطلوب. أيها تلعب؟
puzzle-theme-ruff-is = ورقة حكم على نوع آخر.
puzzle-theme-discard-is = ورقة من نوع آخر ليس حكمًا: عمَّ تستغني؟
puzzle-theme-last-to-play-is = لعب الآخرون كلهم، فأنت تعرف ثمن الأكلة.
puzzle-theme-draw-trumps-is = تبدأ بالحكم لتأخذ أوراق الحكم من الآخرين.
puzzle-theme-win-trick-is = الصحيح ورقة تتقدم في الأكلة.
puzzle-theme-duck-is = تستطيع أن تتقدم في الأكلة، والصحيح ألا تفعل.
puzzle-theme-partner-winning-is = جهتك متقدمة في الأكلة من قبل.
puzzle-theme-ending-is = لم يبق في يدك أكثر من أربع أوراق.
puzzle-theme-no-trumps-is = لا يوجد نوع حكم في هذه الجولة.
puzzle-theme-first-call-is = لم يقل أحد شيئًا قبلك.
puzzle-theme-pass-is = الصحيح ألا تنادي.
puzzle-theme-call-is = تستطيع ألا تنادي، والصحيح أن تنادي.
puzzle-theme-surprise-is = القواعد المعتادة تخطئ هنا.
