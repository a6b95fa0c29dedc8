### للخلاف في البلوت فقط.

dispute-contract = الشراء
dispute-level = الدبل
dispute-level-single = بلا دبل
dispute-fact-locked = هل قيل إن الحكم مقفول؟
dispute-fact-higher-gone = هل نزلت من قبل كل الأوراق الأعلى من النوع المطلوب؟
dispute-fact-said-baloot = هل قال بلوت قبل هذه الورقة؟
dispute-cost = إذا قُيّد عليه كتب فريقه { $own } والخصم { $others }، وتزيد المشاريع والبلوت بحسب قوانين المجلس.
