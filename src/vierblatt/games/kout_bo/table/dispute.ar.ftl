### للخلاف في الكوت بو فقط.

dispute-bid = الطلب
dispute-trump = الحكم
dispute-maker = صاحب الطلب (اللاعب 1 هو من بدأ هذه الأكلة)
dispute-malzom = طلب ملزوم
dispute-fact-honours-gone = هل نزلت إكة الحكم والشايب والبنت والولد كلها في أكلات سابقة؟
dispute-cost = إذا قُيّد عليه كتب فريقه { $own } والفريق الآخر { $others }.
