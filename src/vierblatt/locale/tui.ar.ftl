### واجهة الطرفية

## القائمة والإعدادات

tui-resume-note = تكمل الصكة المحفوظة من حيث توقفت تماماً.
tui-settings-note = اللغة والألوان والسرعة واسمك
tui-rules-note = قوانين كل لعبة للقراءة
tui-menu-keys = ↑ ↓ للاختيار، Enter للفتح، Esc للرجوع. على الطاولة يعرض ؟ كل المفاتيح.
tui-your-name = اسمك
tui-you-name = أنت
tui-speed = سرعة اللاعبين الآليين
tui-speed-slow = بطيئة
tui-speed-normal = عادية
tui-speed-fast = سريعة
tui-speed-instant = بلا توقف
tui-colours = الألوان
tui-four-colours = أربعة ألوان لأنواع الورق
tui-no-color-note = المتغير NO_COLOR مضبوط، لذلك لا تظهر ألوان.
tui-bidi = النص العربي
tui-bidi-note = من يرتب الحروف العربية. إذا ظهرت الكلمات معكوسة فجرب قيمة أخرى.
tui-bidi-auto = حسب حاجة الطرفية
tui-bidi-app = يرتبه البرنامج
tui-bidi-terminal = ترتبه الطرفية
tui-bidi-off = لا يرتبه أحد

## قبل الصكة

tui-start-note = ← → لتغيير القيمة، وEnter على هذا السطر للبدء.
tui-new-match-note = تُعد الصكة المحفوظة عندئذ منقطعة، ويبقى سجلها محفوظاً.
tui-your-seat = مقعدك
tui-your-seat-note = اللاعب 1 في المقعد 1، وهكذا باتجاه اللعب.
tui-seat-note = لاعب آلي، أو شخص آخر على لوحة المفاتيح نفسها
tui-seat-name = اسم اللاعب { $number }
tui-human = شخص
tui-seed = رقم البداية
tui-seed-none = ورق جديد كل مرة
tui-seed-note = عدد صحيح: العدد نفسه يوزع الورق نفسه.
tui-bot-names = سالم نورة خالد ليلى فهد مريم ناصر هند بدر سارة عمر دانة

## على الطاولة

tui-dealer-mark = م
tui-held = { $count ->
    [0] لا ورق
    [1] ورقة واحدة
    [2] ورقتان
    [few] { $count } ورقات
   *[other] { $count } ورقة
}
tui-taken = { $count ->
    [0] لا أكلات
    [1] أكلة واحدة
    [2] أكلتان
    [few] { $count } أكلات
   *[other] { $count } أكلة
}
tui-this-deal = هذه الجولة
tui-log = ما جرى
tui-go-on = أي مفتاح للمتابعة
tui-keys = ←→ اختيار  Enter لعب  H نصيحة  L آخر أكلة  S النتيجة  I الجولة  R القوانين  U تراجع  ? مساعدة
tui-too-small = تحتاج الطاولة إلى 80 عموداً و24 سطراً، وهذه النافذة فيها { $width } و{ $height }. كبّرها من فضلك.
tui-undo-solo = التراجع متاح فقط لمن يلعب وحده مع اللاعبين الآليين.
tui-unsaved = تعذر حفظ الصكة: { $why }
tui-damaged = تعذرت قراءة ملف محفوظ فنُقل جانباً: { $file }
tui-preparing = يجري تجهيز القوانين (مرة واحدة فقط) ...
tui-pass-to = سلّم لوحة المفاتيح إلى { $name } من فضلك.
tui-pass-key = اضغط Enter لعرض الورق.

## الصفحات

tui-page-more = ↑ ↓ للتمرير، Esc للإغلاق
tui-page-close = Esc للإغلاق
tui-no-scores = لم تُحسب أي جولة بعد.
tui-deal-total = هذه الجولة
tui-all-deals = كل الجولات
tui-result-keys = N: صكة أخرى مع اللاعبين أنفسهم. Esc: إلى القائمة.

## المساعدة

tui-key-move = اختيار المسموح
tui-key-all = بين الأقوال إلى سطر آخر، وبين الورق إلى غير المسموح أيضاً
tui-key-do = لعب الورقة المختارة أو قول المختار أو المتابعة
tui-key-rank = إلى الورقة التالية من هذه الرتبة
tui-key-number = إلى القول الذي يحمل هذا العدد
tui-help-mouse = الفأرة تعمل أيضاً: النقر يلعب الورقة أو يقول القول.
tui-help-dimmed = الورق ذو الحافة المنقطة لا يجوز لعبه الآن. اختر ورقة منه لتقرأ القانون الذي يمنعها.
tui-help-table = الحافة الذهبية أو المزدوجة تدل على الورقة الرابحة في الأكلة. الحرف بين القوسين يدل على الموزع. في اللعب مع عقارب الساعة يجلس التالي على يسارك، وإلا فعلى يمينك.

## الأخطاء

error-not-a-bot = ليس الدور للاعب آلي الآن.
