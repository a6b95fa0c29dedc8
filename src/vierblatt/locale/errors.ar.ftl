### ما الخطأ. المتغير details يسرد ما يعرفه البرنامج عنه بمصطلحاته.

error-with-rule = { $sentence } ({ $rule })

## الورق والأفعال

error-bad-card = «{ $text }» ليست ورقة.
error-card-twice = وردت الورقة { $text } مرتين.
error-bad-seat = لا مقعد لـ { $seat } حول هذه الطاولة؛ عدد المقاعد { $seats }.
error-no-deal-now = لا يمكن التوزيع الآن.
error-deal-needed = يجب توزيع الورق أولًا.
error-match-over = انتهت الصكة.
error-episode-over = انتهت الجولة التدريبية.
error-bad-pack = ليس هذا ورق اللعبة: العدد { $cards } والمطلوب { $needed }، أو فيه ورقة خاطئة.
error-nothing-to-undo = ليس هناك ما يمكن التراجع عنه.
error-not-in-hand = ليست { $card } في يدك.
error-illegal = لا يجوز الآن: { $action }.
error-no-such-action = «{ $action }» غير ممكن هنا.
error-action-not-number = الفعل عدد صحيح من 0 إلى { $most }، لا «{ $given }».

## الاختيار

error-unknown-game = لا توجد لعبة باسم «{ $game }». المتاح: { $known }.
error-other-game = قوانين المجلس هذه للعبة { $given } لا للعبة { $game }.
error-unknown-preset = «{ $preset }» ليست من القوانين الجاهزة لهذه اللعبة. المتاح: { $known }.
error-preset-of-rule-set = قوانين المجلس الكاملة لا تجتمع مع القوانين الجاهزة «{ $preset }». اختر واحدة منهما فقط.
error-unknown-behaviour = «{ $behaviour }» ليس إصدارًا من قوانين هذه اللعبة ما زال يُلعب به. المتاح: { $known }.
error-unknown-option = «{ $option }» ليس من قوانين المجلس في هذه اللعبة. المتاح: { $known }.
error-reserved-option = لا يمكن اختيار «{ $option }» هنا: فبه تُلعب الأوراق الخاطئة ويُقيَّد عليها، وهذا لا يكون إلا في صكة يلعبها الناس.
error-reserved-preset = لا يمكن اختيار «{ $preset }» هنا: فبها تُلعب الأوراق الخاطئة ويُقيَّد عليها، وهذا لا يكون إلا في صكة يلعبها الناس.
error-claims-not-known = لا يصلح هذا بعد حيث تُلعب الأوراق الخاطئة ويُقيَّد عليها: فالورقة هناك لا تدل على ما ينقص اليد.
error-rules-not-options = قوانين المجلس خيارات مع قيمها، وليست «{ $given }».
error-bad-value = القيمة «{ $value }» لا تصلح للخيار { $option }. المتاح: { $takes }.
error-bad-value-key = القيمة «{ $value }» لا تصلح في { $key }.
error-unknown-bot = لا يوجد لاعب آلي باسم «{ $bot }». المتاح: { $known }.
error-bots-count = عدد اللاعبين الآليين { $given } وعدد المقاعد { $seats }: اذكر واحدًا للجميع أو واحدًا لكل مقعد.
error-bad-bot-setting = الإعداد «{ $setting }» لا يناسب اللاعب الآلي «{ $bot }». المتاح: { $known }.
error-two-bot-clocks = اللاعب الآلي «{ $bot }» يقبل ms أو cpu، لا كليهما.
error-players-count = عدد اللاعبين { $given } وعدد الأطراف { $sides }: اذكر لاعبًا واحدًا للجميع أو واحدًا لكل طرف.
error-unknown-language = اللغة «{ $language }» غير متوفرة. المتاح: { $known }.
error-rule-syntax = يُكتب قانون المجلس هكذا: الاسم=القيمة.
error-bad-seed = البذرة عدد صحيح لا تزيد أرقامه على { $digits }.

## الملفات

error-cannot-read = تعذرت قراءة { $path }: { $reason }
error-cannot-write = تعذرت كتابة { $path }: { $reason }
error-no-folder = تعذرت كتابة { $path }: لا يوجد مجلد باسم { $folder }. أنشئه أو اختر مجلدًا آخر.
error-not-json = ليس هذا نص JSON: { $details }
error-not-an-object = ليس هذا كائن JSON: { $details }

## الحالات المحسوبة

error-unknown-list = ليس للعبة { $game } حالات باسم «{ $list }». المتاح: { $known }.
error-no-cases = لا توجد هنا حالات للعبة { $game }. القوائم الممكنة: { $known }.
error-bad-case = الحالة { $case } في القائمة { $list } غير سليمة: { $reason }

## جولات اليوم

error-bad-day = «{ $day }» ليس يومًا. اكتبه هكذا: 2027-01-15.
error-bad-day-proof = هذا ليس إثباتًا لجولات يوم: { $reason }
error-unknown-day = لا توجد جولات ليوم { $day }: لم يبدأ اليوم بعد، أو لم يلعب أحد، أو حُذفت.
error-daily-over = انتهت جولات يوم { $day }. العب جولات اليوم.
error-daily-not-yet = أكمل الجولة { $place } أولًا: جولاتك تأتي واحدة بعد أخرى.
error-daily-elsewhere = تقدمت هذه الجولة في مكان آخر، ربما على جهاز آخر. هذا وضعها الآن.
error-daily-finished = لقد أكملت هذه الجولة من قبل.
error-daily-hidden = لم تُكمل هذه الجولة بعد. عندما تكملها، أو حين ينتهي اليوم، ترى كل أوراقها وما فعله الآخرون.
error-daily-pending = ما زال اختيارك الأخير يُلعب. انتظر الجواب.
error-bots-away = لا يستطيع اللاعبون الآليون أن يجيبوا الآن. لم يضِع شيء: أعد المحاولة بعد { $seconds ->
    [one] ثانية
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
   *[other] { $seconds } ثانية
}.

## البطولات

error-bad-imp-scale = القيمة «{ $value }» ليست سلّمًا لنقاط IMP: اكتب أعدادًا صحيحة أكبر من صفر، من عدد واحد إلى { $most }، كل منها أكبر من الذي قبله.
error-no-imp-scale = ليس للعبة { $game } سلّم لنقاط IMP. حدّد سلّمًا للبطولة (imp_scale)، أو اجعلها صكات كاملة بدل الجولات المفردة.

## الدروس

error-no-lessons = لا توجد دروس للعبة { $game }.
error-unknown-step = لا توجد في هذه الدروس خطوة «{ $step }». اختر من: { $known }.
error-lesson-choice = لم يكن «{ $action }» اختيارًا صحيحًا في الخطوة { $step }. ابدأ هذه الخطوة من جديد.
error-lesson-over = لم يبق في الخطوة { $step } شيء تفعله. انتقل إلى التالية.
error-bad-lessons = ليس { $path } ملف دروس: { $reason }
error-bad-lesson = { $path }، الخطوة { $step }: { $reason }

## الألغاز

error-bad-puzzle = هذا ليس لغزًا: { $why }
error-puzzle-format = صيغة هذا اللغز { $found } غير معروفة، والمعروف: { $known }.
error-bad-puzzle-line = السطر { $line } في { $path } ليس لغزًا: { $why }. احذف هذا السطر أو أنشئ الملف من جديد.
error-bad-puzzle-position = تعذّر إعداد وضع اللغز { $puzzle }: { $reason }
error-puzzles-not-gzip = ليس { $path } مضغوطًا كما يدل اسمه، أو هو تالف: { $reason }. انسخ الملف أو أنشئه من جديد.
error-no-such-puzzle = لا يوجد في { $path } لغز «{ $puzzle }». تبدأ أسطر الملف بمعرّفات ألغازه.
error-no-such-puzzles = لا توجد في { $path } ألغاز من هذا النوع وهذا الموضوع.
error-no-puzzles = لا تأتي مع البرنامج ألغاز للعبة { $game }. الأمر `vierblatt puzzles make { $game }` ينشئ بعضها.
error-empty-puzzle-file = لا ألغاز في { $path }. الأمر `vierblatt puzzles make` ينشئ بعضها.
error-record-of-another-game = ‏{ $path } سجل للعبة { $found } وليس للعبة { $game }. احذفه من الأمر أو اذكر تلك اللعبة.
error-bot-with-clock = للاعب الآلي { $bot } حد زمني، فلا يمكن تكرار لعبه. اختر لاعبًا بلا حد زمني، مثل search:worlds=10.
error-checkpoint-of-other-puzzles = ملف الاستئناف { $file } يخصّ بحثًا آخر عن الألغاز. استخدم ملفًا آخر أو احذف هذا.
error-not-a-safety-puzzle = للغز { $puzzle } جواب واحد ولا يُلعب بعده؛ ألغاز النوع safety وحدها تُلعب إلى النهاية.
error-puzzle-not-over = لم ينته اللغز { $puzzle } بعد: تُكشف الأوراق المخفية في نهاية الجولة.
error-puzzle-over = انتهى اللغز { $puzzle }: لم يبق شيء للعب.

## الأوضاع المركبة

error-position = هذا الوضع غير ممكن: { $reason }
error-bad-key = لا مكان في الوضع للحقل «{ $key }».
error-missing-key = ينقص الوضعَ الحقل «{ $key }».
error-bad-number = الحقل { $name } لا يقبل { $value }. المتاح: { $takes }.
error-bad-scores = يجب ذكر نتيجة لكل طرف، وعدد الأطراف { $sides }.
error-bad-hands = عدد الأيدي { $given } وعدد المقاعد { $seats }.
error-no-hand = يجب أن تُعرف يد واحدة على الأقل أو عدد أوراق اليد.
error-hand-too-large = اليد أكبر مما يجوز، وعدد أوراقها { $cards }.
error-not-together = لا يجتمع هذا كله: { $keys }
error-bad-action = تعذرت قراءة الفعل «{ $action }».
error-history = لم يكن { $action } ممكنًا في تلك اللحظة: { $reason }
error-pack-needed = الجولة التي لا يُعرف ورقها لا تُتابَع إلا إلى نهايتها.
error-card-in-two-places = ورقة واحدة في مكانين. { $details }
error-card-not-in-play = ليست { $turned } في اللعب.
error-bad-trick = هذه الأوراق ليست أكلة: { $cards }
error-wrong-leader = ليس اللاعب { $leader } من يبدأ هذه الأكلة.
error-bad-contract = هذا العقد غير ممكن: { $details }
error-bad-chosen = لا يمكن أن تكون هذه العقود قد اختيرت: { $details }
error-bad-bids = لا يمكن أن تكون الطلبات هكذا: { $value }
error-bad-trump = لا يصلح «{ $value }» حكمًا.
error-bad-malzom = الملزوم نعم أو لا، وليس «{ $value }».
error-bad-won = لا يمكن أن تكون هذه الأكلات قد كُسبت: { $value }

## السجلات والتوزيع القابل للإثبات

error-bad-record = ليس هذا سجلًا: { $why }
error-unopened = لم يُكشف كل التزام.
error-nothing-unopened = كُشف كل التزام: هذه البداية محسوبة.
error-no-more-rounds = لم تبدأ الصكة مع أن عدد المحاولات { $rounds }.
error-bad-seen = هذا ليس ما رآه مقعد من البداية: { $why }
error-record-format = صيغة السجل { $found } غير معروفة، والمعروف: { $known }.
error-record-empty = لا جولات في هذا السجل، فلا شيء يُعرض.
error-record-game = لعبة السجل غير مطابقة: { $details }
error-record-rules = قوانين السجل غير موجودة في { $game }: { $why }
error-record-seats = مقاعد السجل غير مطابقة: { $details }
error-record-deal = تعذر توزيع الجولة { $deal } من السجل: { $why }
error-record-action = الجولة { $deal } والفعل { $action } من السجل، وهو «{ $text }»، غير ممكن: { $why }
error-record-taken-back = ما تم التراجع عنه في الجولة { $deal } من السجل لم يكن ممكنًا: { $why }
error-record-position = الصكة التي تبدأ من وضع مُعَدّ لا يمكن تسجيلها.
error-record-packs = لا يمكن للسجل أن يحفظ مصدر ورق كهذا: { $kind }
error-no-more-packs = نفدت رزم الورق كلها وعددها { $packs }.
error-deal-running = ما زالت الجولة { $deal } جارية.
error-deal-revealed = سر الجولة { $deal } معروف من قبل.
error-no-such-deal = لا توجد جولة رقم { $deal } في هذه الصكة، وعدد جولاتها { $deals }.
error-bad-match-id = معرّف الصكة هذا لا يصلح، وعدد حروفه { $characters } والمسموح من 1 إلى 100.
error-bad-rules-hash = ليست هذه بصمة مجموعة قوانين: «{ $text }»
error-bad-secret = طول السر 32 بايتًا وليس { $bytes }.
error-bad-commitment = ما جاء من { $seat } ليس التزامًا.
error-already-committed = سبق أن التزم { $seat }.
error-bad-nonce = الرقم الذي كشفه { $seat } لا يوافق التزامه.
error-bad-seats = عدد المقاعد { $seats } والمطلوب { $needed }.

## اللعب على خادم

error-bad-address = «{ $address }» ليس عنوان خادم.
error-no-connection = الخادم { $server } لا يجيب. { $reason }
error-not-a-server = الخادم { $server } يجيب، لكنه ليس خادم Vierblatt، أو أنه من إصدار آخر.
error-superseded = أنت تلعب على هذه الطاولة الآن من نافذة أخرى.
error-client-closed = الاتصال مغلق.
error-needs-terminal = اللعب على خادم يحتاج إلى طرفية تستطيع عرض طاولة.

## تشغيل خادم

error-bad-host = ليس لهذا الجهاز عنوان «{ $host }».
error-port-taken = المنفذ { $port } مستخدم. اختر غيره بالخيار ‎--port‎، أو ‎--port 0‎ لأي منفذ متاح.
error-port-forbidden = المنفذ { $port } غير متاح لك. اختر بالخيار ‎--port‎ منفذًا فوق 1023.
error-bad-certificate = لا تصلح الشهادة { $path } مع مفتاحها: { $reason }
error-database-in-use = يستخدم خادم آخر الملف { $path }. أوقفه أولًا، أو اختر ملفًا آخر بالخيار ‎--database‎.
error-missing-package = الحزمة { $package } غير مثبّتة. ثبّت كل ما يلزم هنا بالأمر: ‎pip install "vierblatt[{ $extra }]"‎
error-wrong-version = المثبّت هو ‎{ $package } { $installed }‎، ولا يعمل هذا الإصدار من Vierblatt إلا مع إصدارات أخرى. ثبّت أحدها بالأمر: ‎pip install "{ $takes }"‎
error-no-database = لا توجد قاعدة بيانات في { $path }. اذكر مسارها بالخيار ‎--database‎.
error-not-a-database = ليس { $path } قاعدة بيانات سليمة من Vierblatt: { $reason }
error-not-a-file-database = لا يصلح هذا إلا لقاعدة بيانات في ملف.
error-file-exists = الملف { $path } موجود. اختر اسمًا آخر.
error-still-leased = قد يكون خادم يستخدم { $path } حتى { $until }. أوقفه أو انتظر.
error-table-is-closed = الطاولة { $table } مغلقة من قبل.
error-unknown-player = لا يوجد لاعب «{ $player }». المطلوب معرّف أو اسم حساب.
error-merge-gone = أحد الحسابين لم يعد موجودًا، أو هما حساب واحد.
error-merge-both-rated = لكلا الحسابين تصنيف في { $game }، { $preset }، ولا يمكن دمج التصنيفات. احذف أحدهما أو اتركهما.
error-merge-met = جلس الاثنان إلى طاولة واحدة ({ $table })، فلا يمكن دمجهما.
error-guest-has-no-password = { $name } ضيف وليست له كلمة مرور.

## الحسابات والطلبات

error-not-signed-in = لم تسجّل دخولك.
error-bad-token = لم يعد تسجيل دخولك صالحًا. سجّل الدخول من جديد.
error-token-old = انتهت مدة تسجيل دخولك. سجّل الدخول من جديد.
error-banned = اللعب على هذا الخادم غير مسموح لك في الوقت الحالي.
error-session-needed = المفتاح الشخصي لا يكفي لهذا؛ سجّل الدخول بنفسك.
error-bad-origin = هذا الطلب من صفحة لا تتبع هذا الخادم.
error-wrong-login = الاسم أو كلمة المرور غير صحيح.
error-wrong-password = هذه ليست كلمة مرورك.
error-bad-password = كلمة المرور من { $least } إلى { $most } حرفًا.
error-guessable-password = كلمة المرور هذه سهلة التخمين. اختر أطول منها، مثل أربع كلمات.
error-bad-name-length = الاسم من حرف واحد إلى { $most }، وفي هذا الاسم { $characters }.
error-bad-name-character = الرمز { $character } لا يصلح في الأسماء.
error-bad-name-letters = لا بد في الاسم من حرف أو رقم.
error-bad-name-sign = الرمز { $sign } علامة البرامج، ولا يصلح في اسمك.
error-bad-name-reserved = الاسم «{ $name }» محجوز لإدارة الخادم أو لمن لا اسم له. اختر اسمًا آخر.
error-bad-name-mixed = في هذا الاسم حروف متشابهة من أبجديات مختلفة: { $alphabets }.
error-already-registered = لديك حساب من قبل.
error-not-registered = كلمة المرور لأصحاب الحسابات. اختر أولًا اسمًا وكلمة مرور.
error-no-such-player = لا يوجد لاعب كهذا.
error-unknown-record = لا توجد هذه الصكة هنا.
error-unknown-token = لا يوجد هذا المفتاح.
error-unknown-session = لا توجد جلسة كهذه.
error-unknown-passkey = لا يوجد مفتاح المرور هذا.
error-too-many-tokens = لديك { $most } من المفاتيح، ولا مزيد عليها. احذف واحدًا أولًا.
error-too-many-passkeys = لديك { $most } من مفاتيح المرور، ولا مزيد عليها. احذف واحدًا أولًا.
error-passkeys-need-tls = مفاتيح المرور تحتاج إلى اتصال آمن (https) وخادم له اسم نطاق.
error-bad-passkey = لا يمكن استعمال مفتاح المرور هذا هنا.
error-wrong-passkey = مفتاح المرور هذا ليس لأحد هنا، أو توقيعه غير صحيح.
error-passkey-late = طال الوقت. حاول مرة أخرى.
error-passkey-known = مفتاح المرور هذا مسجّل من قبل.
error-too-busy = كثيرون يسجّلون الدخول الآن. حاول بعد { $seconds } ثانية.
error-bad-request = تعذّرت قراءة هذا الطلب: { $why }
error-body-not-json = تُكتب الطلبات بصيغة JSON لا بصيغة «{ $media }».
error-body-too-large = حجم الطلب بالبايت لا يزيد على { $most }.
error-body-too-slow = لم يصل الطلب في الوقت المناسب.
error-no-such-place = لا شيء في { $path }.
error-wrong-method = لا يقبل { $path } الطريقة { $method }.
error-request-failed = حدث خطأ في الخادم، وليس منك.

## المحاكاة

error-checkpoint-damaged = ملف الاستئناف { $file } تالف.
error-checkpoint-unreadable = تعذّرت قراءة ملف الاستئناف { $file }: { $reason }.
error-checkpoint-unwritable = تعذّرت كتابة ملف الاستئناف { $file }: { $reason }.
error-checkpoint-of-another-job = ملف الاستئناف { $file } يخصّ محاكاة أخرى. استخدم ملفًا آخر أو احذف هذا.
error-checkpoint-of-another-version = أُنشئ ملف الاستئناف { $file } بإصدار آخر من القوانين أو اللاعبين الآليين. استخدم ملفًا آخر أو احذف هذا.
error-cluster-unreachable = لا يستجيب أي عنقود Ray على العنوان { $address }: { $reason }
error-cluster-of-another-version = يعمل العنقود بإصدار من Vierblatt يختلف عن الإصدار هنا. ثبّت الإصدار نفسه في كل مكان.
error-cluster-lost-work = فقد العنقود الجزء نفسه من المحاكاة مرارًا: { $reason }

## التوزيعات الممكنة

error-no-deal-in-progress = لا توجد جولة جارية يمكن تقدير أوراقها المخفية.
error-no-world = لا يوجد توزيع يوافق هذا الوضع: أوراقه أو ما لُعب فيه لا يمكن أن تكون هكذا.
error-no-world-found = لم يُعثر في المحاولات المسموح بها على توزيع يوافق هذا الوضع.
error-nothing-to-solve = لا دور لأحد في هذا الوضع: لا شيء للحل.
error-hand-unknown = يحتاج الحل إلى كل الأيدي، ويد المقعد { $seat } غير معروفة.
error-calls-not-solved = لا يُحل إلا لعب الأوراق، لا ما قبله من مزايدة وإعلانات.
error-layouts-not-listed = لا يمكن حل هذه النهاية حلًا مؤكدًا: توزيعات الأوراق المخفية المترابطة كثيرة جدًا، أو أن النتيجة تتوقف على أكثر منها. اختر نهاية أوراقها أقل.
error-no-forecasts = ليس في هذا الوضع طلب يمكن توقّع نتيجته.
error-not-two-sides = لا تُحل إلا الألعاب التي بين طرفين، وليس { $game }.
error-two-sides = اللعبة بين طرفين يحلها الحل الدقيق لطرفين، لا max^n: { $game }.
error-not-from-a-deal = هذا الوضع أُعِدّ في منتصف اللعب: ما لُعب قبله ورقةً ورقةً غير معروف.

## التحليل

error-bad-analysis = هذا ليس تحليلًا: { $why }
error-record-behaviour = لُعب هذا السجل بالإصدار { $found } من القوانين، وهذا البرنامج يعرف الإصدار { $known }.
error-record-faulty = هذا السجل لا يثبت ما لُعب: { $why }
error-analysis-of-another = هذا الملف لتحليل سجل آخر أو بإعدادات أخرى. اختر ملفًا آخر أو احذف هذا الملف.
error-analysis-of-another-version = بُدئ هذا الملف بإصدار آخر من البرنامج. اختر ملفًا آخر أو احذف هذا الملف.

## المجالس

error-no-such-majlis = لا يوجد مجلس بهذا الرابط، وربما تغيّر رابطه.
error-majlis-members-only = هذا لأعضاء المجلس فقط.
error-majlis-host-only = هذا لمضيف المجلس فقط.
error-majlis-full = هذا المجلس ممتلئ، وأقصى عدد لأعضائه { $most }.
error-too-many-majlises = أقصى عدد من المجالس يمكنك أن تكون فيها { $most }.
error-majlis-managers-only = هذا للمضيف ولمشرفي المجلس فقط.
error-too-many-managers = أقصى عدد لمشرفي المجلس { $most }.
error-no-such-rules = لا توجد هذه القوانين في المجلس، وربما حُذفت.
error-too-many-rule-sets = أقصى عدد للقوانين المسماة في المجلس { $most }. احذف واحدة أولًا.
error-no-such-event = لا يوجد هذا الموعد الثابت، أو انتهى.
error-no-such-date = ليس هذا اليوم من أيام الموعد، أو أُنشئت بطولته.
error-too-many-events = أقصى عدد للمواعيد الثابتة في المجلس { $most }. أنهِ واحدًا أولًا.
error-too-many-skipped = أقصى عدد للأيام الملغاة من موعد واحد معًا { $most }.
error-unknown-time-zone = لا توجد منطقة زمنية بالاسم { $zone }. اختر مثل Asia/Riyadh.
error-no-such-review = لا توجد مراجعة بهذا الرابط، وربما حُذفت.
error-review-not-yours-to-open = لا يفتح مراجعة هذه الصكة إلا من لعبها.
error-too-many-reviews = أقصى عدد لمراجعاتك { $most }. احذف واحدة أولًا.
error-too-many-watched = أقصى عدد من المراجعات المفتوحة معًا { $most }. أغلق واحدة أولًا.
error-review-crowded = هذه المراجعة ممتلئة، وعدد من يشاهدها { $most }.
error-review-players-only = هذا هنا لمن لعب الصكة فقط.
error-puzzle-pending = ما زال يجري التحقق من موضع آخر لك. انتظر ذلك الجواب أولًا.
error-judging-prepared = ما زال الخادم يجهّز تقييم هذه اللعبة. أعد المحاولة بعد { $seconds ->
    [one] ثانية
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
   *[other] { $seconds } ثانية
}.
error-review-led = يقود هذه المراجعة شخص آخر.
error-review-not-leader = هذا لمن يقود المراجعة فقط.
error-review-not-yours = لا يحذف هذا إلا صاحبه أو من لعب الصكة.
error-no-such-item = لم يعد هذا موجودًا.
error-no-such-branch = لم يعد هذا المسار موجودًا.
error-no-such-point = ليس في هذه الجولة الحركة { $step }، بل { $steps } فقط.
error-branch-has-branches = تبدأ من هنا مسارات أخرى. احذفها أولًا.
error-too-many-branches = أقصى عدد للمسارات في المراجعة { $most }. احذف واحدًا أولًا.
error-too-many-notes = أقصى عدد للملاحظات في المراجعة { $most }. احذف واحدة أولًا.
error-no-such-study = لا توجد هذه الدراسة، وربما حُذفت.
error-no-such-position = لم يعد في هذه الدراسة موضع رقم { $number }.
error-study-not-yours = لا يغيّر هذه الدراسة إلا من أنشأها.
error-too-many-studies = يمكن أن يكون لك { $most } دراسة على الأكثر. احذف واحدة أولًا.
error-too-many-positions = في الدراسة { $most } موضعًا على الأكثر. احذف واحدًا أولًا أو ابدأ دراسة أخرى.
error-note-too-long = في هذه الملاحظة { $characters } حرفًا، والممكن { $most }.
error-no-such-tournament = لا توجد هذه البطولة، وربما حُذفت.
error-organiser-withdraws = في الدوري والمجموعات لا يُخرج أحدًا بعد البداية إلا المنظم، لأن ذلك يلغي كل لقاءاته. اطلب ذلك منه.
error-not-the-organiser = لا يفعل هذا إلا منظم البطولة.
error-too-many-tournaments = يمكن أن يكون لك { $most } بطولة على الأكثر. احذف واحدة أولًا.
error-tournament-running = هذه البطولة جارية. أنهها قبل أن تحذفها.
error-tournament-full = في البطولة هنا { $most } متنافس على الأكثر.
error-tournament-log-full = بلغ حجم قيود هذه البطولة { $most } ميغابايت، ولا يمكن الآن إلا إنهاؤها.
error-entry-closed = في هذه البطولة لا يسجّل المتنافسين الآن إلا المنظم.
error-entered-already = أنت مسجل في هذه البطولة من قبل باسم «{ $name }».
error-round-begun = بدأ دور آخر في هذه الأثناء، ربما في نافذة أخرى. انظر من جديد.
error-too-many-entries = أنت في { $most } بطولة لم تنته بعد، وهذا هو الحد. انسحب من واحدة أولًا.
error-not-a-contestant = لست مسجلًا في هذه البطولة.
error-no-start-time = لم يُحدد موعد بدء هذه البطولة.
error-merge-both-entered = للحسابين مكان في البطولة «{ $name }». ادمجهما بعد انتهائها.
error-absent-need-bots = حيث يُوزَّع الشركاء بالقرعة أو تزيد الأطراف على اثنين، لا بد أن تلعب الروبوتات عمن لم يحضر.
error-tables-need-clock = تحتاج طاولات البطولة إلى ساعة: من { $least } إلى { $most } ثانية للعبة الواحدة، و{ $bank } ثانية إضافية للصكة على الأكثر.
error-rated-meeting-open = اللقاء { $meeting } ما زال يُلعب وهو مصنف: دعه ينتهي على طاولاته. ومن لا يحضر لا يُنتظر أكثر من المدة المعلنة.
error-too-many-at-tables = يمكن أن يكون لك { $most } بطولات لم تنتهِ على طاولات الخادم على الأكثر. أنهِ واحدة أولًا.
error-too-many-without-players = يمكن أن تلعب الروبوتات وحدها عن { $most } متنافسًا على الأكثر.
error-contestant-needs-players = هنا يسجّل كل واحد نفسه، فلا روبوت يلعب عن الغائب.
error-partners-by-link = في هذه البطولة يأخذ الشركاء أماكنهم بأنفسهم: سجّل أولًا ثم أرسل إليهم رابطك.
error-place-while-playing = اللقاء ما زال يُلعب، ولا يتغير اللاعبون إلا بعد نتيجته.
error-places-taken = اكتمل لاعبو «{ $name }».
error-not-your-partner = لا يُخلي هذا المكان إلا الشريك نفسه أو من سجّله أو المنظم.
error-no-tables = تُلعب هذه البطولة بورق حقيقي.
error-places-fixed = يبقى كل لاعب مع شريكه إلى النهاية: من رأى جولات لا يلعبها مرة أخرى مع غيره.
error-no-boards = لا يوزّع الخادم جولات في هذه البطولة.
error-board-not-open = الجولة { $board } ما زالت سرية: هناك من لم يلعبها بعد.
error-no-such-partner = لا أحد في هذا المكان.
error-no-such-invitation = لم تعد هذه الدعوة صالحة. اطلب من شريكك أحدث رابط.
error-text-too-long = في هذا النص { $characters } حرفًا، والممكن { $most }.
error-too-many-swaps = أقصى عدد للتبديلات في المسار { $most }.
error-swap-noticed = لا يمكن تبديل { $first } و{ $second }: كان اللاعب سيلاحظ ذلك.
error-deal-ended = انتهت الجولة.
error-not-in-pack = ليس في الورق { $card }.
error-no-such-line = لم تعد هذه الرسالة موجودة.
error-does-not-accept = هذا اللاعب لا يقبل ذلك الآن.
error-you-block-them = أنت تحظر هذا اللاعب. ألغ الحظر أولا.
error-not-yourself = هذا أنت. اختر لاعبا آخر.
error-too-many-friends = أقصى عدد للأصدقاء { $most }. أنه صداقة أولا.
error-too-many-asked = لا ينتظر الرد أكثر من { $most } من طلباتك. اسحب طلبا أولا.
error-too-many-followed = أقصى عدد لمن تتابعهم { $most }. ألغ متابعة أحدهم أولا.
error-too-many-blocked = أقصى عدد لمن تحظرهم { $most }. ألغ حظر أحدهم أولا.
error-too-many-muted = أقصى عدد لمن تكتمهم { $most }. ألغ كتم أحدهم أولا.
error-seat-not-open = لا يمكنك الجلوس على هذه الطاولة الآن. اختر طاولة أخرى أو افتح واحدة.
error-too-many-challenges = لا ينتظر الرد أكثر من { $most } من تحدياتك. انتظر حتى يرد على أحدها أو ينتهي وقته.
error-no-such-challenge = هذا التحدي لم يعد موجودا.
error-challenge-lapsed = انتهى وقت هذا التحدي. ابدأ تحديا بنفسك.
error-challenge-answered = سبق الرد على هذا التحدي.
## Moderation

error-silenced = منعك أحد المشرفين من الكتابة بحرية حتى { $until_moment }. العبارات الجاهزة ما زالت متاحة، والسبب في صفحتك.
error-report-on-yourself = لا يمكنك الإبلاغ عن نفسك.
error-too-many-open-reports = ما زالت { $most } من بلاغاتك تنتظر قرارًا. انتظر حتى ينظر أحد المشرفين في بعضها.
error-too-many-reports-today = عدد بلاغاتك خلال يوم واحد { $most }، ويمكنك الإبلاغ من جديد غدًا.
error-words-needed = اكتب السبب.
error-hours-needed = حدّد عدد الساعات.
error-no-such-act = لا يوجد قرار كهذا بشأنك.
error-appealed-already = سبق أن اعترضت على هذا، أو أنه أُلغي.
error-name-taken-away = سحب منك أحد المشرفين هذا الاسم. اختر اسمًا آخر.
error-moderators-only = هذا للمشرفين فقط.
error-moderator-protected = لا يتصرف في شأن المشرف إلا مدير الخادم، ولا أحد في شأن نفسه.
error-no-such-case = لا توجد هذه الحالة، وربما حُذف الحساب.
error-case-changed = تغيّرت هذه الحالة في هذه الأثناء: تصرّف غيرك، أو وصل بلاغ آخر. انظر فيها من جديد.
error-case-closed = أُغلقت هذه الحالة من قبل.
error-nothing-to-lift = لا شيء هنا لإلغائه: أُلغي من قبل، أو أنه يخص غيره.
error-moderator-unnamed = اذكر الحساب: «vierblatt admin moderator { $what } NAME».
error-guest-cannot-moderate = { $name } ضيف، ولا يكون مشرفًا إلا حساب له اسم خاص.
