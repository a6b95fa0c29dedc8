### صفحة المجلس وقوائم المجالس. لا تُحمّل الصفحة هذه النصوص إلا عند الحاجة.

majlis = مجلس
majlis-mine = مجالسي
majlis-none = المجلس مجموعة دائمة: رابط واحد، وقوانين بيتكم، ونتيجة مستمرة، ومحادثة. افتح مجلسًا من «مع الأصحاب» في أي لعبة.
majlis-new = افتح مجلسًا
majlis-new-note = مجموعة دائمة بهذه القوانين والإعدادات: رابط واحد، ونتيجة مستمرة، وسجل، ومحادثة. طاولاتها خاصة.
majlis-name = اسم المجلس
majlis-people = { $count ->
    [zero] لا أعضاء
    [one] عضو واحد
    [two] عضوان
    [few] { $count } أعضاء
   *[other] { $count } عضوًا
}
majlis-playing = { $count ->
    [zero] لا طاولة جارية
    [one] طاولة جارية
    [two] طاولتان جاريتان
    [few] { $count } طاولات جارية
   *[other] { $count } طاولة جارية
}
majlis-unread = رسائل جديدة

## الدعوة

majlis-invited-by = دعوة من { $host } إلى مجلس «{ $majlis }»
majlis-invited = أنت مدعو إلى مجلس «{ $majlis }»
majlis-game = اللعبة هنا: { $game }.
majlis-members-so-far = الأعضاء حتى الآن: { $names }
majlis-what-it-is = المجلس مجموعة تبقى: نتيجة مستمرة ومحادثة ورابط واحد يجمعكم. الانضمام مجاني، ويمكنك المغادرة متى شئت.
majlis-join = انضم
majlis-joined = أنت الآن من أعضاء المجلس.

## للأعضاء

majlis-host-is = المضيف: { $host }
majlis-play = العب
majlis-play-note = تُفتح طاولة بقوانين المجلس، ويرى الآخرون فورًا أنك تنتظر.
majlis-sit = { $count ->
    [one] { $names } في الانتظار على الطاولة: اجلس
   *[other] { $names } في الانتظار معًا على الطاولة: اجلس
}
majlis-sit-empty = طاولة في الانتظار: اجلس
majlis-back-to-table = العودة إلى طاولتك
majlis-tables = الطاولات
majlis-table-plays = { $names }، الجولة { $deal }
majlis-score = النتيجة المستمرة
majlis-score-note = الصكات التي فاز بها كل طرف أمام الآخر، بلا لاعبين آليين.
majlis-score-none = لا صكة بلا لاعبين آليين بعد. تبدأ النتيجة مع أول صكة.
majlis-you = أنت
majlis-won-by = { $who } { $won }
majlis-matches = { $count ->
    [zero] لا صكات
    [one] صكة واحدة
    [two] صكتان
    [few] { $count } صكات
   *[other] { $count } صكة
}
majlis-members = الأعضاء
majlis-is-host = المضيف
majlis-member-counts = { $matches ->
    [0] لا صكات بعد
    [one] صكة واحدة، والفوز { $won }
    [two] صكتان، والفوز { $won }
    [few] { $matches } صكات، والفوز { $won }
   *[other] { $matches } صكة، والفوز { $won }
}
majlis-member-options = { $name }: خيارات
majlis-remove = إخراج { $name }
majlis-remove-sure = لن يظهر المجلس لـ{ $name } بعد ذلك. يبقى الرابط صالحًا لمن لديه، فأنشئ رابطًا جديدًا إن لم ترد ذلك.
majlis-make-host = اجعل { $name } مضيفًا
majlis-keep = إلغاء

## المحادثة

majlis-chat = المحادثة
majlis-chat-none = لم يُكتب شيء بعد.
majlis-say = اكتب رسالة
majlis-earlier = رسائل أقدم
majlis-react = تفاعل مع رسالة { $name }
majlis-reaction = { $emoji } { $count } من { $names }
majlis-react-with = { $emoji }: تفاعل مع رسالة { $name }
majlis-delete-line = حذف الرسالة: { $text }
majlis-delete-ask = أتُحذف هذه الرسالة للجميع؟
majlis-delete-yes = حذف
majlis-emoji-of = تفاعل { $name }: { $emoji }

## الرابط والمضيف والمغادرة

majlis-invite = ادعُ
majlis-invite-how = كل من لديه هذا الرابط يستطيع الانضمام.
majlis-manage = إدارة المجلس
majlis-rename = تغيير الاسم
majlis-rules = القوانين وإعدادات الطاولة
majlis-rules-note = للطاولات التي تُفتح من الآن.
majlis-save = احفظ
majlis-new-link = رابط جديد
majlis-new-link-note = يتوقف الرابط الحالي عن العمل للجميع. يبقى الأعضاء في المجلس ويجدونه في الصفحة الرئيسية.
majlis-delete = حذف المجلس
majlis-delete-sure = يُحذف المجلس ومحادثته ونتيجته إلى الأبد. وتبقى الصكات لمن لعبها.
majlis-delete-now = احذف نهائيًا
majlis-leave = مغادرة المجلس
majlis-leave-sure = لن ترى المحادثة ولا النتيجة بعد ذلك. ويمكنك العودة بالرابط.
majlis-leave-now = غادر
majlis-gone = لم تعد من أعضاء هذا المجلس.
majlis-again = حاول مرة أخرى

## الشعار

majlis-crest = الشعار
majlis-crest-is = الشعار: { $sign }، { $ink }، على { $ground }؛ { $shape }
majlis-crest-sign = الرمز
majlis-crest-shape = الشكل
majlis-crest-ground = لون الأرضية
majlis-crest-ink = لون الرمز
majlis-sign-spade = سبيت
majlis-sign-heart = هاص
majlis-sign-diamond = ديمن
majlis-sign-club = شريا
majlis-sign-star = نجمة
majlis-sign-crescent = هلال
majlis-sign-sun = شمس
majlis-sign-palm = نخلة
majlis-sign-cup = فنجان
majlis-sign-ring = حلقة
majlis-shape-shield = درع
majlis-shape-circle = دائرة
majlis-shape-square = مربع
majlis-shape-diamond = معين
majlis-shape-arch = قوس
majlis-shape-banner = راية
majlis-ground-green = أخضر
majlis-ground-blue = أزرق
majlis-ground-red = أحمر
majlis-ground-violet = بنفسجي
majlis-ground-brown = بني
majlis-ground-slate = رمادي
majlis-ink-white = أبيض
majlis-ink-gold = ذهبي
majlis-ink-mint = نعناعي
majlis-ink-rose = وردي

## المشرفون

majlis-is-manager = مشرف
majlis-appoint = اجعل { $name } مشرفًا
majlis-dismiss = إعفاء { $name } من الإشراف
majlis-manager-may = للمشرف ما لك، إلا حذف المجلس ونقل الاستضافة وتعيين المشرفين.
majlis-members-all = عرض كل الأعضاء ({ $count })

## قوانين مسماة

majlis-rule-sets = قوانين مسماة
majlis-rule-sets-note = قوانين بيت متعددة لكل منها اسم. تختار الطاولات والمواعيد واحدة منها، وإلا فالقوانين المعتادة.
majlis-rule-set-new = أضف قوانين
majlis-rule-set-name = اسم هذه القوانين
majlis-rule-set-change = تغيير
majlis-rule-set-use = اجعلها المعتادة
majlis-rule-set-is-usual = القوانين المعتادة
majlis-rules-usual = القوانين المعتادة
majlis-rules-by = القوانين
majlis-play-by = العب بقوانين أخرى

## المواعيد الثابتة

majlis-events = المواعيد
majlis-events-none = لا موعد ثابت بعد.
majlis-events-past = مواعيد مضت
majlis-event-new = موعد ثابت جديد
majlis-event-new-note = ينشئ المجلس بطولة لكل موعد من تلقاء نفسه قبل وقته. والتسجيل للأعضاء فقط.
majlis-event-name = اسم الموعد
majlis-event-day = اليوم
majlis-event-time = الوقت
majlis-event-in-zone = المنطقة الزمنية
majlis-event-how-often = التكرار
majlis-event-every = { $weeks ->
    [one] كل أسبوع
    [two] كل أسبوعين
    [few] كل { $weeks } أسابيع
   *[other] كل { $weeks } أسبوعًا
}
majlis-event-rounds = { $rounds ->
    [one] دور واحد
    [two] دوران
    [few] { $rounds } أدوار
   *[other] { $rounds } دورًا
}
majlis-event-lead = يُفتح التسجيل
majlis-event-hours = { $hours ->
    [one] قبله بساعة
    [two] قبله بساعتين
    [few] قبله بـ{ $hours } ساعات
   *[other] قبله بـ{ $hours } ساعة
}
majlis-event-make = أنشئ الموعد
majlis-event-made = { $hours ->
    [one] يُفتح التسجيل قبله بساعة.
    [two] يُفتح التسجيل قبله بساعتين.
    [few] يُفتح التسجيل قبله بـ{ $hours } ساعات.
   *[other] يُفتح التسجيل قبله بـ{ $hours } ساعة.
} المنظم: { $organiser }.
majlis-event-zone = المنطقة الزمنية: { $zone }
majlis-event-entered = { $count ->
    [0] التسجيل مفتوح، ولم يسجل أحد بعد
    [one] التسجيل مفتوح، والمسجلون: واحد
    [two] التسجيل مفتوح، والمسجلون: اثنان
   *[other] التسجيل مفتوح، والمسجلون: { $count }
}
majlis-event-enter = سجّل
majlis-event-look = شاهد
majlis-event-skip = ألغِ هذا اليوم
majlis-event-unskip = أعد هذا اليوم
majlis-event-skipped = ملغى
majlis-event-calendar = أضف إلى التقويم
majlis-event-end = إنهاء الموعد
majlis-event-end-sure = لا تُنشأ بطولات أخرى بعد ذلك، ويبقى ما أُنشئ.
majlis-event-end-now = أنهِ
majlis-event-over-ended = أنهى أحد المشرفين هذا الموعد.
majlis-event-over-rules = انتهى هذا الموعد، إذ لم تعد قوانينه أو منطقته الزمنية معروفة.
majlis-event-over-unattended = انتهى هذا الموعد، إذ لم يسجل أحد عدة مرات متتالية.

## الترتيب

majlis-leaders = الترتيب
majlis-leaders-note = كم صكة من كل مئة يفوز بها اللاعب زيادةً على عضو متوسط في المقاعد نفسها، مع الشركاء أنفسهم وأمام الخصوم أنفسهم. ولا تُحسب الصكات مع اللاعبين الآليين.
majlis-leaders-of = الشهر
majlis-leaders-all = كل الشهور
majlis-leaders-none = لا صكة بلا لاعبين آليين بعد.
majlis-leaders-more = عرض الكل ({ $count })
majlis-leader-gain = من كل مئة صكة: { $gain }
majlis-leader-events = { $events ->
    [one] موعد واحد، والفوز { $first }
    [two] موعدان، والفوز { $first }
    [few] { $events } مواعيد، والفوز { $first }
   *[other] { $events } موعدًا، والفوز { $first }
}
