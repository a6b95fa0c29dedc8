### أسئلة عن جولات المحاكاة: `vierblatt simulate --where`.

query-facts = ما يمكن ذكره في ‎--where و‎--show
query-operators = SEAT مكان من هذه القائمة مثل declarer، وCARDS مجموعة أوراق مثل hearts & aces. ومعها and وor وnot و== و!= و< و<= و> و>= و+ - * /، وللمجموعات & (في كلتيهما) و| (في إحداهما).
query-where = الشرط: { $where }
query-all = بلا شرط: تُحسب كل جولة.
query-found = حققته { $found } من { $drawn } جولة مسحوبة: { $share }
query-none = لم تحقق الشرط أي جولة من { $drawn } جولة مسحوبة. اسحب أكثر بالخيار ‎--deals أو خفّف الشرط.
query-limit = المطلوب { $enough }، وتوقف البحث بعد { $drawn } جولة وهو أقصى ما يسمح به ‎--deals.
query-part = توقف قبل التمام: سُحبت { $drawn } جولة فقط من { $asked } على الأكثر.
query-value = المتوسط أو النسبة
query-true = نعم
query-false = لا
deal-fact-first = الأماكن بترتيب اللعب: أولها بعد الموزع.
deal-fact-dealer = مكان الموزع.
deal-fact-seat1 = الأماكن بأرقامها أينما كان الموزع؛ تفيد إذا اختلف اللاعبون فيها (‎--players).
deal-fact-scored = هل حُسبت نقاط الجولة؛ قد لا تُحسب إذا لم يطلب أحد.
deal-fact-tricks = عدد الأكلات التي أخذها المكان.
deal-fact-side_tricks = عدد الأكلات التي أخذها فريق المكان.
deal-fact-points = نقاط الجولة لطرف المكان.
deal-fact-ahead = تلك النقاط ناقصًا متوسط الأطراف الأخرى.
deal-fact-count = كم ورقة من هذه كانت مع المكان عند بدء اللعب.
deal-fact-holds = هل كانت كل هذه الأوراق مع المكان عند بدء اللعب؛ والجواب لا إذا كانت المجموعة خالية.
deal-fact-longest = طول أطول نوع مع المكان بلا جواكر.
deal-fact-shortest = طول أقصر نوع معه، وهو 0 إذا خلا من نوع.
deal-fact-taken = كم ورقة من هذه أخذها المكان في الأكلات.
deal-fact-place = رتبة المكان: 1 للأول بعد الموزع.
deal-fact-next = المكان الذي يلعب بعده.
deal-fact-min = الأصغر من عددين.
deal-fact-max = الأكبر من عددين.
deal-fact-abs = العدد بلا إشارته.
deal-fact-side = رقم طرف المكان كما في التقرير: 1 أو 2.
deal-fact-same_side = هل المكانان من فريق واحد.
deal-fact-partner = المكان المقابل.
deal-fact-dealt = العبارة نفسها عن الأوراق كما وُزعت أولًا، قبل أي شراء أو سحب أو تبديل.
deal-fact-all = مجموعات أوراق: الأنواع والرتب والكل.
deal-fact-card = ورقة واحدة: رتبتها (2 إلى 9 ثم T وJ وQ وK وA) ونوعها (S وH وD وC).
