### لورقة حساب كينج بولولا فقط.

sheet-contract = العقد
sheet-tricks = الأكلات
sheet-jacks_kings = الأولاد والشياب
sheet-queens = البنات
sheet-hearts = الهاص
sheet-twelfth = صاحب الأكلة 12
sheet-last = صاحب الأكلة 13
sheet-king = من أخذ شايب الهاص
sheet-why-no-tricks = كل أكلة تكلّف 50 نقطة.
sheet-why-no-jk = كل ولد وكل شايب يكلّف 60 نقطة.
sheet-why-no-queens = كل بنت تكلّف 100 نقطة.
sheet-why-no-hearts = كل ورقة هاص تكلّف 30 نقطة.
sheet-why-last-two = الأكلة 12 تكلّف 120 نقطة، والأكلة 13 تكلّف 240.
sheet-why-no-king = شايب الهاص يكلّف 320 نقطة.
sheet-why-trump = لكل أكلة 50 نقطة.
sheet-why-bolola-minus = في البولولا السالبة تكلّف الأكلات والصور والهاص وآخر أكلتين نقاطًا، مجموعها 800.
sheet-why-bolola-plus = في البولولا الموجبة تكسب الأكلات والصور والهاص وآخر أكلتان نقاطًا، مجموعها 800.
sheet-why-end = كانت هذه الجولة 24: انتهت الصكة.
sheet-why-winners = من زاد رصيده على الصفر فقد فاز.
