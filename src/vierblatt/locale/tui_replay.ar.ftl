### إعادة الصكة في الطرفية

## القائمة

tui-played = الصكات السابقة
tui-played-note = راجع صكة لعبتها خطوة بخطوة، وانظر ماذا كانت تساوي كل ورقة
tui-played-none = لم تُلعب هنا صكة حتى نهايتها بعد.
tui-played-unfinished = لم تُلعب هذه الصكة حتى نهايتها.
tui-played-unknown = قد لا يكون هذا الملف سجل صكة.

## على الطاولة

tui-replay = إعادة
tui-replay-tried = تجربة
tui-replay-keys = ←→ حركة ↑↓ أكلة N خطأ E قيمة V الأيدي G خمّن P العب ? مساعدة Esc قائمة
tui-replay-place = الحركة { $number } من { $count }. الدور على { $seat }.
tui-replay-deal-over = انتهت الجولة هنا.
tui-replay-recorded = في السجل: { $outcome }
tui-replay-left = هذا يخالف السجل بعد الحركة { $number }. مفتاح المسح Backspace يعيدك إليه.
tui-replay-deals = إلى جولة
tui-replay-guess = خمّن أولًا: تشغيل أو إيقاف
tui-replay-guess-on = من الآن تختار أولًا، ثم ترى ما لُعب.
tui-replay-guess-off = من الآن ترى ما لُعب مباشرة.

## متابعة اللعب

tui-replay-play-on = أكمل اللعب من هنا
tui-replay-play-for = اختر عن { $seat }. يبقى السجل كما هو.
tui-replay-by-hand = بيدك، عن كل المقاعد
tui-replay-against-bots = بيدك عن { $seat }، وعن الباقين لاعبون آليون

## الأرقام

tui-replay-mean = النقاط
tui-replay-share = الأفضل
tui-replay-worst = الأسوأ
tui-replay-known-how = مما كان { $seat } يقدر أن يعرفه: { $worlds } توزيعة ممكنة. «النقاط» هي نتيجة الجولة المتوقعة، و«الأفضل» نسبة التوزيعات التي لا خيار أفضل فيها، و«الأسوأ» الخسارة في أسوأ جزء من عشرين منها.
tui-replay-other-acts = الدور على { $seat }. المفتاح E يدير الطاولة إلى مقعده.
tui-replay-judging = جارٍ التقييم: { $done } من { $count } توزيعة… Esc للإلغاء
tui-replay-computing = جارٍ الحساب… Esc للإلغاء
tui-replay-compiling = يجري تجهيز القوانين، مرة واحدة فقط… Esc للإلغاء
tui-replay-chances-open = كل الأيدي مكشوفة. المفتاح V يخفيها، ثم يعرض C ما كان يمكن أن يُعرف.
tui-replay-looking = جارٍ البحث عن الخطأ التالي: القرار { $number } من { $count }… Esc للإلغاء
tui-replay-no-mistake = لا خطأ آخر من { $seat }.
tui-replay-no-mistakes = لا خطأ آخر.
tui-replay-guess-mistake = هنا أخطأ { $seat }. ماذا كنت ستلعب؟

## المساعدة

tui-replay-key-step = حركة إلى الأمام أو إلى الخلف، أو الاختيار عند السؤال
tui-replay-key-trick = إلى الأكلة السابقة أو التالية
tui-replay-key-deal = إلى الجولة السابقة أو التالية
tui-replay-key-ends = إلى بداية الصكة أو نهايتها
tui-replay-key-always = حركة إلى الخلف أو إلى الأمام، حتى عند السؤال
tui-replay-key-deals = الذهاب إلى جولة
tui-replay-key-mistake = إلى الخطأ التالي لهذا المقعد، أو لأي لاعب والأيدي مكشوفة
tui-replay-key-judge = قيمة كل خيار، ولماذا
tui-replay-key-chances = أين كان هذا المقعد يتوقع الأوراق المخفية
tui-replay-key-hands = كل الأيدي، أو يد هذا المقعد فقط
tui-replay-key-seat = رؤية الطاولة من المقعد التالي
tui-replay-key-guess = خمّن أولًا: لا ترى ما لُعب إلا بعد أن تختار
tui-replay-key-play = أكمل اللعب من هنا، بيدك أو ضد لاعبين آليين
tui-replay-key-back = الرجوع إلى السجل
tui-replay-key-cancel = إلغاء ما يجري حسابه، وإلا فالقائمة
tui-replay-help-two = حين تكون يد واحدة مكشوفة يعرض E ما كان صاحبها يقدر أن يعرفه. وحين تُكشف كل الأيدي يعرض E ما تأتي به الخيارات كما كانت الأوراق، وهذا لم يكن أحد يعرفه. ولا يُخلط بين الاثنين أبدًا.
tui-replay-help-mistakes = الأخطاء هي نفسها التي يجدها الأمر “vierblatt analyse”: كان خيار آخر أفضل بوضوح في المتوسط على التوزيعات التي لم يقدر اللاعب أن يستبعدها.
