## لصفحات التحقق والإعادة والإحصاء

proof-loading = لحظة …
proof-copy = نسخ: { $what }
proof-copied = تم النسخ: { $what }
proof-download = تنزيل السجل

## هل الورق نزيه؟

check-title = هل الورق نزيه؟
check-lead = هل اختار أحد هذا الورق؟ متصفحك يخلط كل جولة من جديد ويقارن، ولا يسأل أحدًا ولا يرسل شيئًا.

check-verdict-fits = كل شيء مطابق
check-verdict-fits-note = { $count ->
    [one] أعيد خلط جولة واحدة وكانت النتيجة نفسها.
    [two] أعيد خلط جولتين وكانت النتيجة نفسها.
    [few] أعيد خلط { $count } جولات وكانت النتيجة نفسها فيها كلها.
   *[other] أعيد خلط { $count } جولة وكانت النتيجة نفسها فيها كلها.
}
check-verdict-broken = هناك ما لا يطابق
check-verdict-broken-note = هذا الورق أو هذا السجل ليس كما ينبغي. ما لا يطابق مُعلَّم في الأسفل.
check-verdict-open = لا شيء للمقارنة بعد
check-verdict-open-note = يُكشف سر الجولة عند انتهائها. وحتى ذلك الحين كل ما في الأسفل ثابت من الآن.
check-verdict-seeded = الورق ناتج عن رقم بداية
check-verdict-seeded-note = يمكن إعادة الجولات كما هي، لكن من عرف رقم البداية عرف الورق. هكذا يكون اللعب منفردًا أو مع اللاعبين الآليين بلا خادم.
check-verdict-given = لا شيء هنا لإثباته
check-verdict-given-note = رتّب أحدهم هذا الورق بيده. لا يمكن التحقق إلا من السجل نفسه.
check-verdict-board = الورق هو ورق جولة البطولة
check-verdict-board-note = لُعبت الأوراق نفسها على كل طاولات البطولة. وهي ناتجة عن مفتاح الجولة، والمفتاح يؤدي إلى المرساة: قارنها بالمرساة في صفحة البطولة.
check-verdict-old = الأرقام مطابقة، بالطريقة القديمة
check-verdict-old-note = هذه الصكة أقدم من الطريقة الحالية. كل جولة ناتجة عن أرقامها، لكن الخادم كان يقدر أن يختارها.

check-how = لماذا لا يستطيع أحد أن يغش
check-how-1 = قبل أن يجلس أي لاعب يختار الخادم سرًا لكل جولة وينشر بصمة واحدة لها جميعًا، وهي المرساة. ومن بعدها لا يستطيع أن يبدل أي سر منها.
check-how-2 = ثم يسحب متصفح كل لاعب رقمًا عشوائيًا. يلتزم الجميع أولًا، ولا يكشف متصفحك رقمك إلا بعد أن يحفظ قائمة الالتزامات كاملة، فلا يستطيع أحد أن يختار رقمه على رقمك، ولا الخادم نفسه.
check-how-3 = تُخلط كل جولة من سرها ومن القائمة ومن هذه الأرقام كلها. وعند انتهائها يُكشف سرها، فيستطيع كل واحد أن يخلط من جديد. ويكفي أن يكون رقمك في الورق حتى لا يكون أحد قد اختاره.
check-how-limit = يبقى أمران. من يوزع لا بد أن يعرف الورق المخفي، ولا يُظهر أي إثبات لمن أفشاه. ويمكن إلغاء البداية أو الطاولة كلها قبل أول ورقة: البداية الملغاة مذكورة هنا مع المقعد الذي تسبب فيها، أما الطاولة المتروكة فلا.

check-anchor = المرساة
check-anchor-note = نُشرت قبل أن يجلس أي لاعب، وإليها ترجع الأسرار كلها.
check-seen-fits = هذه هي المرساة التي رآها هذا المتصفح عندما جلست.
check-own-in = رقمك أنت في هذا الورق.
check-own-out = ما رآه هذا المتصفح في البداية ليس ما يُعرض الآن.
check-own-absent = لم يجلس هذا المتصفح على الطاولة. لا يعرف إن كان رقمه في الورق إلا من جلس.
check-seen-download = تنزيل ما رآه هذا المتصفح
check-void = أُلغيت بداية: لم يكشف { $seat } رقمه.
check-code = مقارنة القائمة
check-code-note = يجب أن تكون الأرقام نفسها عند كل من على الطاولة. اسأل لاعبًا آخر عن أرقامه: إن اختلفت فقد عرض الخادم عليكما شيئين مختلفين.
check-seen-broken = رأى هذا المتصفح مرساة أخرى عندما جلست. لقد بدّل أحدهم الأسرار.
check-more-numbers = أرقام أخرى لمن يتحقق ببرنامج من عنده
check-match = الصكة
check-rules-hash = بصمة قوانين المجلس
check-binding = الرقم الذي يربط كل شيء

check-nonces = أرقام اللاعبين العشوائية
check-nonces-note = التزام أولًا ثم كشف. اللاعبون الآليون لا يضيفون شيئًا.
check-nonce-kept = التزام كُشف
check-nonce-broken = غير ما التُزم به
check-nonce-unsaid = التزام بلا كشف
check-nonce-unopened = التزام لم يُكشف
check-nonce-silent = بلا إضافة
check-nonce-waiting = لم يأت بعد
check-numbers = الأرقام
check-commitment = الالتزام
check-nonce = الرقم العشوائي
check-own-nonce-fits = هذا هو الرقم الذي سحبه متصفحك.
check-own-nonce-broken = سحب متصفحك رقمًا آخر.

check-deals = الجولات
check-no-deals = لم تنته أي جولة بعد. تُحدَّث هذه الصفحة تلقائيًا.
check-cards-fits = ورق اللعبة: { $count } ورقة، كل واحدة مرة، وهي نفسها في كل جولة.
check-cards-broken = ليست الأوراق نفسها في كل جولة، كل واحدة مرة.
check-first-fits = المقعد الأول بالقرعة: { $seat }
check-first-broken = كان المقعد الأول عند { $found_seat }، والقرعة كانت على { $seat }.
check-fits = مطابق
check-broken = غير مطابق
check-deal-fits = مطابقة
check-deal-broken = غير مطابقة
check-deal-running = جارية
check-running-note = يُكشف سرها عند انتهاء الجولة.
check-secret = السر
check-secret-note = لم يعرفه غير الخادم حتى انتهت الجولة.
check-chain = { $count ->
    [one] بتجزئته مرة واحدة تنتج المرساة
    [two] بتجزئته مرتين تنتج المرساة
    [few] بتجزئته { $count } مرات تنتج المرساة
   *[other] بتجزئته { $count } مرة تنتج المرساة
}
check-link = حلقة من السلسلة
check-pack = بالخلط من جديد ينتج الورق الذي وُزع
check-pack-expected = الورق الذي كان ينبغي أن يوزع
check-card-instead = { $card }، والمتوقع: { $expected }

check-record = السجل
check-record-fits = الحلقات كلها مطابقة وعددها { $count }: لم يتغير شيء بعد ذلك
check-record-broken = تغيّر السجل. هذا ما لا يطابق:
check-place-header = اللاعبون أو القوانين أو مصدر الورق
check-place-deal = الجولة { $number }: الموزع أو الورق
check-place-actions = الجولة { $number }: ما قيل وما لُعب
check-place-end = الجولة { $number }: النتيجة أو السر
check-place-result = النتيجة النهائية
check-place-head = بصمة السجل كله
check-head-note = بصمة السجل كله. كل سجلين لهما البصمة نفسها هما الصكة نفسها.
check-head = بصمة السجل

check-elsewhere = لا تصدقنا دون دليل
check-offline = نزّل السجل وتحقق منه على جهازك دون اتصال:
check-command = الأمر
check-replay = مشاهدة الصكة
check-other = أو تحقق هنا من سجل آخر:
check-choose-file = اختر سجلًا …
check-paste = … أو الصق نصه
check-no-record = ليس هذا سجل صكة: { $why }

## الصكة من جديد، خطوة خطوة

replay-title = إعادة: { $game }
replay-empty = لم يُلعب شيء في هذه الصكة.
replay-hands = ورق الجميع
replay-no-cards = لا ورق
replay-cards-held = { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
replay-card-pointed = { $card }، يشير إليها: { $names }
replay-review = شاهدوها معًا
replay-puzzle = اجعلها لغزًا
replay-study = أضف إلى دراسة
replay-team = { $side }: { $names }
replay-look-from = المشاهدة من مقعد { $seat }
replay-moves = الخطوات
replay-taken-back = تم التراجع عنه
replay-slider = الخطوة
replay-step = { $step } من { $count }
replay-choose-deal = الجولة
replay-speed = السرعة
replay-first = إلى البداية
replay-previous = خطوة إلى الوراء
replay-next = خطوة إلى الأمام
replay-last = إلى النهاية
replay-play = تشغيل
replay-pause = إيقاف
replay-check = تحقق من هذا الورق
replay-share = شارك هذه اللحظة
replay-link-copied = تم نسخ رابط هذه اللحظة.
replay-keys-step = خطوة إلى الوراء أو إلى الأمام
replay-keys-ends = إلى البداية أو إلى النهاية
replay-keys-deals = الجولة السابقة أو التالية
replay-keys-play = تشغيل أو إيقاف

## تحليل الصكة، من صفحة إعادتها

replay-analysis-heading = التحليل
replay-analysis-what = كم كلّف كل قرار؟ وما الذي كان أفضل؟ وكم كان للحظ من نصيب؟
replay-analysis-ask = حلّل هذه الصكة
replay-analysis-again = حاول مرة أخرى
replay-analysis-open = افتح التحليل
replay-analysis-puzzles = حُلّ أخطاءك ألغازًا
replay-analysis-waiting = { $ahead ->
    [0] يبدأ بعد لحظات.
    [one] تسبقها صكة أخرى واحدة.
    [two] تسبقها صكتان أخريان.
    [few] تسبقها { $ahead } صكات أخرى.
    [many] تسبقها { $ahead } صكة أخرى.
   *[other] تسبقها { $ahead } صكة أخرى.
}
replay-analysis-running = حُلّل { $done } من { $pieces }
replay-analysis-stay = يستمر التحليل وإن غادرت هذه الصفحة.
replay-analysis-failed = تعذّر تحليل هذه الصكة.

## لوحة المفاتيح

keys-title = لوحة المفاتيح
keys-this = هذه القائمة
key-space = المسافة
key-home = البداية (Home)
key-end = النهاية (End)

## كيف وقع الورق

stats-title = كيف وقع الورق
stats-lead = كل ورقة من كل صكة انتهت على هذا الخادم، بحسب موضعها في الرزمة. إن كان الخلط نزيهًا فالألوان متساوية: لكل ورقة الفرصة نفسها في كل موضع.
stats-none = لم تنته هنا أي صكة من هذه اللعبة بعد.
stats-cards = رزمة من { $count } ورقة
stats-deals = { $count ->
    [one] جولة واحدة
    [two] جولتان
    [few] { $count } جولات
   *[other] { $count } جولة
}
stats-even = متساو كما تكون المصادفة
stats-even-note = الخلط النزيه يكون بهذا التفاوت أو أكثر في { $percent } من كل 100 حالة. لا شيء يدعو إلى العجب.
stats-odd = تفاوت أكثر من المعتاد
stats-odd-note = الخلط النزيه لا يكون بهذا التفاوت إلا في { $percent } من كل 100 حالة. قد تحدث صورة كهذه، فإن بقيت مع جولات أكثر فهناك خلل.
stats-early = الجولات أقل من أن يُحكم عليها
stats-early-note = يمكن الحكم ابتداءً من { $count } جولة.
stats-chi = مربع كاي { $value } بدرجات حرية { $degrees }
stats-picture = كل عمود موضع في الرزمة وكل صف ورقة. وكلما قوي اللون ابتعد العدد عن المتوسط: { $less } أقل، و{ $more } أكثر.
stats-less = الأزرق
stats-more = الذهبي
stats-first-place = أول ما يوزع
stats-last-place = آخر ما يوزع
stats-cell = { $card } في الموضع { $place }: { $count } مرة، والمتوسط { $mean }
stats-how = كيف يُتحقق من كل جولة
stats-rarely = أقل
stats-often = أكثر
