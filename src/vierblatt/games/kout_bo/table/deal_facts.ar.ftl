### ما يمكن السؤال عنه في جولة من المحاكاة.

deal-fact-declarer = الحاكم.
deal-fact-bid = أعلى طلب: من 5 إلى 9.
deal-fact-malzom = هل كان الطلب ملزومًا.
deal-fact-trumps = نوع الحكم والجوكران.
deal-fact-made = هل كسب فريق الحكم عدد الأكلات المطلوب.
