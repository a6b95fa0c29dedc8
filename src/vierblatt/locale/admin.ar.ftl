## إثبات قاعدة البيانات

admin-verifying = الطاولات
admin-verified = فُحصت الطاولات: { $tables } بقيود عددها { $entries }، والسجلات: { $records }، والتصنيفات: { $ratings }. الأخطاء: { $faults }.
admin-verified-part = التصنيفات وإحصاءات الورق مبنية على كل الصكات، ولم تُفحص هذه المرة.
admin-unproven = تصنيفات لا يمكن الجزم بها، عددها { $ratings }: جاءت من صكات حُذف حساب أحد لاعبيها أو في سجل طاولتها خطأ.
fault-log-missing = الطاولة { $id } بلا سجل قيود.
fault-log-gap = الطاولة { $id }: القيد { $seq } مفقود.
fault-log-link = الطاولة { $id }: القيد { $seq } لا يكمل السلسلة، فقد غُيّر.
fault-log-unplayable = الطاولة { $id }: لا يمكن أن يكون أحد قد لعب كما تقول القيود ({ $reason }).
fault-log-of-another = الطاولة { $id }: القيود لطاولة أخرى أو لقوانين أخرى.
fault-log-secret = الطاولة { $id }: سرّ توزيعاتها ليس السرّ الذي التُزم به.
fault-snapshot-broken = الطاولة { $id }: لا يمكن قراءة اللقطة بعد القيد { $seq }.
fault-snapshot-differs = الطاولة { $id }: اللقطة بعد القيد { $seq } لا توافق القيود.
fault-record-missing = الطاولة { $id } لُعبت إلى آخرها ولا سجل لها.
fault-record-of-nothing = السجل { $id }: لا تقابله طاولة لُعبت إلى آخرها.
fault-record-unreadable = السجل { $id } لا يمكن قراءته.
fault-record-faulty = السجل { $id } لا يجتاز فحصه الذاتي: { $reason }
fault-record-differs = السجل { $id }: «{ $what }» لا يوافق قيود طاولته.
fault-name-came-back = السجل { $id }: الاسم على المقعد { $seat } لحساب محذوف.
fault-rating-differs = اللاعب { $id }: { $kind ->
    [boards] تصنيف الجولات المشتركة
   *[match] تصنيفه
} في { $game } ({ $preset }) هو { $found } نقطة، وما لُعب يعطي { $expected } أو عددًا آخر من الصكات أو البطولات.
fault-rating-missing = اللاعب { $id } بلا { $kind ->
    [boards] تصنيف جولات مشتركة
   *[match] تصنيف
} في { $game } ({ $preset }) مع أن له { $kind ->
    [boards] بطولات مصنّفة
   *[match] صكات مصنّفة
}.
fault-rating-of-nothing = للاعب { $id } { $kind ->
    [boards] تصنيف جولات مشتركة
   *[match] تصنيف
} في { $game } ({ $preset }) بلا { $kind ->
    [boards] بطولة مصنّفة
   *[match] صكة مصنّفة
}.
fault-count-differs = { $game }: أرقام في إحصاءات الورق لا توافق مجموع السجلات، عددها { $cells }.
fault-daily-unplayable = جولات اليوم { $id }، الجولة { $board } لـ { $player }: لا يمكن أن تكون لُعبت هكذا ({ $reason }).
fault-daily-differs = جولات اليوم { $id }، الجولة { $board } لـ { $player }: «{ $what }» لا ينتج عن الأفعال.
fault-tournament-gap = البطولة { $id }: القيد { $seq } مفقود.
fault-tournament-link = البطولة { $id }: القيد { $seq } لا يكمل السلسلة، فقد غُيّر.
fault-tournament-impossible = البطولة { $id }: لا يمكن أن تكون جرت كما تقول القيود ({ $reason }).
fault-tournament-differs = البطولة { $id }: «{ $what }» في سطرها ليس ما تقوله القيود.
fault-tournament-result = البطولة { $id }: نتيجة اللقاء { $meeting } ليست نتيجة الطاولة { $table } التي يُقال إنها منها.
fault-tournament-boards = البطولة { $id }: سر جولاتها مفقود أو لا يؤدي إلى المرساة المنشورة.
fault-tournament-board-pack = البطولة { $id }: لم تُلعب على الطاولة { $table } رزمة جولتها.
fault-tournament-board-early = البطولة { $id }: كُشفت الجولة { $board } قبل أن يلعبها الجميع.
fault-tournament-left = البطولة { $id }: من قيل إنهم غادروا في اللقاء { $meeting } ليسوا من غادروا طاولاته.
fault-tournament-rated = البطولة { $id }: قورن لتصنيف الجولات المشتركة بين غير من يسمح بهم سجلها.
fault-tournament-unrated = البطولة { $id } مغلقة ومصنّفة ولم تغيّر أي تصنيف.
remedy-log = القيود التي غُيّرت لا تُصلح: قارنها بنسخة احتياطية لترى ما كان فيها، وأغلق الطاولة إن كانت ما زالت مفتوحة.
remedy-snapshot = اللقطة اختصار فقط: احذف سطرها من «snapshots» فتُقرأ القيود من أولها.
remedy-record = المرجع قيود الطاولة: خذ السجل من نسخة احتياطية قبل التغيير.
remedy-name = احذف الاسم من السجل أو استعد نسخة احتياطية، فمن حُذف حسابه له الحق في ذلك.
remedy-rating = يجب أن تأتي التصنيفات والسجلات من النسخة الاحتياطية نفسها. ابحث عمن استطاع الكتابة في قاعدة البيانات.
remedy-count = إحصاءات الورق للعرض فقط: السجلات والقيود يُتحقق منها من دونها.
remedy-daily = جولة اليوم التي غُيّرت لا تُصلح: احذف سطرها. وإن لم يُذكر لاعب فهي جولة اللاعب الآلي في «daily_references»، فيلعبها من جديد.
remedy-tournament = المرجع قيود البطولة، وما غُيّر منها لا يُصلح: قارنه بنسخة احتياطية أو بقيود نزّلها أحد من قبل.

## البحث عن التواطؤ

column-pair = الزوج
column-relation = جلسا
column-cost = الكلفة
column-gain = الكسب
column-controls = غيرهما
column-effect = الأثر
column-p = قيمة p
column-flagged = لافت
admin-auditing = الصكات
audit-partners = شريكين
audit-opponents = خصمين
audit-flagged = نعم
audit-done = قيست الصكات: { $matches } بجولات عددها { $deals }، وحُكم على الأزواج: { $pairs }. اللافت منها: { $flagged }.
audit-unread = صكات لا يمكن إعادة لعبها فتُركت، عددها { $matches }: انظر «vierblatt admin verify».
audit-too-little = { $least ->
    [one] لم يلعب أي زوج جولة واحدة بعد.
    [two] لم يلعب أي زوج جولتين بعد.
    [few] لم يلعب أي زوج { $least } جولات بعد.
   *[other] لم يلعب أي زوج { $least } جولة بعد.
}
audit-unit = الكلفة والكسب وكسب غيرهما نقاط في كل 100 جولة.
audit-others = { $name } مع سائر اللاعبين: { $gain } من النقاط في كل 100 جولة (الجولات: { $deals }).
audit-no-proof = الزوج اللافت سبب للنظر في صكاته وليس دليلًا: فالمصادفة والعادة التي يعرفها الاثنان والاتفاق المسموح به تبدو كلها كذلك. دع من لا يعرف الأسماء يحكم.
## Moderators

admin-no-moderators = لا يوجد أي مشرف.
admin-moderator-added = صار { $name } مشرفًا، ويجد البلاغات في /moderation.
admin-moderator-already = { $name } مشرف من قبل.
admin-moderator-removed = لم يعد { $name } مشرفًا.
admin-moderator-never = ليس { $name } مشرفًا.
admin-trail-written = كُتب في { $path }، وعدد القيود { $acts }.
fault-trail-gap = سجل الإشراف ({ $id }): القيد { $seq } مفقود.
fault-trail-link = سجل الإشراف ({ $id }): القيد { $seq } لا يكمل السلسلة، فقد غُيّر.
fault-trail-differs = سجل الإشراف ({ $id })، القيد { $seq }: «{ $what }» ليس كما في القيد.
remedy-trail = لا يمكن إصلاح سجل غُيّر: قارنه بنسخة احتياطية أو بما كتبه «admin trail» من قبل، واعرف من كان يستطيع الكتابة في قاعدة البيانات.
