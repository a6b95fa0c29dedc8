### الطاولات التي يجتمع عليها اللاعبون: ما يحدث عليها وما يُقال وما يُرفض.

## ما حدث على الطاولة

note-sat = جلس { $name }
note-bot-sat = جلس لاعب آلي
note-stood = قام { $name }
note-ready = { $seat } جاهز
note-began = الجميع جاهزون، والورق ثابت من الآن.
note-voided = لم يكشف { $name } رقمه. الجميع يسحبون رقمًا جديدًا.
note-started = بدأت الصكة
note-replaced = غاب { $name } ويلعب مكانه لاعب آلي
note-returned = عاد { $name }
note-asked-takeback = { $seat } يطلب التراجع
note-asked-pause = { $seat } يطلب استراحة
note-agreed = { $seat } موافق
note-declined = { $seat } غير موافق
match-continue = متابعة: { $game }، الجولة { $deal }، { $score }
note-withdrawn = تراجع { $seat }
table-bot-takes-over = { $seat } غير متصل. يلعب الآلي عنه بعد { $seconds } ث.
note-paused = استراحة
note-resumed = نكمل اللعب
note-pace = { $seat } غيّر السرعة: { $name ->
    [slow] بطيئة
    [fast] سريعة
    [instant] فورًا
   *[other] عادية
}
note-claimed = { $seat } يطالب بباقي الأكلات
note-clock = انتهى الوقت واختار اللاعب الآلي بدل { $seat }
note-rematch = الصكة التالية جاهزة
note-queued = { $name } ينتظر مقعدًا
note-unqueued = { $name } لم يعد ينتظر
note-skipped = { $name } لم يحضر، فالمقعد لمن بعده
note-closed = أُغلقت الطاولة
note-outlived = أُغلقت الطاولة، فالخادم يلعب الآن بقوانين أحدث. الصكة التي لم تكتمل تنتهي بالتعادل ولا تُحسب في التصنيف.
note-restarted = انقطع الخادم لحظة، ونكمل اللعب.

## ما يُقال بلمسة واحدة

phrase-hello = السلام عليكم!
phrase-good-luck = بالتوفيق!
phrase-well-played = كفو، لعب ممتاز!
phrase-thanks = شكرًا!
phrase-sorry = آسف!
phrase-oops = أوه!
phrase-hurry = دورك …
phrase-moment = لحظة من فضلك
phrase-nice = حلو!
phrase-wow = يا سلام!
phrase-good-game = صكة جميلة!
phrase-again = صكة ثانية؟
phrase-bye = مع السلامة!

## ما ترفضه الطاولة

error-bad-message = لا يمكن قراءة هذه الرسالة: { $why }
error-message-too-large = حجم الرسالة { $bytes } بايتًا والحد { $most }.
error-not-playing = لا صكة جارية هنا الآن.
error-bad-log = سجل هذه الطاولة غير ممكن: { $why }
error-table-closed = هذه الطاولة مغلقة.
error-not-for-the-table = ليس هذا مما تفعله الطاولة.
error-table-full = كل المقاعد مشغولة.
error-seat-taken = مقعد { $seat } مشغول.
error-rated-no-bots = لا يلعب اللاعب الآلي على الطاولات المصنفة.
error-rated-no-guests = الصكات المصنفة ليست للضيوف. اختر أولًا اسمًا وكلمة مرور في صفحة «حسابي».
error-already-begun = بدأت الصكة من قبل.
error-no-seat = ليس لك مقعد على هذه الطاولة.
error-host-only = هذا لمن فتح الطاولة فقط.
error-tournament-table = هذه الطاولة لبطولة: المقاعد والإعدادات ثابتة، ولا استراحة فيها.
error-pace-rated = لا يمكن تغيير سرعة طاولة مصنّفة.
error-not-alone = يلعب هنا آخرون أيضًا.
error-table-paused = الطاولة في استراحة.
error-nonces-not-wanted = ليس الآن وقت كشف الأرقام العشوائية.
error-stale = حدث شيء في هذه الأثناء. انظر مرة أخرى ثم اختر.
error-not-your-turn = ليس دورك.
error-claim-uncertain = ليس مؤكدًا أنك تأخذ كل الأكلات الباقية. لك أن تطالب بها حين يكون البدء لك ولا تغلب أوراقك ورقة لم ترها.
error-claim-where-faults = على هذه الطاولة يمكن لعب الأوراق الخاطئة والقيد عليها. لذلك تُلعب الأكلات الباقية، أو تُكشف بقول «سوا» حيث تسمح القوانين.
error-nothing-claimable = على هذه الطاولة تُرفض الأوراق الخاطئة، فليس فيها ما يُقيَّد عليه.
error-question-open = يجب الجواب عن السؤال الآخر أولًا.
error-takeback-off = لا تراجع على هذه الطاولة.
error-takeback-too-late = فات وقت التراجع: لعب غيرك بعدك أو رأيت شيئًا جديدًا.
error-not-absent = { $seat } لا يؤخّر الطاولة.
error-not-absent-yet = بقيت { $seconds } ثانية قبل أن يلعب الآلي مكان { $seat }.
error-takebacks-used-up = رفض الآخرون تراجعك { $most } مرات في هذه الصكة، فلا يمكنك أن تطلبه مرة أخرى.
error-pauses-used-up = طلبت الاستراحة { $most } مرات في هذه الصكة، ولا مزيد عليها.
error-pause-too-soon = كانت الاستراحة الأخيرة قبل قليل. لك أن تطلب أخرى بعد { $seconds } ثانية.
error-nothing-asked = ليس هناك سؤال تجيب عنه.
error-history-private = هذا اللاعب لا يعرض صكاته.
error-analysis-not-yours = لا يطلب تحليل هذه الصكة إلا من لعبها.
error-analysis-pending = طلبت تحليلًا من قبل، ويبدأ التالي بعد انتهائه.
error-analyses-full = تنتظر صكات كثيرة تحليلها. حاول لاحقًا.
error-no-analysis = لم تُحلَّل هذه الصكة بعد.
error-hint-pending = سألت من قبل، والجواب في الطريق.
error-hints-off = لا نصائح على هذه الطاولة.
error-match-running = ما زالت الصكة جارية.
error-queue-off = لا توجد قائمة انتظار على هذه الطاولة.
error-queue-moved = الصكة التالية على طاولة أخرى. انتظر دورك هناك.
error-queue-seated = لك مقعد على هذه الطاولة.
error-queue-full = ينتظر هنا { $most } شخصًا، وهذا هو الحد.
error-queue-joins-used-up = انضممت إلى القائمة أو اخترت شريكًا { $most } مرة، وهذا هو الحد في الصكة الواحدة.
error-queue-paired = لك شريك بالفعل. اخرج من قائمة الانتظار أولًا.
error-queue-no-partner = شريكك يجب أن يكون وحده في قائمة الانتظار، على طاولة يلعب فيها الشركاء معًا.
error-queue-first = المقاعد الشاغرة لمن في قائمة الانتظار. انضم إليها.
error-queue-needs-spectators = حين يبقى الفائز تتكون قائمة الانتظار من المتفرجين. اسمح بهم.

## الألغاز على الخادم

error-unknown-puzzle = لا يوجد هنا لغز «{ $puzzle }».
error-unknown-theme = لا توجد ألغاز موضوعها «{ $theme }». اختر موضوعًا من القائمة.
error-no-puzzles-here = لا توجد هنا ألغاز للعبة { $game } بعد.
error-no-own-mistakes = لا يوجد في صكاتك الأخيرة خطأ محلَّل يصلح لغزًا. اطلب تحليل صكة أولًا.
error-puzzle-not-open = هذا اللغز لم يعد ينتظر جوابك. اطلب اللغز التالي.
error-puzzle-is-played = هذا اللغز يُلعب ورقة ورقة حتى نهاية الجولة.
error-puzzle-is-answered = هذا اللغز يُجاب عنه بورقة واحدة أو نداء واحد.
error-puzzle-not-answered = ترى الحل وتستطيع التصويت بعد أن تجيب عن هذا اللغز.
error-vote-no-guests = التصويت ليس للضيوف. اختر أولًا اسمًا وكلمة مرور في صفحة «حسابي».
error-no-puzzle-folder = لا يوجد مجلد الألغاز { $path }. صحّح `puzzles` في الإعدادات، أو أنشئ المجلد.

## ما يُرفض في الطريق إلى الطاولة

error-unknown-table = لا توجد طاولة كهذه. راجع الرابط مرة أخرى.
error-not-entered = هذه النافذة ليست على الطاولة. ادخل إليها أولًا.
error-no-spectators = لا يُسمح بالمشاهدة على هذه الطاولة.
error-not-hello = يجب أن تعرّف الرسالة الأولى بصاحبها.
error-hello-again = سبق أن عرّفت بنفسك.
error-other-protocol = هذه الصفحة من إصدار غير إصدار الخادم. أعد تحميلها.
error-too-fast = هذا كثير دفعة واحدة. انتظر لحظة.
error-too-many-sockets = النوافذ المفتوحة معًا كثيرة؛ الحد الأقصى { $most }.
error-too-many-tables = الطاولات المفتوحة باسمك كثيرة؛ الحد الأقصى { $most }.
error-too-many-seats = تجلس على مقاعد كثيرة متتالية. انتظر دقيقة.
error-log-full = حدث على هذه الطاولة أكثر مما ينبغي: بلغ سجلها { $entries } قيدًا. يمكن إكمال الصكة حتى نهايتها؛ افتح للتالية طاولة أخرى.
error-unknown-phrase = «{ $phrase }» ليست من العبارات الجاهزة.
error-nothing-said = ليس في هذه الرسالة نص يُقرأ.
error-chat-off = على هذه الطاولة عبارات جاهزة فقط.
error-free-chat-private = الكتابة الحرة للطاولات الخاصة فقط.
error-voice-private = المحادثة الصوتية للطاولات الخاصة فقط.
error-voice-not-offered = هذا الخادم لا يتيح المحادثة الصوتية.
error-voice-off = لا محادثة صوتية على هذه الطاولة.
error-voice-seated = الكلام للجالسين على الطاولة فقط. خذ مقعدك أولًا.
error-voice-not-joined = لم تنضم إلى المحادثة الصوتية على هذه الطاولة بعد. انضم إليها أولًا.
error-voice-gone = هذا الشخص لم يعد في المحادثة الصوتية على هذه الطاولة.
error-rated-preset-only = الطاولات المصنفة تلعب بالقوانين الجاهزة دون تغيير.
error-rated-needs-clock = الطاولات المصنفة لا بد لها من ساعة: من { $least } إلى { $most } ثانية لكل حركة، ورصيد لا يزيد على { $bank } ثانية.
error-too-many-bots = عدد اللاعبين الآليين هنا كثير ({ $bots })؛ الحد الأقصى { $most }.
error-restarting = سيعاد تشغيل الخادم الآن. عد بعد لحظة.
error-table-away = الخادم الذي لديه هذه الطاولة لا يجيب. لم يضع شيء؛ أعد المحاولة بعد لحظة.
error-node-silent = خادم آخر لا يجيب. أعد المحاولة بعد لحظة.
error-server-fault = حدث خطأ في الخادم. الطاولة كما كانت؛ أعد المحاولة.

## متاعب الخادم

error-bad-config = الإعدادات لا تصلح: { $reason }
error-tls-pair = الشهادة ومفتاحها معًا: أعطِ الاثنين.
error-nodes-one-file = تحتاج العُقد المتعددة إلى قاعدة بيانات واحدة تصل إليها جميعًا: أعطِ مع ‎--redis‎ أيضًا ‎--database postgresql://user@host/database‎.
error-bad-public-url = «{ $url }» ليس عنوانًا يفتحه المتصفح. اكتب ‎https://cards.example‎.
error-bad-voice-url = «{ $url }» ليس عنوان خادم { $kind ->
    [turn] TURN. اكتب ‎turn:turn.example.org:3478?transport=udp‎.
   *[stun] STUN. اكتب ‎stun:turn.example.org:3478‎.
}
error-turn-secret = خادم TURN وسرّه متلازمان: أعطِ ‎turn‎ و‎turn_secret‎ معًا تحت ‎[voice]‎.
error-relay-needs-turn = لا تمرير من دون خادم TURN: أعطِ ‎turn‎ و‎turn_secret‎ تحت ‎[voice]‎، أو احذف ‎relay_only‎.
error-bad-redis-url = «{ $url }» ليس عنوان خادم Redis. اكتب ‎redis://host:6379‎.
error-seq-taken = كتبت عملية أخرى على هذه الطاولة في هذه الأثناء.
error-lease-lost = خادم آخر يتولى هذه الطاولة الآن.
error-name-taken = الاسم «{ $name }» مأخوذ أو يشبه اسمًا مأخوذًا.
error-store-down = لا يستطيع الخادم الحفظ الآن. لم يضع شيء، وهو يعيد المحاولة.
error-store-newer = قاعدة البيانات هذه من إصدار أحدث من Vierblatt.
error-store-older = قاعدة البيانات هذه من إصدار أقدم من Vierblatt، وهذا الأمر لا يغيّر شيئًا. شغّل خادم هذا الإصدار مرة واحدة ليحدّثها.
error-store-conflict = تغيّر شيء آخر في الوقت نفسه. أعد المحاولة.
error-store-cannot-open = تعذر فتح قاعدة البيانات { $database }: { $reason }
error-store-unsupported = «{ $database }» ليست قاعدة بيانات يستطيع الخادم استعمالها. اكتب مسار ملف SQLite أو postgresql://user@host/database.
error-store-not-empty = قاعدة البيانات هذه ليست فارغة. لا تُستعاد النسخة الاحتياطية إلا في قاعدة فارغة.

## اسم من لم يذكر اسمه

guest-name = ضيف { $number }

## لماذا لا يوثق بورق الصكة

proof-fault-anchor-changed = بدّل الخادم أسراره بعد أن التزمت برقمك
proof-fault-list-changed = التزامات اللاعبين ليست التي عُرضت عليك
proof-fault-commitment-changed = استُبدل التزامك
proof-fault-bot-committed = أدخل مقعد آلي رقمًا لا يختاره إلا الخادم
proof-fault-nonce-left-out = رقمك لم يدخل في خلط الورق
proof-fault-never-asked = خُلط الورق دون رقمك: اتصالك كان بطيئًا أو تجاوزك الخادم
proof-fault-round-hidden = يخفي الخادم بداية ألغاها
proof-fault-wrongly-blamed = أُلغيت بداية بسببك مع أنك كشفت رقمك
proof-fault-other-match = الأرقام تخص صكة أخرى
proof-fault-rules = قوانين المجلس ليست التي عُرضت عليك
proof-fault-old-scheme = تستخدم الصكة الطريقة القديمة التي كان الخادم يقدر فيها على اختيار الورق
proof-fault-nonce = رقم ليس هو الذي التُزم به
proof-fault-unopened = التزام لم يُكشف
proof-fault-void-round = أُلغيت بداية دون سبب
proof-fault-first-seat = المقعد الأول ليس الذي وقعت عليه القرعة
proof-fault-secret = السر لا ينتمي إلى المرساة
proof-fault-pack = الورق ليس ما ينتج عن الأرقام
proof-fault-too-many-deals = الجولات أكثر من الأسرار
proof-fault-cards = وُزعت عليك أوراق غير أوراق الرزمة، أو لُعب ما لا يجوز

## نهاية الصكة

key-moment = اللحظة الحاسمة: الجولة { $number }. { $sentence }

## حدود التغيير

error-paces-used-up = غيّرت السرعة { $most } مرة في هذه الصكة، ولا مزيد عليها.

## Luck and skill at the end of a match. sign: up, down or even. partners: yes or no.

luck-sentence = { $cards }، { $play }.
luck-cards = { $sign ->
    [up] الأوراق { $partners ->
        [yes] أعطت فريقك
       *[no] أعطتك
    } { $count ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }
    [down] الأوراق كانت ضد { $partners ->
        [yes] فريقك
       *[no] مصلحتك
    } بـ{ $count ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }
   *[even] الأوراق لم تنحز لأحد
}
luck-play = { $sign ->
    [up] و{ $partners ->
        [yes] لعب فريقك
       *[no] لعبك
    } كسب { $count }
    [down] و{ $partners ->
        [yes] لعب فريقك
       *[no] لعبك
    } خسّر { $count }
   *[even] و{ $partners ->
        [yes] لعب فريقك
       *[no] لعبك
    } لم يغيّر شيئًا
}
luck-note = بالمقارنة مع الآلي المتزن لو لعب الأوراق نفسها في كل المقاعد.

## الفائز يبقى: قائمة الانتظار

queue-title = قائمة الانتظار
queue-how = بعد كل صكة يقوم الفريق الخاسر ويجلس من عليه الدور، ويعود من قام إلى آخر القائمة.
queue-longest = { $count ->
    [one] ويقوم الفائزون أيضًا بعد كل صكة إن كان غيرهم ينتظر.
    [two] ويقوم الفائزون أيضًا بعد فوزين متتاليين إن كان غيرهم ينتظر.
    [few] ويقوم الفائزون أيضًا بعد { $count } مرات فوز متتالية إن كان غيرهم ينتظر.
   *[other] ويقوم الفائزون أيضًا بعد { $count } فوزًا متتاليًا إن كان غيرهم ينتظر.
}
queue-wins = { $count ->
    [one] فاز من بقي جالسًا بصكة واحدة.
    [two] فاز من بقي جالسًا بصكتين متتاليتين.
    [few] فاز من بقي جالسًا بـ { $count } صكات متتالية.
   *[other] فاز من بقي جالسًا بـ { $count } صكة متتالية.
}
queue-place = دورك في القائمة: { $place }
queue-length = { $count ->
    [one] شخص واحد ينتظر.
    [two] شخصان ينتظران.
    [few] { $count } أشخاص ينتظرون.
   *[other] { $count } شخصًا ينتظرون.
}
queue-empty = لا أحد ينتظر.
queue-join = احجز دورك
queue-leave = اخرج من القائمة
queue-ask = العب مع { $name }
queue-agree = { $name } يريد اللعب معك: وافق
queue-asked = بانتظار موافقته
queue-called = جاء دورك. قل إنك جاهز خلال { $seconds } ثانية، وإلا ذهب المقعد لمن بعدك.
