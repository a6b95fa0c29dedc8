### صفحة أوراق الحساب. لا تُحمَّل هذه النصوص إلا عند الحاجة.

sheets-lead = تلعبون بورق حقيقي وتسجّلون ما حدث بلمسات، فيحسب Vierblatt النقاط بقوانينكم ويذكر السبب. تبقى الأوراق على هذا الجهاز ولا تُرسل إلى أحد.
sheets-offline-ready = تعمل على هذا الجهاز بلا اتصال.
sheets-offline-not = تحتاج إلى الخادم: لم يحتفظ هذا المتصفح بالصفحة.
sheets-kept = على هذا الجهاز
sheets-none = لا أوراق بعد.
sheets-new = ورقة جديدة
sheets-begin = ابدأ
sheets-players = اللاعبون بترتيب اللعب
sheets-player = اللاعب { $number }
sheets-left-empty = يمكن ترك الأسماء فارغة.
sheets-first-dealer = من يوزع أولًا؟
sheets-first-dealer-rule = القوانين تحدد من يوزع أولًا: { $seat }.
sheets-deals = { $count ->
    [zero] بلا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $count } جولات
    [many] { $count } جولة
   *[other] { $count } جولة
  }
sheets-finished = انتهت
sheets-delete-this = حذف هذه الورقة: { $names }
sheets-deleted = حُذفت الورقة.
sheets-restore = تراجع
sheets-damaged = ورقة تالفة: { $reason }
sheets-save-anyway = حفظها كما هي
sheets-open-file = فتح ملف
sheets-open-file-note = وهي ملفات «vierblatt sheet» نفسها في سطر الأوامر.
sheets-received = وصلتك ورقة حساب.
sheets-keep = احتفظ بها على هذا الجهاز
sheets-all = كل الأوراق
sheets-missing = لا توجد هذه الورقة على هذا الجهاز.
error-sheet-not-kept = لا يستطيع هذا الجهاز الاحتفاظ بالورقة، فلا مكان فيه أو لا يسمح. احفظها ملفًا قبل مغادرة الصفحة.
sheets-written = كُتبت الجولة { $number }.
sheets-changing = تغيير الجولة { $number }
sheets-change = تغيير
sheets-change-deal = تغيير الجولة { $number }
sheets-cancel = إلغاء
sheets-taken-back = أُلغيت الجولة { $number }.
sheets-other-team = للآخرين: { $points }
sheets-of = { $total } من { $needed }
sheets-less = { $field }: أنقص واحدًا
sheets-more = { $field }: زد واحدًا
sheets-share = مشاركة
sheets-share-text = نصًّا
sheets-share-link = رابطًا
sheets-share-file = ملفًّا
sheets-share-note = الرابط يحتوي الورقة كلها، والمتصفحات لا ترسل هذا الجزء منه إلى أي خادم.
sheets-link-too-long = هذه الورقة أطول من أن يحملها رابط. احفظها ملفًا.
sheets-copied = تم النسخ.
sheets-again = صكة جديدة باللاعبين أنفسهم
sheets-scores = كيف حُسبت النقاط
error-sheet-page-behind = لا تستطيع هذه الصفحة حساب { $game } بقوانين هذا الخادم. افتحها مرة أخرى مع الاتصال لتُحمَّل أحدث صفحة.
error-sheet-link = لا يحتوي هذا الرابط ورقة حساب: إنه ناقص أو تالف. اطلبه مرة أخرى.
error-sheet-changed-here = تغيّرت الورقة في نافذة أخرى، وهذه حالها الآن. اكتب الجولة من جديد.
