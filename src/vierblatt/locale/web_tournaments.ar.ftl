### صفحات البطولات. لا تُحمّل الصفحة هذه النصوص إلا عند الحاجة.

tour-about = أقم بطولة بورق حقيقي أو هنا: تسجيل وقرعة ونتائج وترتيب، ويتابعها الجميع من جوالاتهم.
tour-new = بطولة جديدة
tour-mine = بطولاتي
tour-all = بطولات عامة
tour-none = لا توجد بطولة عامة بعد.
tour-entered = { $count ->
    [zero] لا مسجلين بعد
    [one] مسجل واحد
    [two] مسجلان
    [few] { $count } مسجلين
    [many] { $count } مسجلًا
   *[other] { $count } مسجل
}
tour-stage-entering = التسجيل مفتوح
tour-stage-running = جارية
tour-stage-closed = انتهت

## إنشاء بطولة

tour-new-name = اسم البطولة
tour-usual-name = بطولة { $date }
tour-kind = ما نوع البطولة؟
tour-kind-knockout = خروج المغلوب
tour-kind-knockout-is = من يخسر يخرج.
tour-kind-swiss = أدوار للجميع (النظام السويسري)
tour-kind-swiss-is = الكل يلعب في كل دور، ضد من هو قريب منه في النقاط.
tour-kind-league = دوري
tour-kind-league-is = الكل يقابل الكل.
tour-kind-groups = مجموعات ثم خروج المغلوب
tour-kind-groups-is = مجموعات صغيرة أولًا، ثم يواصل الأفضل من كل مجموعة حتى يبقى واحد.
tour-kind-pairs = الورق نفسه للجميع
tour-kind-pairs-is = يلعب الجميع الجولات نفسها، ويُقارَن كل فريق بمن كان معه الورق نفسه.
tour-kind-arena = صكات سريعة
tour-kind-arena-is = من ينهي صكة يحصل فورًا على خصم جديد حتى ينتهي الوقت.
tour-field-rounds = عدد الأدوار
tour-field-best_of = كيف يُحسم اللقاء؟
tour-field-knockout_best_of = وفي خروج المغلوب؟
tour-field-third_place = يلعب الخاسران في نصف النهائي على المركز الثالث
tour-field-cycles = كم مرة يتقابلون؟
tour-field-group_size = حجم المجموعة
tour-field-qualifiers = كم يتأهل من كل مجموعة
tour-field-boards = جولات كل لقاء التي تُلعب على طاولتين (0: صكات عادية)
tour-field-boards-round = عدد الجولات في كل دور
tour-field-movement = من يقابل من؟
tour-field-scoring = كيف تُقارَن النتائج؟
tour-field-minutes = عدد الدقائق
tour-value-best_of-1 = صكة واحدة
tour-value-best_of-3 = الأفضل من ثلاث صكات
tour-value-best_of-5 = الأفضل من خمس صكات
tour-value-cycles-1 = مرة واحدة
tour-value-cycles-2 = مرتين
tour-value-movement-howell = كل فريق يقابل جميع الفرق تقريبًا (هاول)
tour-value-movement-mitchell = نصفان، أحدهما ثابت والآخر يتنقل (ميتشل)
tour-value-scoring-match-points = بالنسبة المئوية (نقاط المقارنة)
tour-value-scoring-cross-imps = بالفارق (IMP)
tour-more-settings = المزيد
tour-single = يسجل اللاعبون فرادى، ولكل لاعب شريك جديد في كل دور
tour-open-entry = من معه الرابط يسجل بنفسه
tour-ask-check-in = لا يشارك إلا من يُثبت حضوره يوم البطولة
tour-public = تظهر في قائمة البطولات
tour-starts = الموعد
tour-where = المكان
tour-where-played = أين تُلعب؟
tour-real-cards = بورق حقيقي
tour-real-cards-is = أنت تدخل النتائج.
tour-at-tables = على طاولات هنا
tour-at-tables-is = تُفتح الطاولات وتُسجَّل النتائج من تلقاء نفسها.
tour-boards-at-tables-is = يوزّع الخادم الأوراق نفسها على كل الطاولات، ويلتزم بها قبل أن يشارك أحد، ويكشفها بعد أن يلعبها الجميع. لا يمكن لأحد أن يتفرج.
tour-clock = وقت التفكير
tour-clock-choice = { $move } ثانية للعبة، ومعها احتياطي بالدقائق: { $bank }
tour-absent = إذا لم يحضر أحد اللاعبين
tour-absent-walkover = يفوز الآخرون
tour-absent-boards = للحاضرين 60٪ من هذه الجولات وللغائبين 40٪، والفريق الغائب يخسر
tour-absent-walkover-is = لا يدخل القرعة إلا من اكتمل لاعبوه.
tour-absent-bots = يلعب روبوت حتى يحضر
tour-absent-bots-is = وتأخذ الروبوتات الأماكن التي تبقى خالية.
tour-come-minutes = دقائق الحضور إلى الطاولة
tour-automatic = يبدأ الدور التالي فور اكتمال النتائج
tour-rated-boards = تُحسب في تصنيف الجولات المشتركة
tour-rated-matches = تُحسب في التصنيف
tour-rated-is = بلا ضيوف وبقواعد دون تعديل. قرارات المنظّم لا تغيّر أي تصنيف، ومن يغادر لا يمكنه إلا أن يخسر.
tour-private-tables = لا يتفرج أحد غيرهم
tour-to-table = إلى طاولتك
tour-missing = لم يحضر بعد: { $names }
tour-watch = تفرّج
tour-own-meeting = تلعب ضد { $others }.
tour-partner-later = بعد ذلك تحصل على رابط يأخذ به شريكك المكان الآخر.
tour-invited = أنت مدعو شريكًا.
tour-join = خذ المكان
tour-your-players = لاعبوكم
tour-share-partner = { $count ->
    [one] بقي مكان خالٍ. أرسل هذا الرابط إلى شريكك:
   *[other] الأماكن الخالية: { $count }. أرسل هذا الرابط إلى شركائك:
}
tour-partner-link = رابط شريكك
tour-free = أخرجه
tour-reason-absent = لم يحضر إلى الطاولة في الوقت
tour-reason-incomplete = كان ينقص لاعب
tour-members-only = التسجيل لأعضاء المجلس الذي يقيم هذه البطولة فقط.
tour-make = أنشئ البطولة
tour-fewer = أقل
tour-more-of = أكثر

## صفحة البطولة

tour-count-player = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
tour-count-pair = { $count ->
    [zero] لا فرق
    [one] فريق واحد
    [two] فريقان
    [few] { $count } فرق
    [many] { $count } فريقًا
   *[other] { $count } فريق
}
tour-count-team = { $count ->
    [zero] لا فرق
    [one] فريق واحد
    [two] فريقان
    [few] { $count } فرق
    [many] { $count } فريقًا
   *[other] { $count } فريق
}
tour-organiser = المنظم: { $name }
tour-parts = أقسام الصفحة
tour-part-round = الدور
tour-part-standings = الترتيب
tour-part-boards = الجولات
tour-part-contestants = المتنافسون
tour-part-more = المزيد
tour-round = الدور { $number }
tour-rounds = الأدوار
tour-stage = { $lines ->
    [2] النهائي
    [4] نصف النهائي
    [8] ربع النهائي
    [16] ثمن النهائي
   *[other] دور الـ{ $lines }
}
tour-group = المجموعة { $number }
tour-groups = المجموعات
tour-table = الطاولة { $table }
tour-table-word = طاولة
tour-is-paused = متوقفة مؤقتًا

## ما التالي

tour-next-add = أضف كل من سيلعب.
tour-next-seen-add = التسجيل مفتوح.
tour-next-start = حتى الآن: { $contestants }. إذا حضر الجميع فأجرِ القرعة وابدأ.
tour-next-seen-start = التسجيل مفتوح. حتى الآن: { $contestants }.
tour-next-check-in = الحاضرون: { $count } من { $entered }. لا يشارك إلا الحاضرون.
tour-next-seen-check-in = الحاضرون: { $count } من { $entered }. أخبر المنظم بوصولك.
tour-next-paused = البطولة متوقفة مؤقتًا.
tour-next-missing = { $count ->
    [zero] لا نتائج ناقصة.
    [one] بقيت نتيجة واحدة.
    [two] بقيت نتيجتان.
    [few] بقيت { $count } نتائج.
    [many] بقيت { $count } نتيجة.
   *[other] بقيت { $count } نتيجة.
}
tour-next-seen-missing = { $count ->
    [zero] لا لقاء جاريًا.
    [one] لقاء واحد لم ينته بعد.
    [two] لقاءان لم ينتهيا بعد.
    [few] { $count } لقاءات لم تنته بعد.
    [many] { $count } لقاءً لم تنته بعد.
   *[other] { $count } لقاء لم تنته بعد.
}
tour-next-first = تمت القرعة.
tour-next-seen-first = تمت القرعة، وسيبدأ الدور الأول قريبًا.
tour-next-pair = اكتملت النتائج. التالي: { $next }.
tour-next-seen-pair = اكتملت النتائج. بعد قليل: { $next }.
tour-next-waiting = بانتظار خصم: { $contestants }.
tour-next-wait = لا يمكن إجراء القرعة لأحد الآن.
tour-next-close = اكتمل اللعب. المركز الأول: { $winners }.
tour-next-over = انتهت البطولة. المركز الأول: { $winners }.
tour-next-close-nobody = اكتمل اللعب. لا فائز.
tour-next-over-nobody = انتهت البطولة. لا فائز.
tour-next-cancelled = أُلغيت البطولة.
tour-act-add = أضف المتنافسين
tour-act-start = أجرِ القرعة وابدأ
tour-act-pair = ابدأ: { $next }
tour-act-pair-free = وزّع الخصوم
tour-act-enter = أدخل النتائج
tour-act-close = أنهِ البطولة
tour-act-resume = تابع
tour-not-yet = ليس بعد
tour-sure-start = تُجرى القرعة الآن ({ $contestants }). بعدها لا يمكن لأحد التسجيل.
tour-sure-start-late = تُجرى القرعة الآن ({ $contestants }). ويمكن لغيرهم الانضمام لاحقًا.
tour-sure-close = بعد ذلك لا يمكن تغيير شيء.
tour-own-entered = أنت مسجل: { $name }.
tour-own-table = تلعب على الطاولة { $table } ضد { $others }.
tour-own-table-with = الطاولة { $table }: { $side } ضد { $others }.
tour-own-bye = لا خصم لك في هذا الدور.
tour-own-wait = لم يُحدَّد لقاؤك التالي بعد.
tour-entry = سجّل
tour-entry-name-player = اسمك (إذا تركته فارغًا فكما هو هنا)
tour-entry-name-pair = اسماكما، مثل «أمل وبدر»
tour-entry-name-team = اسم فريقكم
tour-leave = انسحب
tour-leave-sure = نعم، انسحب
tour-return = شارك من جديد

## اللقاءات والنتائج

tour-no-round = يظهر الدور الأول هنا بعد القرعة.
tour-playing-now = يلعبون الآن
tour-played = انتهت
tour-nobody-plays = لا أحد يلعب الآن.
tour-look = ابحث عن اسم أو رقم
tour-yours = لقاؤك
tour-third = المركز الثالث
tour-byes = بلا خصم في هذا الدور: { $names }
tour-enter-result = اضغط لإدخال النتيجة
tour-was-walkover = لم يُلعب: غاب الآخرون
tour-was-forfeit = لم يُلعب: خسارة للجميع
tour-was-annulled = لا يُحسب
tour-result = النتيجة
tour-result-of = نتيجة الطاولة { $table }
tour-points-most = النقاط في نهاية الصكة. الأكثر نقاطًا يفوز.
tour-points-fewest = النقاط في نهاية الصكة. الأقل نقاطًا يفوز.
tour-match = الصكة { $number }
tour-points-of = النقاط: { $name }
tour-sign = فوق الصفر أو تحته: { $name }
tour-margins = لكل جولة: من تقدّم، وبكم نقطة.
tour-board = الجولة { $board }
tour-board-at = الجولة { $board }، الطاولة { $table } من الاثنتين
tour-ahead = من تقدّم
tour-ahead-by = بكم نقطة
tour-save = احفظ النتيجة
tour-saved = حُفظت النتيجة.
tour-corrects = توجد نتيجة بالفعل. ما تحفظه يحل محلها، ويرى الجميع ذلك.
tour-reason = السبب (يراه الجميع)
tour-else = شيء آخر
tour-else-note = لم يُلعب اللقاء، أو لا ينبغي أن يُحسب:
tour-rule-walkover = { $name }: فوز، والآخرون غائبون
tour-rule-forfeit = خسارة للجميع، ولا نقاط لأحد
tour-rule-annulled = اللقاء لا يُحسب
tour-decide = اعتمد القرار

## الترتيب

tour-no-standings = يظهر الترتيب هنا بعد القرعة.
tour-standings = الترتيب
tour-place = المركز
tour-name = الاسم
tour-contestants = المتنافسون
tour-points-points = النقاط
tour-points-match-points = النسبة
tour-points-cross-imps = فارق كل جولة
tour-penalty-of = جزاء { $points }
tour-still-in = ما زالوا في المنافسة
tour-withdrawn = منسحب
tour-ties = عند تساوي النقاط يُنظر إلى:
tour-tie-wins = مرات الفوز
tour-tie-wins-is = عدد اللقاءات التي انتهت بالفوز. الأكثر أفضل.
tour-tie-head-to-head = المواجهات المباشرة
tour-tie-head-to-head-is = يُقارَن المتساوون بلقاءاتهم فيما بينهم، إذا تقابلوا جميعًا.
tour-tie-buchholz = نقاط الخصوم
tour-tie-buchholz-is = مجموع نقاط جميع الخصوم (بوخهولتس): من واجه خصومًا أقوى يتقدم.
tour-tie-sonneborn-berger = نقاط المغلوبين
tour-tie-sonneborn-berger-is = نقاط الخصوم المغلوبين، ونصف نقاط من تعادل معهم (زونيبورن بيرغر).
tour-tie-match-margin = فارق الصكات
tour-tie-match-margin-is = الصكات المكسوبة ناقص الصكات الخاسرة.
tour-tie-points-margin = فارق النقاط
tour-tie-points-margin-is = نقاطه ناقص نقاط خصومه، في كل الصكات معًا.
tour-tree = شجرة خروج المغلوب
tour-bye = بلا خصم
tour-open = لم يُعرف بعد

## المتنافسون

tour-nobody = لم يسجل أحد بعد.
tour-add-player = اللاعبون، اسم في كل سطر. يمكنك لصق قائمة كاملة.
tour-add-pair = الفرق، فريق في كل سطر، مثل «أمل وبدر». يمكنك لصق قائمة كاملة.
tour-add-team = الفرق، فريق في كل سطر. يمكنك لصق قائمة كاملة.
tour-add-empty = أضف
tour-add = أضف: { $contestants }
tour-adding = أُضيف { $done } من { $of }
tour-added = تمت الإضافة.
tour-numbered = بلا أسماء:
tour-numbered-player = اللاعب { $number }
tour-numbered-pair = الفريق { $number }
tour-numbered-team = الفريق { $number }
tour-here = حاضر
tour-here-count = الحاضرون: { $count }
tour-check-in = أثبت الحضور
tour-not-drawn = لا يشارك
tour-withdraw = سجّل الانسحاب
tour-withdraw-note = لن يشارك.
tour-withdraw-running = لن تشمله القرعة بعد الآن. من يلعب ضده الآن يفوز، وفي الدوري لا تُحسب لقاءاته.
tour-no-return = لا يمكن لأحد العودة: الأدوار محددة بالقرعة.
tour-penalty = جزاء
tour-penalty-note = تُخصم هذه النقاط في الترتيب. رقم تحت الصفر يضيف نقاطًا.
tour-penalty-points = النقاط
tour-penalise = اخصم

## المزيد

tour-share = الرابط
tour-share-note = من معه الرابط يرى اللقاءات والنتائج والترتيب أولًا بأول.
tour-share-entry = من معه الرابط يسجل بنفسه، ثم يرى اللقاءات والنتائج والترتيب.
tour-show = العرض والطباعة
tour-screen = الشاشة الكبيرة
tour-print-pairings = اطبع اللقاءات
tour-print-standings = اطبع الترتيب
tour-print-slips = اطبع أوراق النتائج
tour-signatures = التواقيع
tour-download = تنزيل
tour-file-standings = الترتيب (CSV)
tour-file-results = النتائج (CSV)
tour-file-log = السجل الكامل
tour-file-calendar = موعد للتقويم
tour-trail = سجل القرارات
tour-trail-none = لا شيء بعد: لا قرار ولا جزاء ولا انسحاب.
tour-did-result = الدور { $round }، الطاولة { $table }: النتيجة { $result }.
tour-did-walkover = الدور { $round }، الطاولة { $table }: لم يُلعب، والفوز لـ{ $name }.
tour-did-forfeit = الدور { $round }، الطاولة { $table }: لم يُلعب، خسارة للجميع.
tour-did-annulled = الدور { $round }، الطاولة { $table }: لا يُحسب.
tour-did-penalised = { $name }: نقاط الجزاء { $points }.
tour-did-withdrew = { $name }: انسحاب.
tour-did-returned = { $name }: عودة.
tour-did-paused = إيقاف مؤقت.
tour-did-resumed = متابعة.
tour-did-finished = انتهت البطولة.
tour-did-cancelled = أُلغيت البطولة.
tour-organise = التنظيم
tour-pause-note = ما دامت البطولة متوقفة مؤقتًا لا يبدأ دور.
tour-pause = أوقف مؤقتًا
tour-end-cancel = ألغِ البطولة
tour-end-cancel-sure = تنتهي البطولة الآن بلا فائز.
tour-end-cancel-now = ألغِها نهائيًا
tour-end-delete = احذف البطولة
tour-end-delete-sure = يُحذف كل شيء عنها لدى الجميع.
tour-end-delete-now = احذفها نهائيًا
tour-screen-entering = التسجيل مفتوح

## جولات يوزّعها الخادم على كل الطاولات

tour-boards-secret = لُعبت، وتظهر بعد أن يلعب الجميع هذه الجولات
tour-boards-are = يلعب الجميع هذه الجولات. تظهر كل جولة هنا بعد أن تلعبها آخر طاولة، وإلى ذلك الحين لا يعرف أحد كيف انتهت عند غيره.
tour-boards-none = لم تُكشف أي جولة بعد.
tour-boards-proof = لم يستطع أحد اختيار الورق
tour-anchor = المرساة
tour-anchor-is = كان هذا الرقم هنا قبل أن يشارك أحد، وهو يُلزم الخادم بكل الجولات، ومتصفحك يتحقق به من كل جولة مكشوفة.
tour-boards-download = حفظ الإثبات
tour-lot = أرقام القرعة (يمكن تركها فارغة)
tour-lot-is = تدخل في كل جولة. إن سحبتموها الآن أمام الجميع فلا يستطيع حتى الخادم اختيار الورق. وإن تُركت فارغة أخذ الخادم رقمًا من عنده.
tour-lot-later = عند بدء البطولة تظهر هنا القرعة التي تدخل في كل جولة.
tour-lot-was = القرعة التي دخلت في كل جولة:
tour-lot-by-organiser = أدخلها المنظّم عند البدء. إن سُحبت أمام الجميع فلم يستطع حتى الخادم اختيار الورق.
tour-lot-by-server = سحبها الخادم بنفسه، فلا يشهد له إلا تقدّم المرساة: كان يمكنه أن يجرّب كثيرًا حتى يعجبه الورق قبل أن يشارك أحد.
tour-board-open = لم يُتحقق منها
tour-board-fits = تم التحقق
tour-board-broken = لا تطابق
tour-board-sides = على الطاولة
tour-board-margin = فرق النقاط
tour-board-percent = النسبة
tour-board-imps = نقاط IMP لكل طرف
tour-board-replay = إعادة العرض
