### الألغاز: أسماء مواضيعها.

puzzle-theme-opening-lead = أول ورقة في الجولة
puzzle-theme-lead = بدء الأكلة
puzzle-theme-follow = اللعب من النوع المطلوب
puzzle-theme-ruff = القطع
puzzle-theme-discard = الرمي
puzzle-theme-last-to-play = آخر من يلعب
puzzle-theme-draw-trumps = البدء بالحكم
puzzle-theme-win-trick = أخذ الأكلة
puzzle-theme-duck = ترك الأكلة
puzzle-theme-partner-winning = الأكلة للشريك
puzzle-theme-ending = آخر الجولة
puzzle-theme-no-trumps = بلا حكم
puzzle-theme-first-call = أول من يتكلم
puzzle-theme-pass = الأفضل أن تمرّر
puzzle-theme-call = ورق يستحق الطلب
puzzle-theme-surprise = خلاف الظاهر
puzzle-theme-contract = العقد متوقف على هذه الأكلة
puzzle-theme-cash-winner = أخذ الأكلة المضمونة
puzzle-theme-over-ruff = القطع بأعلى
puzzle-theme-overtake-partner = تجاوز ورقة الشريك
puzzle-theme-feed-partner = نقاط للشريك
puzzle-theme-trust-partner = الثقة بالشريك
puzzle-theme-partner-ruffs = قطع للشريك
puzzle-theme-keep-strength = حفظ ورقة قوية
puzzle-theme-keep-trumps = حفظ الحكم
puzzle-theme-make-void = التخلص من نوع
puzzle-theme-throw-penalty = رمي ما يكلّف
puzzle-theme-throw-danger = رمي ورقة خطرة

### ما يجب تحقيقه في لغز يُلعب حتى نهاية الجولة. ‎$team: هل يُحسب للشركاء أيضًا.

puzzle-goal-tricks = { $team ->
    [yes] اكسب لفريقك { $count } على الأقل من الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
   *[no] اكسب { $count } على الأقل من الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
}
puzzle-goal-all-tricks = { $team ->
    [yes] اكسب لفريقك كل الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
   *[no] اكسب كل الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
}
puzzle-goal-few-tricks = { $count ->
    [0] لا تأخذ أي أكلة من الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
    [1] لا تأخذ أكثر من أكلة واحدة من الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
    [2] لا تأخذ أكثر من أكلتين من الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
   *[other] لا تأخذ أكثر من { $count } من الأكلات الباقية وعددها { $tricks }، كيفما كانت الأوراق المخفية.
}
puzzle-goal-points = اجمع لفريقك من الأبناط { $count } أخرى على الأقل، كيفما كانت الأوراق المخفية.
puzzle-goal-cards = { $count ->
    [1] خذ ورقة أخرى على الأقل من الأوراق التي تكسب نقاطًا، كيفما كانت الأوراق المخفية.
    [2] خذ ورقتين أخريين على الأقل من الأوراق التي تكسب نقاطًا، كيفما كانت الأوراق المخفية.
   *[other] خذ { $count } أخرى على الأقل من الأوراق التي تكسب نقاطًا، كيفما كانت الأوراق المخفية.
}
puzzle-goal-few-cards = { $count ->
    [0] لا تأخذ أي ورقة أخرى تخصم نقاطًا، كيفما كانت الأوراق المخفية.
    [1] لا تأخذ أكثر من ورقة واحدة أخرى تخصم نقاطًا، كيفما كانت الأوراق المخفية.
    [2] لا تأخذ أكثر من ورقتين أخريين تخصمان نقاطًا، كيفما كانت الأوراق المخفية.
   *[other] لا تأخذ أكثر من { $count } أخرى من الأوراق التي تخصم نقاطًا، كيفما كانت الأوراق المخفية.
}
puzzle-goal-not-card = لا تأخذ { $card }، كيفما كانت الأوراق المخفية.
puzzle-goal-result = حقّق في هذه الجولة { $points } من النقاط على الأقل (نقاطك ناقص نقاط الآخرين)، كيفما كانت الأوراق المخفية.
puzzle-goal-score = سجّل في هذه الجولة { $points } من النقاط على الأقل، كيفما كانت الأوراق المخفية.
puzzle-goal-low-score = لا تسجّل في هذه الجولة أكثر من { $points } من النقاط، كيفما كانت الأوراق المخفية.
