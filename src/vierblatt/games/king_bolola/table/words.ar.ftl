### كينج بولولا

game-name = كينج بولولا
game-line = أربعة لاعبين كل واحد لنفسه، و24 جولة: الموزع يختار ما يُتجنَّب أو ما يُجمَع.

## الأسئلة والعقود

phase-choose = أي عقد تختار؟
phase-play = ورقتك؟
call-no-tricks = بلا أكلات
call-no-jk = بلا أولاد وشياب
call-no-queens = بلا بنات
call-no-hearts = بلا هاص
call-last-two = بلا آخر أكلتين
call-no-king = بلا كينج
call-trump = حكم { $value }
call-bolola-minus = بولولا سالبة
call-bolola-plus = بولولا موجبة

## معنى كل نداء

meaning-no-tricks = خصم { $points } عن كل أكلة، الباقي { $left }
meaning-no-jk = خصم { $points } عن كل ولد أو شايب، الباقي { $left }
meaning-no-queens = خصم { $points } عن كل بنت، الباقي { $left }
meaning-no-hearts = خصم { $points } عن كل ورقة هاص، الباقي { $left }
meaning-last-two = خصم { $points } عن قبل الأخيرة و{ $last } عن الأخيرة، الباقي { $left }
meaning-no-king = خصم { $points } عن شايب الهاص، الباقي { $left }
meaning-trump = لك { $points } عن كل أكلة، الباقي { $left }
meaning-bolola-minus = كلها معًا، والخصم في المجموع { $total }، الباقي { $left }
meaning-bolola-plus = كلها معًا، والكسب في المجموع { $total }، الباقي { $left }

## الطاولة

fact-round = الجولة { $value } من 24
fact-contract = العقد: { $value }
fact-trump = الحكم: { $value }
fact-lead = البدء بالنوع الممنوع: { $value }
head-round = الجولة { $value } من 24
fact-left-no-tricks = بلا أكلات: { $value ->
    [0] لم يعد متاحًا
    [one] بقيت مرة واحدة
    [two] بقيت مرتان
   *[other] بقيت { $value } مرات
}
fact-left-no-jk = بلا أولاد وشياب: { $value ->
    [0] لم يعد متاحًا
    [one] بقيت مرة واحدة
    [two] بقيت مرتان
   *[other] بقيت { $value } مرات
}
fact-left-no-queens = بلا بنات: { $value ->
    [0] لم يعد متاحًا
    [one] بقيت مرة واحدة
    [two] بقيت مرتان
   *[other] بقيت { $value } مرات
}
fact-left-no-hearts = بلا هاص: { $value ->
    [0] لم يعد متاحًا
    [one] بقيت مرة واحدة
    [two] بقيت مرتان
   *[other] بقيت { $value } مرات
}
fact-left-last-two = بلا آخر أكلتين: { $value ->
    [0] لم يعد متاحًا
    [one] بقيت مرة واحدة
    [two] بقيت مرتان
   *[other] بقيت { $value } مرات
}
fact-left-no-king = بلا كينج: { $value ->
    [0] لم يعد متاحًا
    [one] بقيت مرة واحدة
    [two] بقيت مرتان
   *[other] بقيت { $value } مرات
}
fact-owes-negatives = { $seat }: { $value ->
    [0] لم يبق عليه عقد سالب
    [one] بقي عليه عقد سالب واحد
    [two] بقي عليه عقدان سالبان
   *[other] بقي عليه { $value } عقود سالبة
}
fact-owes-trumps = { $seat }: { $value ->
    [0] لم يبق عليه حكم
    [one] بقي عليه حكم واحد
    [two] بقي عليه حكمان
   *[other] بقي عليه { $value } أحكام
}
fact-owes-bololas = { $seat }: { $value ->
    [0] لُعبت البولولا
   *[other] بقيت عليه البولولا
}
value-no-tricks = بلا أكلات
value-no-jk = بلا أولاد وشياب
value-no-queens = بلا بنات
value-no-hearts = بلا هاص
value-last-two = بلا آخر أكلتين
value-no-king = بلا كينج
value-trump = حكم
value-bolola-minus = بولولا سالبة
value-bolola-plus = بولولا موجبة
value-open = مسموح
value-barred = ليس بعد
value-won = فوز
value-drawn = تعادل
value-lost = خسارة

## ما حدث

event-king_bolola-first-dealer = { $you ->
    [yes] معك { $card } فأنت الموزع الأول.
   *[no] { $card } مع { $seat }، ومنه التوزيع الأول.
}
event-king_bolola-opened = ظهر { $suit } ويجوز البدء به من الآن.
event-king_bolola-ended-early = لم يبق ما يُحسب، فانتهت الجولة بعد { $tricks ->
    [one] أكلة واحدة
    [two] أكلتين
    [few] { $tricks } أكلات
   *[other] { $tricks } أكلة
}.
event-king_bolola-result = { $seat }: { $key }

## ورقة الحساب

score-tricks = الأكلات
score-jacks-kings = الأولاد والشياب
score-queens = البنات
score-hearts = الهاص
score-twelfth = الأكلة 12
score-last = الأكلة 13
score-king = شايب الهاص

## نتيجة الجولة

outcome-chose = صاحب الاختيار { $you ->
    [yes] أنت
   *[no] { $seat }
}: { $suit ->
    [none] { $key }
   *[other] حكم { $suit }
}
outcome-lost = { outcome-chose }، وأكثر الخسارة على { $most_seats }: ناقص { $points } نقطة.
outcome-gained = { outcome-chose }، وأكثر الكسب عند { $most_seats }: { $points } نقطة.

## لماذا لعب الآلي هكذا

why-only-choice = لم يبق لي خيار آخر.
why-safe-negative = بهذه اليد أخرج من هذا العقد بخسارة قليلة.
why-long-trumps = هذا نوعي الطويل القوي.
why-strong-hand = أوراقي الكبيرة تأكل كثيرًا مما يُكسب.
why-weak-hand = أوراقي صغيرة، فيأكل غيري ما يُخصم.
why-only-card = هذه الورقة الوحيدة المسموحة لي.
why-lead-low = أبدأ بورقة صغيرة يضطر غيري أن يكبّر عليها.
why-lead-early = أبدأ بورقة كبيرة الآن قبل أن يرمي أحد عليها ما يُخصم.
why-lead-out = أفرّغ يدي من هذا النوع لأرمي فيه لاحقًا.
why-hunt-king = ما دون شايب الهاص أبدأ به بلا خطر.
why-duck = ألعب أكبر ورقة تبقى تحت.
why-throw-penalty = ورقة الخصم تذهب إلى أكلة غيري.
why-throw-danger = أرمي الورقة التي قد تضرني أكثر من غيرها.
why-take-cheaply = هذه الأكلة لا تكلف كثيرًا، فأتخلص فيها من ورقة كبيرة.
why-must-take = الأكلة لي على أي حال، فآخذها بأكبر ورقة.
why-stay-low = ألعب صغيرة لعل أحدًا يكبّر عليها.
why-lead-winner = هذه الورقة لا يكبّر عليها أحد.
why-draw-trumps = أسحب الحكم من أيديهم ما دام حكمي أكبر.
why-lead-short = أقصّر هذا النوع لأقطع فيه بالحكم.
why-lead-long = أبدأ بنوعي الطويل حتى تكبر أوراقه الصغيرة.
why-win-sure = هذه الورقة تأكل يقينًا.
why-win-cheaply = آكل بأصغر ورقة تكفي.
why-try-high = ورقتي الكبيرة أقرب إلى أن تأكل.
why-ruff = أقطع بالحكم.
why-throw-low = لن آكل هذه الأكلة، فأعطيها أقل أوراقي نفعًا.
why-card-hunts-king = هي دون شايب الهاص، وقد تخرجه.
why-card-rid-before-last-two = تذهب بها ورقة كبيرة قبل آخر أكلتين، ولا خصم إلا فيهما.

## قوانين المجلس

preset-seed = القوانين الأصلية
preset-turkish = الكينج التركي
preset-rifki = رفقي
preset-zero_sum = مجموع صفر
option-direction = اتجاه اللعب
option-direction-clockwise = مع عقارب الساعة
option-direction-counterclockwise = عكس عقارب الساعة
option-first_dealer = الموزع الأول
option-first_dealer-random = بالقرعة
option-first_dealer-two_of_diamonds = من معه اثنين الديمن
option-first_dealer-king_of_hearts = من معه شايب الهاص
option-first_dealer-0 = اللاعب 1
option-first_dealer-1 = اللاعب 2
option-first_dealer-2 = اللاعب 3
option-first_dealer-3 = اللاعب 4
option-negative_cap = كم مرة يُلعب كل عقد سالب
option-negative_cap-2 = مرتين في الصكة
option-negative_cap-unlimited = بلا حد
option-negative_repeat_by_player = للاعب أن يختار العقد السالب نفسه مرتين
option-bolola_signs = البولولا موجبة وسالبة
option-bolola_signs-free = لكل لاعب ما يشاء
option-bolola_signs-two_each = اثنتان من كل نوع في الصكة
option-early_end = تنتهي الجولة إذا لم تبق ورقة خصم
option-king_under_ace = بلا كينج: شايب الهاص تحت الإكة
option-king_under_ace-free = ينزل إن شاء صاحبه
option-king_under_ace-forced = ينزل وجوبًا
option-hearts_duck = بلا هاص: النزول تحت هاص أعلى
option-hearts_duck-free = اختياري
option-hearts_duck-forced = واجب
option-over_ruff = القطع بحكم أعلى
option-over_ruff-forced = واجب
option-over_ruff-free = اختياري

## لماذا لا يجوز

rule-KB-GEN-1 = هذه الورقة ليست في يدك.
rule-KB-GEN-4 = عندك من النوع المطلوب فالعبه.
rule-KB-CONTRACT-1 = اخترت كل ما لك من هذا الصنف.
rule-KB-CONTRACT-3 = لُعب هذا العقد مرتين من قبل.
rule-KB-CONTRACT-4 = هنا لا يكرر أحد عقدًا سالبًا، ويجب أن يبقى لكل لاعب ما يختاره.
rule-KB-CONTRACT-7 = لُعبت هذه البولولا مرتين من قبل.
rule-KB-JK-3 = ليس عندك النوع، فارمِ ولدًا أو شايبًا.
rule-KB-JK-4 = في الأكلة ورقة أعلى من النوع نفسه، فأنزل الولد أو الشايب تحتها.
rule-KB-QUEENS-3 = ليس عندك النوع، فارمِ بنتًا.
rule-KB-QUEENS-4 = في الأكلة الشايب أو الإكة، فأنزل البنت.
rule-KB-HEARTS-2 = لا يُبدأ بالهاص قبل أن تظهر منه ورقة.
rule-KB-HEARTS-3 = ليس عندك النوع، فارمِ هاصًا.
rule-KB-HEARTS-4 = هنا ينزل الهاص الأصغر تحت الأعلى وجوبًا.
rule-KB-KING-2 = لا يُبدأ بالهاص قبل أن تظهر منه ورقة.
rule-KB-KING-3 = ليس عندك النوع، فارمِ شايب الهاص.
rule-KB-KING-4 = ليس عندك النوع، فارمِ هاصًا أولًا.
rule-KB-KING-5 = هنا ينزل شايب الهاص تحت الإكة وجوبًا.
rule-KB-TRUMP-2 = لا يُبدأ بالحكم قبل أن تظهر منه ورقة.
rule-KB-TRUMP-4 = ليس عندك النوع، فاقطع بالحكم.
rule-KB-TRUMP-5 = العب حكمًا أعلى من الحكم الذي في الأكلة.
rule-KB-TRUMP-6 = كبّر على أعلى حكم في الأكلة.
rule-KB-BOLOLA-3 = لا يُبدأ بالهاص قبل أن تظهر منه ورقة.
rule-KB-BOLOLA-4 = ليس عندك النوع، فارمِ شايبًا أو بنتًا أو ولدًا أو هاصًا.
rule-KB-BOLOLA-5 = في الأكلة ورقة أعلى من النوع نفسه، فأنزل الشايب أو البنت أو الولد تحتها.
rule-KB-BOLOLA-9 = لا يُبدأ بالهاص قبل أن تظهر منه ورقة.
rule-KB-FAULT-3 = لا يصح هذا القيد الآن: لا بد من ورقة لعبها غيرك في هذه الجولة، وفي وقتها، ودليل مكشوف.
error-bad-contract = لا يصلح «{ $contract }» عقدًا لهذا الوضع.
error-bad-chosen = هذه العقود السابقة لا توافق القوانين أو عدد الجولات.

## الإحصاءات

count-contract = العقود
count-place = النقاط بحسب المكان ابتداءً من صاحب الاختيار (1: هو نفسه)
count-queens = كم بنتًا يأخذ اللاعب في «بلا بنات»
count-king-falls = بلا كينج: الأكلة التي يسقط فيها شايب الهاص
figure-nothing = صفر لصاحب الاختيار
figure-early = انتهت مبكرًا
figure-chooser = نقاط صاحب الاختيار
