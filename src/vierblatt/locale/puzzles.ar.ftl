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
