### صفحة الطاولة.

## المقاعد والأوراق

table-hand = أوراقك
table-card-shut = { $card }، لا يمكن لعبها الآن
table-card-advised = { $card }، نصيحة المدرب
table-trick = الأكلة
table-seat = المقعد { $number }
table-seat-free = شاغر
table-sit-here = المقعد { $number } شاغر: اجلس هنا
table-is-bot = آلي
table-seconds = { $count } ث
table-is-dealer = الموزع
table-is-partner = شريكك
table-is-away = غير متصل
table-is-ready = جاهز
table-tricks = { $count ->
    [0] بلا أكلات
    [one] أكلة واحدة
    [two] أكلتان
    [few] { $count } أكلات
   *[other] { $count } أكلة
}
table-held = { $count ->
    [0] لا أوراق في اليد
    [one] ورقة واحدة في اليد
    [two] ورقتان في اليد
    [few] { $count } أوراق في اليد
   *[other] { $count } ورقة في اليد
}
table-points = { $count ->
    [0] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
   *[other] { $count } نقطة
}
table-menu-facts = هذه الجولة
table-close = إغلاق
table-show-rule = اعرض القانون
table-meanings = معنى كل نداء
table-meanings-sign = ؟

## قبل الصكة

table-seating-title = { $game }: تفضّلوا بالجلوس
table-seats-free = { $count ->
    [one] مقعد واحد شاغر
    [two] مقعدان شاغران
    [few] { $count } مقاعد شاغرة
   *[other] { $count } مقعدًا شاغرًا
}
table-ready-missing = { $count ->
    [0] الكل جاهز
    [one] بانتظار لاعب واحد
    [two] بانتظار لاعبين
    [few] بانتظار { $count } لاعبين
   *[other] بانتظار { $count } لاعبًا
}
table-sit = اجلس
table-invite = ادعُ
table-add-bots = أكمل بالآليين
table-ready = أنا جاهز
table-you-are-ready = أنت جاهز.
table-of-tournament = البطولة: { $name }
table-come-walkover = { $minutes ->
    [one] من لم يحضر خلال دقيقة يخسر الصكة.
    [two] من لم يحضر خلال دقيقتين يخسر الصكة.
    [few] من لم يحضر خلال { $minutes } دقائق يخسر الصكة.
   *[other] من لم يحضر خلال { $minutes } دقيقة يخسر الصكة.
}
table-come-bots = { $minutes ->
    [one] بعد دقيقة تلعب الروبوتات عمن لم يحضر.
    [two] بعد دقيقتين تلعب الروبوتات عمن لم يحضر.
    [few] بعد { $minutes } دقائق تلعب الروبوتات عمن لم يحضر.
   *[other] بعد { $minutes } دقيقة تلعب الروبوتات عمن لم يحضر.
}
table-result-entered = تُسجَّل النتيجة في البطولة من تلقاء نفسها.
table-board-over = انتهت الجولة { $board }
table-board-secret = تُسجَّل النتيجة تلقائيًا، ويراها الجميع مع كل الأوراق بعد أن تلعب آخر طاولة هذه الجولة.
table-board-next = إلى الجولة التالية
table-board-wait = يظهر هنا حين تجهز جولتك التالية.
table-tournament-closed = أُغلقت هذه الطاولة، وفي البطولة كيف تُحتسب الصكة.
table-voice-here = يستطيع الجالسون هنا أن يتكلموا معًا أيضًا (محادثة صوتية).
table-rules-of = القوانين: { $preset }
table-rules-unchanged = لم يُغيَّر أي قانون.
table-rules = اقرأ القوانين
table-seat-bot = { $seat }: أجلس لاعبًا آليًا، { $level }
table-bot-level = { $seat }: المستوى
table-unseat-who = { $seat }: أخلِ المقعد
table-seats-done = تم

## الدعوة

table-invited-by = { $host } يدعوك إلى { $game }
table-invited = أنت مدعو إلى { $game }
table-invite-how = كل من لديه هذا الرابط يستطيع الجلوس هنا.
table-copy = انسخ الرابط
table-send-link = أرسل
table-copied = نُسخ الرابط
table-code = الرمز:
table-qr = رمز QR للرابط

## النتيجة

table-sheet-empty = لم تُحسب أي جولة بعد.
table-log-empty = لم يحدث شيء بعد.
table-log-earlier = عرض الجولات السابقة
table-check-card = افحص هذه الورقة
table-deal = الجولة
table-deal-number = الجولة { $number }
table-deal-over = انتهت الجولة { $number }
table-this-deal = هذه الجولة
table-total = المجموع
table-you-won = فزت!
table-won-by = الفوز: { $winners }
table-nobody-won = لم يفز أحد
table-continue = تابع
table-waiting-for = بانتظار { $names }
table-key-show = شاهدها
table-analyse = حلّل الصكة
table-share-picture = شارك صورة النتيجة
table-check = تحقّق من هذه الجولة
table-replay = شاهدها من جديد
table-rematch = صكة أخرى
table-rematch-join = إلى الصكة التالية
table-to-games = إلى الألعاب

## الكلام

table-said = الرسائل
table-talk-seated = الكلام لمن يجلس على الطاولة.
table-chat = قل شيئًا
table-send = أرسل
table-mute = كتم

## الأسئلة

table-bot-plays-for-you = يلعب الآلي عنك الآن.
table-take-seat = استعد مقعدي
table-paused = الطاولة في استراحة.
table-unpause = أكملوا اللعب
table-absent = الطاولة في انتظار { $seat }.
table-claim-absence = دعوا الآلي يكمل عنه
table-agree = موافق
table-decline = لا أوافق
table-waiting-answer = بانتظار الرد من: { $seats }

## الاتصال

table-connection-connecting = جارٍ الاتصال …
table-connection-lost = لا يوجد اتصال. نحاول من جديد …
table-deals-wrong = هناك خلل في ورق هذه الطاولة
table-deals-leave = مغادرة الطاولة
table-deals-check = عرض الأرقام
table-connection-restarting = يعاد تشغيل الخادم. نعود بعد لحظة …
table-watching = { $seconds ->
    [0] أنت تشاهد
   *[other] أنت تشاهد بتأخير { $seconds } ثانية
}
table-superseded = أنت تلعب على هذه الطاولة في نافذة أخرى.
table-play-here = العب هنا

## القائمة

table-menu-menu = القائمة
table-menu-sheet = النتيجة
table-menu-last = آخر أكلة
table-menu-log = ما حدث
table-menu-hint = نصيحة
table-menu-coach = المدرب
coach-only = المدرب: ليس أمامك هنا إلا { $action }. { $reason }
coach-figures = بالأرقام
table-menu-takeback = تراجع
table-menu-claim = الباقي لي
table-menu-accuse = القيد على ورقة
table-menu-sawa = قول سوا
table-say-accuse = قيد
table-say-sawa = سوا
table-menu-pause = استراحة
table-menu-queue = قائمة الانتظار
table-menu-talk = قل شيئًا
table-menu-people = من على الطاولة
table-menu-voice = المحادثة الصوتية
table-menu-microphone = كتم ميكروفوني
table-menu-rules = القوانين
table-menu-share = ادعُ
table-menu-seats = إدارة المقاعد
table-menu-full = ملء الشاشة
table-menu-settings = الإعدادات
table-menu-skip = بلا انتظار
table-menu-sound = الصوت
table-menu-keys = لوحة المفاتيح
table-menu-leave = مغادرة
table-keys-move = من ورقة إلى ورقة
table-keys-play = العب
table-keys-next = إلى الزر التالي
table-leave-playing = يكمل الآلي عنك، ويمكنك العودة واستعادة مقعدك متى شئت.
table-leave-rated = هذه الصكة مصنّفة: إن لعب الآلي عنك أكثر من ثلاث حركات حُسبت عليك خسارة. ولا تكلّفك المغادرة شيئًا إن كان غيرك هو من يؤخّر الطاولة.
table-leave-solo = تتوقف الصكة مؤقتًا. تجدها في الصفحة الرئيسية وتكملها من حيث توقفت.
table-leave-seat = يصبح مقعدك شاغرًا.
table-leave-watching = تتوقف عن المشاهدة.
table-stay = ابقَ

## العودة إلى مجلس هذه الطاولة

table-menu-majlis = إلى المجلس

## الخادم غير متاح

table-server-lost = تعذّر الوصول إلى الخادم، واللعب يحتاج إليه حتى مع اللاعبين الآليين. ستظهر الطاولة تلقائيًا حالما يعود الاتصال به.
table-connection-back = عاد الاتصال.
table-menu-report = الإبلاغ عن لاعب
