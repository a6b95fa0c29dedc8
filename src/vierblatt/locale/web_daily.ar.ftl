### صفحات جولات اليوم. لا تحمّل الصفحة هذه الرسائل إلا عند الحاجة.

daily-title = جولات اليوم
daily-lead = ثماني جولات كل يوم، هي نفسها للجميع، واللاعبون الآخرون آليون. ترتيب جولاتك ومقاعدك لك وحدك، ولا تراجع فيها.
daily-game = { $game }: جولات اليوم
daily-progress = لعبت { $done } من { $count }
daily-streak = { $days ->
    [one] يوم واحد على التوالي
    [two] يومان على التوالي
    [few] { $days } أيام على التوالي
   *[other] { $days } يومًا على التوالي
}
daily-before = أيام سابقة
daily-over = انتهى هذا اليوم
daily-until = حتى { $time }
daily-begin = العب الجولة { $place }
daily-go-on = أكمل الجولة { $place }
daily-place = الجولة { $place } من { $count }
daily-new = لم تأتِ بعد
daily-begun = بدأت
daily-missed = لم تُلعب
daily-percent = { $value }٪
daily-share = النسبة
daily-gain = الزيادة على اللاعب الآلي
daily-rank = الترتيب
daily-rank-of = { $rank } من { $players }
daily-in-a-row = لعبت كل الجولات
daily-best = أفضل لاعبي اليوم
daily-best-note = المسجّلون الذين لعبوا كل جولات اليوم.
daily-player = اللاعب
daily-players = اللاعبون
daily-other-games = ألعاب أخرى وأيام سابقة
daily-all = كل جولات اليوم
daily-next = الجولة التالية
daily-see = كيف كانت
daily-you = أنت
daily-retry = حاول مرة أخرى

## جولة مكتملة

daily-result = كيف كانت
daily-points = تقدُّم جانبك
daily-bot-points = اللاعب الآلي في مقعدك
daily-no-gain = ما يحققه اللاعب الآلي في مقعدك ما زال يُحسب. عد بعد قليل.
daily-gains = ما حققه كل اللاعبين
daily-cards = الأوراق
daily-dealer = الموزع
daily-choices = قراراتك
daily-choices-note = الآخرون هنا هم من كان في مقعدك وسارت جولته حتى تلك اللحظة مثل جولتك تمامًا.
daily-bot-same = فعل اللاعب الآلي الشيء نفسه
daily-bot-other = اللاعب الآلي: { $action }
daily-count = { $action } ×{ $count }
daily-others = الآخرون: { $list }
daily-few = { $count ->
    [one] وصل إلى هنا لاعب آخر واحد
    [two] وصل إلى هنا لاعبان آخران
    [few] وصل إلى هنا { $count } لاعبين آخرين
   *[other] وصل إلى هنا { $count } لاعبًا آخر
}

## الإثبات

daily-proof = تحقق من الأوراق بنفسك
daily-proof-note = هذا الرقم يثبّت جولات اليوم دون أن يكشفها، قبل أن يلعب أحد أيًّا منها. وحين ينتهي اليوم يُنشر السر الذي وراءه، فيستطيع الجميع أن يتحققوا من أن الأوراق لم تتغير.
daily-proof-over = هذا الرقم ثبّت جولات اليوم. يبيّن التحقق هل يؤدي السر إليه وإلى الأوراق، وهل بقي كما رآه هذا المتصفح في ذلك اليوم إن كان قد رآه.
daily-secret = السر:
daily-check = تحقق من الجولات
daily-proof-good = صحيح: السر يؤدي إلى هذا الرقم وإلى أوراق كل الجولات.
daily-proof-bad = هناك خطأ في: { $what }
