### مراجعة الصكة: يمشون فيها معًا ويجرّبون ما كان يمكن لعبه.

review = مراجعة
review-title = مراجعة: { $game }
review-you = أنت
review-gone-person = أحدهم
review-percent = { $share }٪

## من يقود

review-nobody-leads = لا أحد يقود، وكلٌّ ينظر حيث يشاء.
review-you-lead = أنت تقود: يرى الجميع الحركة التي تراها.
review-following = يقود { $name } وأنت تتبعه.
review-alone = يقود { $name } وأنت تنظر وحدك.
review-follow = اتبع
review-lead = تولَّ القيادة
review-lead-end = اترك القيادة

## موضع في الصكة

review-here = في هذا الموضع
review-view = ما يظهر
review-view-of = ما رآه { $seat }
review-guess-first = خمّن أولًا: لا يظهر ما لُعب حتى أختار
review-guess-ask = ماذا كنت ستلعب مكان { $seat }؟
review-guessed = اخترت { $guess }، والذي لُعب { $played }.
review-guess-before = اختر أولًا، ثم تظهر الأرقام.
review-play-ask = الدور على { $seat }. ما يُلعب هنا يبدأ مسارًا جديدًا.
review-open-actions = الخيارات المتاحة
review-was-played = { $action }، كما لُعب
review-deal-over = انتهت الجولة هنا.
review-bot-one = لاعب آلي يلعب مرة
review-bot-all = لاعبون آليون يكملون الجولة
review-swap = تبديل ورقتين
review-swap-how = فقط أوراق لم يرها { $seat }، بحيث لا يمكنه أن يلاحظ ذلك.
review-swap-none = لا يمكن تبديل ورقتين هنا.
review-swap-first = الورقة الأولى
review-swap-second = الورقة الثانية
review-swap-do = بدّل

## ما قيمته

review-judged = كم كانت قيمته؟
review-known = بما كان يعرفه { $seat }
review-known-ask = قيّم الخيارات
review-known-table = الخيارات المتاحة من منظور يد واحدة
review-known-how = في { $worlds } توزيعة لم يكن هذا اللاعب يستطيع استبعادها. في أسوأ حال: الخسارة في أسوأ جزء من عشرين منها.
review-action = الخيار
review-mean = النقاط
review-share = الأفضل في
review-worst = في أسوأ حال
review-bots = اللاعبون الآليون
review-bot-rules = البسيط
review-bot-strong = المتقدم
review-bot-best = المحترف
review-chances-ask = أين يمكن أن تكون الأوراق؟
review-chances = احتمالات الأوراق المخفية
review-chances-how = أين كان { $seat } يتوقع كل ورقة مخفية.
review-card = الورقة
review-elsewhere = في غير الأيدي
review-cards = كما كانت الأوراق
review-cards-ask = انظر إلى كل الأيدي
review-cards-exact = ما يأتي به كل خيار إذا لعب الجميع بعده بإتقان وهم يرون كل الأيدي.
review-cards-played = ما يأتي به كل خيار إذا أكمل لاعبون آليون بعده.
review-result = النقاط
review-played = لُعب
review-judging = جارٍ التقييم…

## المسارات

review-branches = المسارات
review-as-played = كما لُعبت
review-from-step = من الحركة { $step }
review-swapped = بُدّلت { $first } مع { $second }
review-more = { $count ->
    [one] وواحدة أخرى
    [two] واثنتان أخريان
    [few] و{ $count } أخرى
    [many] و{ $count } أخرى
   *[other] و{ $count } أخرى
}
review-branch-remove = احذف هذا المسار

## ما يقال

review-talk = ملاحظات ودردشة
review-talk-none = لم يقل أحد شيئًا بعد.
review-say = قل شيئًا عن هذه الحركة
review-pin = ثبّته عند هذه الحركة
review-pinned = مثبّت
review-at = الجولة { $deal }، الحركة { $step }
review-go-there = اذهب إلى { $where }
review-delete-line = احذف «{ $text }»

## الرابط

review-invite = دعوة
review-invite-how = من لديه هذا الرابط يمكنه أن يشاهد ويتكلم ويجرّب.
review-players-write = الكتابة واللعب لمن لعب الصكة فقط
review-to-replay = إلى إعادة الصكة
