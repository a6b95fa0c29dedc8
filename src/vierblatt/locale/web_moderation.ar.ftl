### البلاغات عن اللاعبين، وما يفعله المشرفون، وما يراه صاحب الشأن.

## الإبلاغ

report-title = الإبلاغ عن { $name }
report-tournament = الإبلاغ عن اسم هذه البطولة
report-line = الإبلاغ عن هذه الرسالة
report-about = ينظر المشرفون في كل بلاغ. يضيف الخادم ما تراه هنا: آخر الرسائل والاسم. ولا يعرف من أبلغت عنه أنك أنت من أبلغ.
report-kind = عمّ البلاغ؟
report-kind-chat = إساءة في الدردشة
report-kind-name = الاسم
report-kind-cheating = الغش
report-kind-leaving = المغادرة أو المماطلة
report-kind-other = شيء آخر
report-words = ماذا حدث (اختياري)
report-send = أرسل البلاغ
report-sent = شكرًا لك. سينظر فيه أحد المشرفين.
report-whom = عمّن تريد الإبلاغ؟
report-player = الإبلاغ عن هذا اللاعب

## صفحة القارئ نفسه

moderation-silenced = لا يمكنك الكتابة بحرية حتى { $until }. العبارات الجاهزة ما زالت متاحة.
moderation-banned = لا يُسمح لك باللعب هنا حتى { $until }.
moderation-on-warn = وُجّه إليك تنبيه
moderation-on-silence = لا يُسمح لك بالكتابة بحرية حتى { $until }
moderation-on-rename = سُحب منك الاسم «{ $name }»، ويمكنك اختيار اسم آخر.
moderation-on-ban = مُنعت من اللعب حتى { $until }
moderation-undone = أُلغي هذا الإجراء.
moderation-why = السبب
moderation-appeal = اعترض
moderation-appeal-words = لماذا ينبغي إلغاء هذا؟
moderation-appeal-once = يمكنك الاعتراض مرة واحدة، وينظر فيه مشرف آخر إن أمكن.
moderation-appeal-send = أرسل الاعتراض
moderation-appeal-waits = لم يُبتّ في اعتراضك بعد.
moderation-appeal-lifted = قُبل اعتراضك.
moderation-appeal-kept = رُفض اعتراضك.
moderation-reports = ما أبلغت عنه
moderation-report-open = قيد الانتظار
moderation-report-handled = نُظر فيه
moderation-go = افتح البلاغات

## للمشرفين

moderation = الإشراف
moderation-queue-none = لا أحد ينتظر قرارًا.
moderation-open = الحالات المفتوحة: { $count }
moderation-line = البلاغات: { $reports }، والمبلّغون: { $reporters }
moderation-has-appeal = اعتراض
moderation-own = على إجراء منك: الأفضل أن يقرر غيرك
moderation-back = كل الحالات المفتوحة
moderation-guest = ضيف
moderation-since = هنا منذ { $date }
moderation-case-closed = أُغلقت: { $outcome }
moderation-protected = لا يتصرف هنا إلا مدير الخادم: هذا مشرف، أو أنت نفسك.
moderation-reports-here = البلاغات
moderation-more-reports = بلاغات أخرى غير معروضة: { $count }
moderation-by = من { $name }
moderation-gone = حساب محذوف
moderation-untrusted = لم يصب حتى الآن
moderation-name-then = الاسم حينها: { $name }
moderation-at-table = الطاولة
moderation-in-record = الصكة
moderation-in-review = المراجعة
moderation-in-majlis = في مجلس
moderation-on-page = صفحة اللاعب
moderation-in-tournament = البطولة
moderation-place-in-log = القيد { $seq } في السجل
moderation-evidence = الرسائل
moderation-no-evidence = لا توجد رسائل.
moderation-findings = ما يقوله فحص التواطؤ
moderation-finding = مع { $name }، { $game }: الجولات { $deals }، والكسب { $gain } نقطة لكل 100 جولة، والقيمة الاحتمالية { $p }
moderation-flagged = مثير للانتباه
moderation-no-proof = هذا سبب للنظر، وليس دليلًا.
moderation-appeals = الاعتراضات
moderation-appeal-against = على القيد { $number }
moderation-acts = ما حدث حتى الآن
moderation-earlier = حالات أخرى
moderation-earlier-line = { $date }: { $outcome }
moderation-do = القرار
moderation-act = الإجراء
moderation-act-dismiss = ردّ كل ما هو مفتوح هنا
moderation-act-warn = تنبيه
moderation-act-silence = منع الكتابة
moderation-act-rename = سحب الاسم
moderation-act-ban = منع من اللعب
moderation-act-lift = إلغاء إجراء
moderation-did-dismiss = رُدّ
moderation-did-warn = وُجّه تنبيه
moderation-did-silence = مُنعت الكتابة
moderation-did-rename = سُحب الاسم
moderation-did-ban = مُنع من اللعب
moderation-did-lift = أُلغي إجراء
moderation-did-appoint = صار مشرفًا
moderation-did-remove = لم يعد مشرفًا
moderation-did-open = مفتوحة
moderation-reason = السبب
moderation-reason-shown = يقرأ اللاعب هذا.
moderation-reason-kept = لا يقرأ هذا إلا المشرفون.
moderation-span = المدة
moderation-hours = { $hours ->
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $hours } ساعات
   *[other] { $hours } ساعة
}
moderation-days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
   *[other] { $days } يومًا
}
moderation-keep-open = اترك الحالة مفتوحة: أريد إجراءً آخر
moderation-done = تم
moderation-do-it = نفّذ
moderation-undo = إلغاء القيد { $number }
moderation-until = حتى { $until }
moderation-trail = ما تم من إجراءات
moderation-trail-none = لم يتم أي إجراء بعد.
moderation-administrator = مدير الخادم
moderation-entry = { $act }: { $player }، من { $moderator }
moderation-entry-of = يلغي القيد { $number }
