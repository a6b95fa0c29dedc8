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
