### ما يحدث من أخطاء في البرامج أو سطر الأوامر ولا يظهر في الصفحة؛ انظر errors.ar.ftl.

## السياسات والبيئات

error-illegal-in-batch = البيئة { $env }: { $action } غير متاح الآن.
error-other-environment = اللقطة من بيئة ذات خيارات أخرى. استعدها في بيئة لها نفس اللعبة والقوانين والحجم والجولات والمقاعد.
error-actions-not-numbers = الأفعال أعداد صحيحة، واحد لكل بيئة: الشكل { $shape }، لا { $given }.
error-policy-file = تعذّرت قراءة السياسة «{ $file }»: { $reason }.
error-policy-too-large = ملف السياسة أكبر من المسموح: { $size } بايت، والحد الأقصى { $most }.
error-policy-malformed = هذا ليس ملف شبكة سليمًا: هناك خلل في «{ $part }». اكتبه بواسطة vierblatt.policies.save.
error-policy-version = إصدار ملف الشبكة { $given }، وهذا البرنامج يقرأ الإصدار { $known }.
error-policy-other-game = السياسة تلعب «{ $given }»، والمطلوب لعب «{ $needed }».
error-policy-other-layout = صُنعت الشبكة لملاحظات أو أفعال في «{ $game }» تختلف عمّا في هذا الإصدار. أعد تدريبها أو استعملها مع الإصدار الذي صُنعت له.
error-policy-hash = محتوى الشبكة لا يطابق بصمتها: الملف مُعدَّل أو تالف. احصل عليه من جديد.
error-policy-not-finite = في الشبكة أعداد في «{ $part }» غير منتهية أو أكبر مما يتسع له ملفها.
error-policy-output = أعطت السياسة أو استلمت ما لا يناسب: { $part } هو { $given }، والمطلوب { $needed }.
error-policy-failed = فشلت السياسة: { $reason }
error-policy-onnx = لا يصلح ملف ONNX هذا سياسةً: { $reason }. في docs/policies.md ما يلزم أن يكون فيه، وتكتبه vierblatt.policies.save_onnx.
error-policy-not-found = تعذّر تحميل السياسة «{ $name }»: { $reason }. يجب أن تكون وحدتها مثبّتة أو في مجلد من PYTHONPATH.
error-policy-not-level = لا يبيّن «{ $file }» لأي مستوى تلعب الشبكة وفي أي لعبة. سمِّ الملف على نحو { $known }.

## الساحة

error-bots-needed = تحتاج المنافسة إلى برنامجين على الأقل؛ المذكور: { $given }.
error-player-not-started = تعذّر تشغيل اللاعب «{ $command }»: { $reason }
error-player-not-reading = لم يقرأ اللاعب { $lines } سطر.
error-player-late = لم يجب اللاعب خلال { $seconds } ثانية.
error-player-long-line = أرسل اللاعب سطرًا أطول من { $most } بايت.
error-player-ended = توقف اللاعب برمز { $status }. آخر ما قاله: { $said }
error-player-unclear = أرسل اللاعب «{ $line }»، وهذا ليس جوابًا.
error-player-illegal = اختار اللاعب «{ $action }»، وهذا غير متاح له.
error-player-line = تعذّر فهم هذا السطر من الحلبة: { $word }
error-player-of-another-version = تستخدم الحلبة وهذا اللاعب إصدارين مختلفين من البروتوكول أو القوانين.
error-worker-died = توقفت إحدى عمليات الحلبة برمز { $status }.
error-process-died = توقفت عملية كانت تنفّذ جزءًا من العمل، وربما نفدت الذاكرة. أعد التشغيل.
error-checkpoint-of-another-contest = ملف الاستئناف { $file } يخصّ منافسة أخرى. استخدم ملفًا آخر أو احذف هذا.
error-checkpoint-of-another-dataset = { $file } جزء من مجموعة بيانات أخرى أو أُنشئ بإصدار آخر. اختر ملف إخراج آخر أو احذف مجلده.
error-too-few-files = { $needed ->
    [few] يتطلب هذا { $needed } ملفات مفتوحة، والنظام يسمح بعدد { $most }.
    [many] يتطلب هذا { $needed } ملفًا مفتوحًا، والنظام يسمح بعدد { $most }.
   *[other] يتطلب هذا { $needed } ملف مفتوح، والنظام يسمح بعدد { $most }.
}

## الدوري

error-league-malformed = الملف { $path } غير سليم: { $reason }. يصف docs/leagues.md ما يجب أن يكون فيه.
error-league-name-twice = في الدوري مشاركان باسم «{ $name }». أعطِ كلًّا منهما اسمًا خاصًا.
error-league-file-exists = الملف { $path } موجود. اذكر ملفًا آخر أو احذفه.
error-league-key-malformed = ليس { $path } مفتاح Ed25519 خاصًا بلا كلمة مرور. يصنع `vierblatt league key` واحدًا.
error-league-no-public-key = «{ $key }» ليس مفتاحًا علنيًا. عدد أرقامه الست عشرية { $digits }، ويعرضه `vierblatt league key`.
error-league-boards-wrong = اللوحات في { $path } ناقصة أو متناقضة، فلا ترتيب لها. يبيّن `vierblatt league check` الخطأ.
error-league-not-replayable = لا يمكن إعادة لعب أي لوحة: في كل مواجهة برنامج خارجي أو سياسة من وحدة أو برنامج ينظر إلى الساعة.
error-league-too-many-boards = عدد اللوحات { $given } لكل مواجهة من { $pairings } كبير؛ الحد الأعلى { $most }.

## أسئلة عن جولات المحاكاة

error-expression-syntax = لا يمكن قراءة «{ $expression }» عند الموضع { $place }: فيه «{ $found }» والمتوقع { $needed }.
error-expression-name = لا شيء في هذه اللعبة اسمه «{ $name }» (الموضع { $place }). يوجد: { $known }.
error-expression-kind = الجزء عند الموضع { $place } من العبارة من صنف «{ $given }»، والمطلوب هنا: { $needed }.
error-expression-arguments = يُكتب «{ $name }» عند الموضع { $place } هكذا: { $needed }.
error-expression-too-long = في العبارة { $given } حرفًا، والحد { $most }. قسّم السؤال.
error-expression-too-deep = عند الموضع { $place } تتداخل في العبارة أكثر من { $most } طبقة من الأقواس والعلامات. بسّطها.
