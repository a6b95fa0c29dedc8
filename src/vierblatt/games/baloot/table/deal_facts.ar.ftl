### ما يمكن السؤال عنه في جولة من المحاكاة.

deal-fact-contract = نوع الشراء، وnone إذا لم يشتر أحد.
deal-fact-ashkal = هل كان الصن أشكل.
deal-fact-declarer = المشتري.
deal-fact-bid_round = الدور الذي تم فيه الشراء: 1 أو 2.
deal-fact-trumps = النوع الحاكم، ولا أوراق فيه في الصن.
deal-fact-public_card = ورقة المشترى.
deal-fact-level = الرفع: 1 عادي، 2 دبل، 3 ثري، 4 فور، 5 قهوة.
deal-fact-doubled = هل قيل دبل أو ما فوقه.
deal-fact-made = هل نجح فريق المشتري.
deal-fact-tied = هل تعادل الفريقان.
deal-fact-kaboot = هل أخذ فريق كل الأكلات (كبوت).
deal-fact-card_points = أبناط أوراق فريق المكان مع الأكلة الأخيرة قبل التقريب.
deal-fact-project_points = أبناط مشاريع فريق المكان المحسوبة قبل التقريب.
