### لورقة حساب الكوت بو فقط.

sheet-maker = صاحب الطلب
sheet-bid = الأكلات المطلوبة
sheet-forced = قال الباقون كلهم طاف
sheet-trump = الحكم
sheet-tricks = أكلات فريق الطلب
sheet-others = أكلات الخصم
sheet-value-no = لا
sheet-value-yes = نعم
sheet-why-bid-made = الطلب { $bid } والأكلات { $tricks }: النقاط { $points }.
sheet-why-bid-failed = الطلب { $bid } والأكلات { $tricks }: للخصم { $points }، ضعف الطلب.
sheet-why-bid-minus = الطلب { $bid } والأكلات { $tricks }: تُخصم { $points }، ضعف الطلب.
sheet-why-bawan-made = باون ناجح: النقاط { $points }.
sheet-why-bawan-failed = باون خاسر والأكلات { $tricks }: للخصم { $points }.
sheet-why-bawan-minus = باون خاسر والأكلات { $tricks }: تُخصم { $points }.
sheet-why-malzom-made = ملزوم ناجح والأكلات { $tricks }: النقاط { $points }.
sheet-why-malzom-failed = ملزوم خاسر والأكلات { $tricks }: للخصم { $points }، كما لو نجح.
sheet-why-malzom-minus = ملزوم خاسر والأكلات { $tricks }: تُخصم { $points }، كما لو نجح.
sheet-why-overtricks = الأكلات فوق الطلب لا تُحسب.
sheet-why-bawan-bid = طُلبت تسع في الجولة الأولى: هذا يكسب الصكة فورًا.
sheet-why-end-bawan = الباون يكسب الصكة.
sheet-why-end-shutout = واحد وخمسون على الأقل مقابل صفر: انتهت الصكة.
sheet-why-end = بلغ فريق الهدف: انتهت الصكة.
