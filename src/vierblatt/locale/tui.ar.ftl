### واجهة الطرفية

## القائمة والإعدادات

tui-resume-note = تكمل الصكة المحفوظة من حيث توقفت تمامًا.
tui-learn = تعلّم
tui-learn-note = لعبة خطوة بخطوة: من أول ورقة إلى جولة كاملة
tui-settings-note = اللغة والألوان والسرعة واسمك
tui-rules-note = قوانين كل لعبة للقراءة
tui-menu-keys = ↑ ↓ للاختيار، Enter للفتح، Esc للرجوع. على الطاولة يعرض ؟ كل المفاتيح.
tui-your-name = اسمك
tui-you-name = ضيف
tui-name-ask = بماذا يناديك الآخرون؟
tui-name-use = متابعة
tui-name-keep = البقاء ضيفًا
tui-change-note = ← → لتغيير القيمة وتسري فورًا، وEsc للرجوع.
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
tui-new-match-note = تُعد الصكة المحفوظة عندئذ منقطعة، ويبقى سجلها محفوظًا.
tui-option-note = ← → للتغيير. القانون: { $rule }
tui-your-seat = مقعدك
tui-your-seat-note = اللاعب 1 في المقعد 1، وهكذا باتجاه اللعب.
tui-bots-note = من يلعب في المقاعد التي لا يجلس فيها أحد
tui-seat-note = لاعب آلي، أو شخص آخر على لوحة المفاتيح نفسها
tui-seat-name = اسم اللاعب { $number }
tui-human = شخص
tui-seed = البذرة
tui-seed-none = ورق جديد كل مرة
tui-seed-note = عدد صحيح: العدد نفسه يوزع الورق نفسه.

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
tui-save-note = نسخة من السجل حتى الآن، أما الصكة نفسها فهي محفوظة دائمًا.
tui-main-menu = إلى القائمة الرئيسية
tui-this-deal = هذه الجولة
tui-log = ما جرى
tui-go-on = أي مفتاح للمتابعة
tui-keys = ←→ ↵  H نصيحة  U تراجع  L أكلة  S نتيجة  O مدرب  R قوانين  ? مساعدة  Esc قائمة
tui-keys-claims = ←→ ↵  C قيد  H نصيحة  U تراجع  L أكلة  S نتيجة  R قوانين  ? مساعدة  Esc قائمة
tui-coach = تشغيل المدرب أو إيقافه
tui-coach-claims = لا مدرب على هذه الطاولة: فتحذيراته تكشف أي الأوراق خاطئة.
tui-claim-choose = ← → للاختيار
tui-too-small = تحتاج الطاولة إلى 80 عمودًا و24 سطرًا، وهذه النافذة فيها { $width } و{ $height }. كبّرها من فضلك.
tui-undo-solo = التراجع متاح فقط لمن يلعب وحده مع اللاعبين الآليين.
tui-open-elsewhere = هناك صكة من هذه اللعبة مفتوحة في نافذة أخرى، ولا تُحفظ إلا حركات النافذة التي تتحرك أولًا.
tui-play-here = العب هنا مع ذلك
tui-elsewhere = نافذة أخرى تلعب هذه الصكة، ولعبها هو المحفوظ.
tui-unsaved = تعذر حفظ الصكة: { $why }
tui-damaged = تعذرت قراءة ملف محفوظ فنُقل جانبًا: { $file }
tui-pass-to = سلّم لوحة المفاتيح إلى { $name } من فضلك.
tui-pass-key = اضغط Enter لعرض الورق.

## الدروس

tui-step-of = الخطوة { $number } من { $count }: { $title }
tui-steps-done = أنجزت { $done } من { $count } خطوة
tui-step-done = أنجزتها. Enter يعيدها.
tui-step-open = Enter يبدأ هذه الخطوة.
tui-all-steps = كل الخطوات
tui-step-go-on = Enter للمتابعة
tui-step-keys = ←→ ↵  H نصيحة  U تراجع  L أكلة  S نتيجة  R قوانين  ? مساعدة  Esc قائمة
tui-step-no-coach = لا يشارك المدرب في الدروس. اضغط H للنصيحة.
tui-step-on-table = على الطاولة: { $cards }
tui-step-choices = اختر من: { $calls }
tui-lessons-end = كانت هذه آخر خطوة في { $game }. صرت تعرف ما يكفي لأول صكة!
tui-first-match = العب أول صكة
tui-first-match-note = ضد لاعبين آليين والمدرب معك

## الألغاز

tui-puzzles = ألغاز
tui-puzzles-note = في كل لغز قرار واحد وجواب واحد صحيح: ماذا كنت ستلعب؟
tui-puzzles-end = لا ألغاز أخرى لهذه اللعبة لم تحلّها.
tui-puzzle = لغز
tui-puzzle-keys = ←→ ↵  H الموضوع  L أكلة  S نتيجة  W كلمات  R قوانين  ? مساعدة  Esc قائمة
tui-puzzle-no-coach = لا يشارك المدرب في الألغاز. المفتاح H يقول ما موضوع اللغز.
tui-puzzle-no-undo = لا تراجع عن جواب لغز.

## الصفحات

tui-page-more = ↑ ↓ للتمرير، Esc للإغلاق
tui-page-close = Esc للإغلاق
tui-no-scores = لم تُحسب أي جولة بعد.
tui-deal-total = هذه الجولة
tui-all-deals = كل الجولات
tui-result-keys = N: صكة أخرى مع اللاعبين أنفسهم. Esc: إلى القائمة.
tui-result-replay = R: راجع هذه الصكة خطوة بخطوة، وانظر ماذا كانت تساوي كل ورقة.
tui-analyse = لمعرفة كلفة كل قرار:

## المساعدة

tui-key-move = اختيار المسموح
tui-key-all = بين النداءات إلى سطر آخر، وبين الورق إلى غير المسموح أيضًا
tui-key-do = لعب الورقة المختارة، أو النداء المختار، أو المتابعة
tui-key-rank = إلى الورقة التالية من هذه الرتبة
tui-key-number = إلى النداء الذي يحمل هذا العدد
tui-key-scroll = تمرير رسالة طويلة
tui-key-accuse = القيد على ورقة، حيث تُلعب الأوراق الخاطئة
tui-key-sawa = قول سوا: كشف بقية الأوراق، حيث يُلعب بذلك
tui-help-mouse = الفأرة تعمل أيضًا: النقر يلعب الورقة أو يختار النداء.
tui-help-dimmed = الورق الرمادي (وبلا ألوان: ذو الحافة المنقطة) لا يجوز لعبه الآن. اختر ورقة منه لتقرأ القانون الذي يمنعها.
tui-help-table = الورقة الذهبية (وبلا ألوان: ذات الحافة المزدوجة) هي الرابحة في الأكلة حتى الآن. أسماء الشركاء خضراء (وبلا ألوان: معها علامة +). الحرف بين القوسين يدل على الموزع. في اللعب مع عقارب الساعة يجلس التالي على يسارك، وإلا فعلى يمينك.

## على الخادم

tui-lobby-here = { $count ->
    [one] أنت { $name }. لا أحد غيرك هنا.
   *[other] أنت { $name }. عدد اللاعبين هنا { $count }.
}
tui-quick = العب مع الناس
tui-quick-note = إلى أقرب طاولة تنتظر لاعبين
tui-solo = العب مع اللاعبين الآليين
tui-solo-note = طاولة لك وحدك، وتبدأ فورًا.
tui-friends = ادعُ أصحابك
tui-friends-note = طاولة خاصة لها رابط ترسله إليهم
tui-open-tables = الطاولات المفتوحة
tui-table-back = عودة إلى طاولتك: { $game }
tui-call-means = { $call }: { $meaning }
tui-table-line = { $game } · { $host } · المقاعد المشغولة { $taken } من { $seats }
tui-invite = ادعُ غيرك: { $link }
tui-seat-free = شاغر – اجلس هنا
tui-seat-empty = شاغر
tui-seat-sit = اجلس هنا
tui-seat-bot = آلي: { $level }
tui-seat-stays = يبقى
tui-seat-clear = أخلِ المقعد
tui-seat-bot-note = ← → لاختيار ما يصير في المقعد، وEnter للتنفيذ.
tui-is-ready = جاهز
tui-ready = أنا جاهز
tui-ready-note = تبدأ الصكة حين يجهز الجميع. جهازك يضيف رقمًا عشوائيًا من عنده إلى خلط الورق.
tui-fill-bots = لاعبون آليون في المقاعد الشاغرة
tui-fill-bots-note = ← → لاختيار المستوى، وEnter لإجلاسهم.
tui-stand = قم من المقعد
tui-offline = انقطع الاتصال. البرنامج يحاول من جديد، ومقعدك محفوظ.
tui-agree = أوافق
tui-decline = لا، شكرًا
tui-claim = أطالب بباقي الأكلات
tui-say = قل شيئًا
tui-ask-pause = اطلب استراحة
tui-unpause = أنهِ الاستراحة
tui-claim-absence = دعوا الآلي يلعب مكان { $seat }
tui-stand-up = دع لاعبًا آليًا يلعب عني
tui-take-seat = ألعب بنفسي من جديد
tui-to-lobby = إلى الصالة
tui-seat-kept = مقعدك محفوظ، وبعد قليل يلعب عنك لاعب آلي.
tui-deals-proved = { $count ->
    [one] فحص هذا البرنامج الجولة: كان ورقها محددًا من قبل ولم يختره أحد.
   *[other] فحص هذا البرنامج الجولات وعددها { $count }: كان ورقها محددًا من قبل ولم يختره أحد.
}
tui-deal-faulty = الجولة { $deal } ليست كما حُددت من قبل ({ $faults }).
tui-start-faulty = لا تثق بهذا الورق: { $faults }.
tui-start-leave = غادر الطاولة
tui-start-stay = أكمل اللعب رغم ذلك
tui-deals-no-own = ليس في هذا الورق رقم منك، فربما اتفق عليه غيرك.
tui-deals-code = قارن مع الآخرين: { $code }
tui-void-rounds = { $count ->
    [one] أُلغيت بداية واحدة لأن أحدهم لم يكشف رقمه.
   *[other] أُلغيت بدايات عددها { $count } لأن أحدهم لم يكشف رقمه.
}

## الأخطاء

error-not-a-bot = ليس الدور للاعب آلي الآن.

## المجالس

tui-majlises = مجالسك
tui-majlis-line = { $name } · { $game } · { $members ->
    [one] عضو واحد
    [two] عضوان
    [few] { $members } أعضاء
    [many] { $members } عضوًا
   *[other] { $members } عضو
}
tui-majlis-new = افتح مجلسًا
tui-majlis-new-note = مجموعة دائمة لها رابطها ونتيجتها ومحادثتها
tui-majlis-name = مجلس { $name }
tui-majlis-link = ادعُ غيرك: { $link }
tui-majlis-invited = دعوة من { $host } إلى مجلس { $name }: { $game }
tui-majlis-join = انضمّ
tui-majlis-play = العب
tui-majlis-play-note = إلى الطاولة التي تنتظر لاعبين، أو إلى طاولة جديدة
tui-majlis-copy = انسخ الرابط
tui-majlis-copied = نُسخ الرابط إن كان جهازك يسمح بذلك.
tui-majlis-leave = مغادرة المجلس
tui-majlis-leave-ask = أتغادر { $name } نهائيًا؟
tui-majlis-members = الأعضاء
tui-majlis-host = { $name } (المضيف)
tui-majlis-member = { $name } · { $matches ->
    [0] لا صكات بعد
    [one] صكة واحدة، والفوز { $won }
    [two] صكتان، والفوز { $won }
    [few] { $matches } صكات، والفوز { $won }
   *[other] { $matches } صكة، والفوز { $won }
}
tui-majlis-scores = النتيجة
tui-majlis-score = { $score } ({ $matches ->
    [one] صكة واحدة
    [two] صكتان
    [few] { $matches } صكات
   *[other] { $matches } صكة
})
tui-majlis-side = { $names }: { $won }
tui-majlis-chat = المحادثة
tui-majlis-silent = لم يقل أحد شيئًا بعد.
tui-majlis-line-note = تفاعل معها أو احذفها
tui-majlis-said = { $name }: { $text }
tui-majlis-say = قل
tui-majlis-say-empty = اكتب هنا ثم اضغط Enter
