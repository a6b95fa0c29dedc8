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

## الحاضرون

review-present = { $count ->
    [one] هنا شخص واحد
    [two] هنا شخصان
    [few] هنا { $count } أشخاص
    [many] هنا { $count } شخصًا
   *[other] هنا { $count } شخص
}
review-present-leads = يقود
review-present-more = و{ $count ->
    [one] شخص آخر
    [two] شخصان آخران
    [few] { $count } آخرون
   *[other] { $count } آخرون
}
review-came = { $count ->
    [one] حضر الآن { $names }.
   *[other] حضروا الآن: { $names }.
}
review-went = { $count ->
    [one] غادر { $names }.
   *[other] غادروا: { $names }.
}

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
review-bot-which = اللاعب الآلي الذي يكمل
review-bot-one = لاعب آلي يلعب مرة
review-bot-thinks = اللاعب الآلي يختار …
review-bot-all = لاعبون آليون يكملون الجولة
review-swap = تبديل ورقتين
review-swap-how = فقط أوراق لم يرها { $seat }، بحيث لا يمكنه أن يلاحظ ذلك.
review-swap-none = لا يمكن تبديل ورقتين هنا.
review-swap-first = الورقة الأولى
review-swap-second = الورقة الثانية
review-swap-do = بدّل

## الأسهم

review-draw = ارسم سهمًا
review-draw-from = اختر الورقة أو اللاعب حيث يبدأ السهم.
review-draw-to = من { $from }: اختر الآن الورقة أو اللاعب حيث ينتهي.
review-arrows = الأسهم
review-arrow = { $name }: من { $from } إلى { $to }
review-arrow-drawn = رسم { $name } سهمًا من { $from } إلى { $to }.
review-arrow-remove = احذف السهم من { $from } إلى { $to }
review-erase = امحُ ما رسمتُه
review-erase-of = امحُ ما رسمه { $name }
review-keys-draw = رسم سهم أو التراجع عنه

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
review-preparing = يجري تجهيز تقييم هذه اللعبة. يستغرق ذلك بضع دقائق في المرة الأولى …

## لغز

review-puzzle-asking = يجري التحقق في توزيعات كثيرة، وقد يستغرق ذلك نصف دقيقة …
review-puzzle-yes = نعم، هذا لغز.
review-puzzle-save = احفظ اللغز
review-puzzle-solve = تحلّه في الطرفية بالأمر
review-puzzle-no-forced = ليس لغزًا: لم يكن هنا إلا خيار واحد.
review-puzzle-no-secret = ليس لغزًا: لا شيء هنا يُسأل عنه.
review-puzzle-no-worlds = ليس لغزًا: لم يوجد توزيع يوافق ما كان يعرفه هذا اللاعب.
review-puzzle-no-margin = ليس لغزًا: الأفضل لا يسبق ما يليه بفارق كافٍ، فهنا أكثر من خيار جيد.
review-puzzle-no-share = ليس لغزًا: أحد الخيارات أفضل في المتوسط، لكن غيره يجلب أكثر في توزيعات كثيرة.
review-puzzle-no-accepted = ليس لغزًا: أوراق يُفترض أن تتساوى قيمتها ليست متساوية.
review-puzzle-no-agreement = ليس لغزًا: لا تتفق طرق التقييم كلها على الأفضل.
review-puzzle-no-unsure = يكاد يكون لغزًا: أحد الخيارات أفضل، لكن ليس بوضوح يضمن ذلك في توزيعات أخرى.

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
