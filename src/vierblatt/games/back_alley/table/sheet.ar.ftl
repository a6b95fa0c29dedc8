### لورقة حساب باك آلي فقط.

sheet-outcome = الجولة
sheet-call = الطلب
sheet-tricks = الأكلات
sheet-rainbow = الأيدي التي فيها الأنواع الأربعة
sheet-value-played = لُعبت
sheet-value-passed = الكل باس
sheet-why-made = { $side }: الطلب { $bid } والأكلات { $tricks }، والنقاط { $points }.
sheet-why-failed = { $side }: الطلب { $bid } والأكلات { $tricks } فقط، وتُخصم { $points }.
sheet-why-no-bid = { $side }: بلا طلب، ولكل أكلة نقطة، والأكلات { $tricks }.
sheet-why-board-made = { $side }: بورد درجته { $level } بالأكلات كلها، والنقاط { $points }.
sheet-why-board-failed = { $side }: بورد درجته { $level } والأكلات { $tricks } فقط، وتُخصم { $points }.
sheet-why-rainbow = { $side }: الأنواع الأربعة في أربع أوراق، وتزيد { $points }.
sheet-why-passed = الكل باس: يُعاد التوزيع بالعدد نفسه.
sheet-why-passed-zero = الكل باس: تُحسب الجولة بلا نقاط.
sheet-why-end = كانت هذه الجولة الأخيرة: انتهت الصكة.
sheet-why-end-draw = كانت هذه الجولة الأخيرة، والفريقان متساويان: تعادل.
sheet-why-one-more = الفريقان متساويان: جولة أخرى من 13 ورقة.
