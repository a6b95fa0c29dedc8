### تحليل الصكة: الأمر `vierblatt analyse` وصفحته.

analysis-title = تحليل: { $game }
analysis-of = الجولات: { $deals }، والقرارات المقيَّمة: { $decisions }، وما لم يكن فيه خيار: { $forced }
analysis-settings = حتى { $worlds } من التوزيعات الممكنة لكل قرار · البذرة { $seed }
analysis-part = هذا جزء فقط: أُوقف التحليل قبل تمامه.
analysis-running = لم تنتهِ الصكة.
analysis-bar = التقييم
analysis-go-on = ما أُنجز محفوظ في { $path }؛ والأمر نفسه يكمل من هناك.
analysis-written = كُتب الملف: { $path }
analysis-call = «{ $call }»

## اللاعبون

analysis-players = اللاعبون
analysis-player = اللاعب
analysis-accuracy = الدقة
analysis-per-decision = كلفة القرار
analysis-blunders = أخطاء فادحة
analysis-mistakes = أخطاء
analysis-inaccuracies = هفوات
analysis-risks = مجازفات نجحت
verdict-blunder = خطأ فادح
verdict-mistake = خطأ
verdict-inaccuracy = هفوة
verdict-risk = مجازفة نجحت
verdict-match = لصالح الصكة

## الصكة

analysis-match = الصكة
analysis-match-lead = تقدّم { $side }
analysis-match-totals = النقاط
analysis-match-how = الدوائر الكبيرة هي النتيجة بعد كل جولة. والخط ما كان لاعبون متساوون سيحققونه بالورق من تلك اللحظة: ما أعطاه الورق وما غيّرته القرارات. والدوائر الصغيرة أخطاء وأخطاء فادحة.
analysis-match-plain = بعد الجولة { $deal }: { $scores }

## الحظ والمهارة

analysis-luck = الحظ والمهارة، جولة بعد جولة
analysis-luck-of = نتائج { $side }: نقاطه ناقص نقاط الطرف الآخر
analysis-luck-own = نتائج { $side }: نقاطه وحده
analysis-deal = الجولة
analysis-result = النتيجة
analysis-cards = الورق
analysis-play = اللعب
analysis-rest = الباقي
analysis-numbers = الأرقام
analysis-sum = المجموع

## القرارات

analysis-moves = الحركات المكلفة
analysis-no-moves = لم يكلّف أي قرار أكثر مما قد تفسّره الصدفة.
analysis-at-call = الجولة { $deal }، في الطلبات
analysis-at-card = الجولة { $deal }، الأكلة { $trick }
analysis-cost = ضيّع { $action } في المتوسط { $points } من النقاط، على { $worlds } من التوزيعات الممكنة؛ وكان الأفضل { $best }.
analysis-paid = في المتوسط على { $worlds } من التوزيعات الممكنة يقلّ { $action } عن { $best } بمقدار { $points } من النقاط، لكنه لم يضيّع شيئًا مع الورق كما كان.
analysis-for-match = في المتوسط على { $worlds } من التوزيعات الممكنة يقلّ { $action } عن { $best } بمقدار { $points } من نقاط الجولة، لكنه لم يكن الخيار الأسوأ بالنظر إلى نتيجة الصكة.
analysis-best-in-match = الأفضل للصكة كان { $action }.
analysis-worse = في { $share } من هذه التوزيعات جاء بنقاط أقل.
analysis-share = { $number }٪
analysis-lay-lost = مع الورق كما كان، ولو كان كله مكشوفًا، ضاعت { $points } من النقاط.
analysis-reason = مما يرجّح { $best }: «{ $reason }»
analysis-options = كل ما كان متاحًا، والفرق عن الأفضل: { $options }
analysis-deals-were = التوزيعات التي بقيت ممكنة: { $number }.
analysis-alternatives = كل ما كان متاحًا
analysis-expected = المتوقع
analysis-behind = دون الأفضل بـ
analysis-seen = ما كان { $seat } يستطيع معرفته
analysis-hand = اليد
analysis-table = على الطاولة
analysis-leads = يبدأ { $seat }.
analysis-last = آخر أكلة
analysis-tricks = الأكلات حتى الآن
analysis-public = معلوم للجميع
analysis-calls = الطلبات
analysis-gone = الأوراق التي نزلت
analysis-held = معه حتمًا
analysis-voids = لا يملك النوع
analysis-lacks = ليس معه حتمًا
analysis-deals-left = التوزيعات التي بقيت ممكنة
analysis-about = نحو { $number }
analysis-times-6 = { $number } مليون
analysis-times-9 = { $number } مليار
analysis-times-12 = { $number } تريليون
analysis-power = { $number } · 10{ $power }
analysis-scores = النتيجة
analysis-played = ما لُعب
analysis-was-best = الأفضل
analysis-most-points = الأكثر نقاطًا
analysis-show = شاهدها في الإعادة
analysis-replay = الصكة، خطوة خطوة

## كيف يُقرأ هذا

analysis-how = كيف تقرأ هذا
analysis-how-cost = الكلفة: تُوزَّع الأوراق المخفية مرارًا بكل ما يوافق ما كان اللاعب يعرفه، ويُجرَّب كل خيار متاح في التوزيعات نفسها. والكلفة مقدار ما كان الخيار دون أفضلها في المتوسط. ولا تُذكر إلا إذا زادت على ثلاثة أمثال خطئها المعياري.
analysis-how-grades = الهفوة تكلّف من النقاط { $inaccuracy } على الأقل، والخطأ { $mistake }، والخطأ الفادح { $blunder }. والمجازفة التي نجحت كانت ستُعدّ واحدًا منها، لكنها لم تضيّع شيئًا مع الورق كما كان.
analysis-how-match = لصالح الصكة: قرب نهايتها ليست النقاط الأكثر أفضل دائمًا، كفوز مضمون في مقابل فوز كبير. واللاعبون الآليون والنصائح تراعي الفوز بالصكة. لذلك لا يُؤاخذ اللاعب إلا بما كان أسوأ للصكة أيضًا؛ وما كلّف نقاطًا من الجولة فقط يسمّى «لصالح الصكة» ولا يُحسب عليه. والكلفة دائمًا من نقاط الجولة.
analysis-how-accuracy = الدقة: 100 لقرار لم يكلّف شيئًا، و50 لكلفة { $mistake }، و25 لضعفها؛ وهي المتوسط على القرارات التي كان الفرق فيها بين أفضل خيار وأسوئه هفوة على الأقل.
analysis-how-luck = الحظ والمهارة: «الورق» ما يحققه لاعبون متساوون بهذه الأوراق في المتوسط، و«اللعب» كلفة أخطاء الآخرين ناقص كلفة أخطائه، و«الباقي» كيف انتهى ما لم يكن بوسع أحد معرفته. ومجموعها هو النتيجة.
