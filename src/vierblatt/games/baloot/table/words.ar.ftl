### بلوت

game-name = بلوت
game-line = فريقان يشتريان ورقة صن أو حكم، ويتسابقان بالأكلات والمشاريع والدبل إلى 152.

## الأسئلة والنداءات

phase-cutting = القص لك: ماذا تختار؟
phase-opening = هل معك كوش؟
phase-bidding = تشتري؟
phase-over-hokom = الشراء حكم. تأخذها صن؟
phase-over-sun = لك الأولوية. تأخذها صن قبله؟
phase-confirming = ثبت لك الحكم: حكم أم تقلبه صن؟
phase-naming = ثبت لك الحكم: أي نوع؟
phase-doubling = ترفع؟
phase-announcing = تعلن مشاريعك؟
phase-baloot = تعلن البلوت؟
phase-sawa = سوا: هل توافق على أن الباقي ليس لك؟
phase-play = ورقتك؟
call-pass = بس
call-pass-second = ولا
call-no = لا
call-hokom = حكم
call-sun = صن
call-ashkal = أشكل
call-kawesh = كوش
call-hokom-s = حكم سبيت
call-hokom-h = حكم هاص
call-hokom-d = حكم ديمن
call-hokom-c = حكم شريا
call-double = دبل
call-double-open = دبل مفتوح
call-double-locked = دبل مقفول
call-triple = ثري
call-four = فور
call-four-open = فور مفتوح
call-four-locked = فور مقفول
call-gahwa = قهوة
call-announce = أعلن
call-silent = لا أعلن
call-baloot = بلوت!
call-go = امش
call-cut = قص بعد الورقة { $value }
call-shuffle = اخلط مرة أخرى
call-public-top = اكشف أعلى ورقة
call-bottom-own = آخر ثلاث لي
call-bottom-partner = آخر ثلاث لشريكي
call-top-own = أول ثلاث لي
call-accept = موافق
call-decline = نكمل اللعب

## معنى كل نداء

meaning-pass = لا تشتري
meaning-over-hokom-pass = يبقى الحكم لصاحبه
meaning-over-sun-pass = يبقى الصن لصاحبه
meaning-doubling-pass = تبقى الجولة بلا رفع جديد
meaning-no = لا كوش: تكمل المزايدة
meaning-hokom = { $round ->
    [1] الحكم { $suit }، والنقاط كلها { $points }
   *[other] تختار نوعًا آخر حكمًا، والنقاط كلها { $points }
}
meaning-sun = بلا حكم، والنقاط كلها { $points }
meaning-ashkal = { $taker ->
    [partner] صن، وشريكك يأخذ الورقة
   *[you] يُحسب هنا صنًّا لك، والنقاط كلها { $points }
}
meaning-kawesh = كلها سبعات وثمانيات وتسعات: تُلغى الجولة
meaning-confirming-sun = بلا حكم، ولا يأخذها منك أحد
meaning-naming-sun = بلا حكم، ولا يأخذها منك أحد
meaning-naming-hokom = يصير هو الحكم، والنقاط كلها { $points }
meaning-double = النقاط مضروبة في { $times }: من كسب الجولة أخذ { $points }
meaning-double-open = النقاط مضروبة في { $times }: الكاسب يأخذ { $points }، ويجوز البدء بالحكم
meaning-double-locked = النقاط مضروبة في { $times }: الكاسب يأخذ { $points }، ولا يبدأ بالحكم إلا من ليس معه غيره
meaning-triple = النقاط مضروبة في { $times }: الكاسب يأخذ { $points }، ويجوز البدء بالحكم
meaning-four = النقاط مضروبة في { $times }: من كسب الجولة أخذ { $points }
meaning-four-open = النقاط مضروبة في { $times }: الكاسب يأخذ { $points }، ويجوز البدء بالحكم
meaning-four-locked = النقاط مضروبة في { $times }: الكاسب يأخذ { $points }، ولا يبدأ بالحكم إلا من ليس معه غيره
meaning-gahwa = من كسب هذه الجولة كسب الصكة
meaning-announce = تُحسب إن كان أكبر مشروع لفريقك
meaning-silent = لا تُحسب مشاريعك
meaning-baloot-silent = لا تأخذ عليه شيئًا
meaning-baloot = شايب الحكم وبنته: { $points }، ولا يتأثر بالرفع
meaning-go = يبقى الورق كما هو
meaning-cut = ما فوقها ينزل إلى الأسفل
meaning-shuffle = الموزع نفسه يخلط ويوزع من جديد
meaning-public-top = تكون ورقة المشترى
meaning-bottom-own = تكون من أوراقك الأولى
meaning-bottom-partner = تكون من أوراق شريكك الأولى
meaning-top-own = تكون من أوراقك الأولى

## الطاولة

fact-public-card = ورقة المشترى: { $value }
fact-round = الدور: { $value ->
    [1] أول
   *[other] ثاني
}
fact-mode = الشراء: { $value }
fact-buyer = المشتري: { $value }
fact-trump = الحكم: { $value }
fact-level = الرفع: { $value }
fact-lead = البدء بالحكم: { $value }
fact-bid = { $seat }: { $value }
fact-project = مشروع { $seat }: { $value }
fact-height = { $seat } عنده { $value }
fact-shown = كشف { $seat }: { $value }
fact-projects-won = المشاريع: { $value }
fact-baloot = بلوت: { $value }
head-round = الدور { $value ->
    [1] الأول
   *[other] الثاني
}
value-sun = صن
value-hokom = حكم
value-ashkal = أشكل
value-double = دبل
value-triple = ثري
value-four = فور
value-gahwa = قهوة
value-locked = مقفول
value-open = مفتوح
value-sira = سرا
value-fifty = خمسين
value-hundred = مية
value-four-hundred = أربعمية
value-run-9 = تسلسل أعلاه التسعة
value-run-t = تسلسل أعلاه العشرة
value-run-j = تسلسل أعلاه الولد
value-run-q = تسلسل أعلاه البنت
value-run-k = تسلسل أعلاه الشايب
value-run-a = تسلسل أعلاه الإكة
value-four-t = أربع عشرات
value-four-j = أربع أولاد
value-four-q = أربع بنات
value-four-k = أربع شياب
value-four-a = أربع إكك

## ما حدث

event-baloot-public-card = ورقة المشترى: { $card }
event-baloot-second-round = { $you ->
    [yes] الكل قال بس، وأنت الموزع فتنادي «ثاني».
   *[no] الكل قال بس، والموزع { $seat }: «ثاني».
}
event-baloot-bought = { $you ->
    [yes] اشتريت: { $key }.
   *[no] المشتري { $seat }: { $key }.
}
event-baloot-bought-hokom = { $you ->
    [yes] اشتريت حكم { $suit }.
   *[no] المشتري { $seat }: حكم { $suit }.
}
event-baloot-card-taken = { $you ->
    [yes] أخذت ورقة المشترى { $card }.
   *[no] ورقة المشترى { $card } عند { $seat }.
}
event-baloot-nobody-bought = لم يشتر أحد، فالجولة ملغاة.
event-baloot-kawesh = { $you ->
    [yes] كشفت { $cards }: كوش، والجولة ملغاة.
   *[no] كوش من { $seat }: { $cards }، والجولة ملغاة.
}
event-baloot-project = { $you ->
    [yes] أعلنت مشروعك: { $key }.
   *[no] مشروع من { $seat }: { $key }.
}
event-baloot-project-height = { $you ->
    [yes] تسمّي أعلى مشروعك: { $key }.
   *[no] { $seat } يسمّي أعلى مشروعه: { $key }.
}
event-baloot-projects-won = أقوى مشروع عند { $side }، فمشاريعه وحده تُحسب.
event-baloot-projects-tied = تساوى الفريقان في أقوى مشروع، فلا يُحسب مشروع لأحد.
event-baloot-projects-shown = { $you ->
    [yes] كشفت: { $cards }.
   *[no] المكشوف عند { $seat }: { $cards }.
}
event-baloot-baloot = { $you ->
    [yes] بلوت لك!
   *[no] بلوت من { $seat }!
}
event-baloot-baloot-barred = { $you ->
    [yes] مشروعك المعلن أسقط البلوت.
   *[no] المشروع الذي أعلنه { $seat } أسقط البلوت.
}
event-baloot-sawa-laid = { $you ->
    [yes] نزّلت { $cards }.
   *[no] { $seat }: نزّل { $cards }.
}

## ورقة الحساب

score-raw-cards = الأبناط مع الأرض
score-raw-projects = أبناط المشاريع
score-raw-baloot = أبناط البلوت
score-raw-total = مجموع الأبناط
score-cards = الورق
score-projects = المشاريع
score-baloot = بلوت
score-factor = الضرب في
score-made = المشتري ناجح
score-shared = تعادل، ولكلٍّ نقاطه
score-missed = المشتري أقل، ولكلٍّ نقاطه
score-khasara = المشتري خسران
score-doubled = دبل، الكل لفريق واحد
score-kaboot = كبوت، الأكلات كلها
score-gahwa = قهوة، الصكة كلها

## نتيجة الجولة

outcome-bought = المشتري { $you ->
    [yes] أنت
   *[no] { $seat }
}: { $suit ->
    [none] { $key }
   *[other] حكم { $suit }
}
outcome-made = { outcome-bought }، ونجح الشراء { $raw } مقابل { $others }: النقاط { $points }، وللخصم { $rest }.
outcome-shared = { outcome-bought }، وتعادل الفريقان على { $raw }، ولكل فريق نقاطه.
outcome-missed = { outcome-bought }، وأبناط المشتري أقل، { $raw } مقابل { $others }، ولكل فريق نقاطه.
outcome-failed = { outcome-bought }، وخسر الشراء { $raw } مقابل { $others }: النقاط كلها للخصم، { $points }.
outcome-doubled-made = { outcome-bought } ({ $level_key })، ونجح الشراء { $raw } مقابل { $others }: النقاط { $points }.
outcome-doubled-failed = { outcome-bought } ({ $level_key })، وخسر الشراء { $raw } مقابل { $others }: للخصم { $points }.
outcome-kaboot = { outcome-bought }، والأكلات الثماني كلها لفريق المشتري: كبوت، النقاط { $points }.
outcome-kaboot-against = { outcome-bought }، ولا أكلة لفريق المشتري: كبوت، للخصم { $points }.
outcome-gahwa-made = { outcome-bought } (قهوة)، ونجح الشراء { $raw } مقابل { $others }: كسب المشتري الصكة كلها.
outcome-gahwa-failed = { outcome-bought } (قهوة)، وخسر الشراء { $raw } مقابل { $others }: خسر المشتري الصكة كلها.
outcome-accused = { outcome-bought }، وبالقيد صارت الجولة لفريق المشتري: { $points }.
outcome-accused-against = { outcome-bought }، وبالقيد صارت الجولة للخصم: { $points }.

## لماذا لعب الآلي هكذا

why-only-choice = لم يكن لي خيار آخر.
why-cut-go = أترك الورق كما هو.
why-kawesh = كل ورقي سبعات وثمانيات وتسعات، فتوزيع جديد أحسن لي.
why-pass-weak = يدي لا تكفي للشراء.
why-buy-sun = بهذه الإكك والعشرات أكسب بلا حكم.
why-buy-hokom = حكمي قوي ويستحق الشراء.
why-ashkal-for-partner = يدي تكفي للصن، والورقة أنفع لشريكي.
why-leave-partner = الشراء عند شريكي، فأتركه له.
why-take-as-sun = يدي تكفي للصن، فآخذ الورقة.
why-keep-hokom = الحكم أربح لي من الصن.
why-turn-to-sun = الصن أربح لي من الحكم.
why-name-trump = هذا أقوى نوع عندي.
why-no-raise = يدي لا تكفي للرفع.
why-raise-strong = أتوقع الكسب، فأرفع.
why-raise-behind = الخصم قريب من الفوز، فليس عندي كثير أخسره.
why-announce = الإعلان لا يضر وقد يزيدنا نقاطًا.
why-lead-boss = ألعب أكبر ورقة باقية من نوعها.
why-draw-trumps = أسحب الحكم من الباقين.
why-lead-hope = قليل من الورق الباقي يقدر أن يكبّر على هذه.
why-lead-low = ألعب ورقة صغيرة وأحفظ القوية.
why-take-over = شريكي غالب، لكني آخذ الأكلة لأضمنها وأبدأ أنا.
why-feed-partner = الأكلة لشريكي، فأزيدها أبناطًا.
why-partner-has-it = الأكلة لشريكي، فأحفظ أوراقي القوية.
why-ruff = ليس عندي النوع، فأقطع بالحكم.
why-win-last = أنا آخر لاعب، فآخذ الأكلة.
why-win-now = أكبّر على أقوى ورقة في الأرض.
why-hold-back = أقدر أن آخذ هذه الأكلة، لكن ورقتي القوية أنفع لي لاحقًا.
why-cannot-win = لا أقدر أن آخذ هذه الأكلة، فأعطي أقل ما عندي.
why-baloot-later = البلوت يمكن أن ينتظر، وألعب الآن ورقة أخرى.
why-see-the-rest = أفضّل أن أرى هل تكسب هذه الأوراق.
why-card-completes-baloot = بها يكتمل البلوت.
why-card-nearer-kaboot = كل الأكلات إلى الآن لفريقنا وهذه مضمونة: الكبوت ما زال ممكنًا.
why-card-stops-kaboot = كل الأكلات إلى الآن للخصم، وهذه مضمونة وتمنع الكبوت.
why-card-feeds-partner = الأكلة للشريك يقينًا، وهي تزيدها { $worth } بنط.
why-card-feeds-partner-for-now = الشريك غالب، وهي تزيد الأكلة { $worth } بنط.
why-card-keeps-last-winner = تبقى { $kept } للأكلة الأخيرة، وفيها الأرض: { $worth } أبناط.
why-card-gives-fewest-points = تعطي الخصم أقل ما يمكن من الأبناط.
why-card-risks-fewest-points = البدء بغيرها لا يعرّض أبناطًا أقل للخسارة.

## ما يُنتظر من الطلب، بحسب ما جاءت به أيدٍ مثلها

forecast-double = بمثل هذه اليد يخسر المشتري أمام الدبل في نحو { $promise } من كل 100 جولة.
forecast-double-instead = لو دبلت بمثل هذه اليد لخسر المشتري في نحو { $promise } من كل 100 جولة.
forecast-calls-double = الدور للمقعد { $seat }. بمثل هذه اليد يخسر المشتري أمام الدبل في هذا العدد من كل 100 جولة:

## لماذا لا يجوز

rule-BAL-PLAY-2 = عندك النوع المطلوب، فعليك أن تلعب منه.
rule-BAL-PLAY-4 = ليس عندك النوع، فعليك أن تقطع بالحكم.
rule-BAL-PLAY-5 = الخصم قطع بالحكم وعندك أكبر منه، فعليك أن تكبّر عليه.
rule-BAL-PLAY-6 = بدأت الأكلة بالحكم وعندك أكبر من أعلى حكم نزل، فعليك أن تكبّر.
rule-BAL-PLAY-7 = ليس عندك النوع، وشريكك لا يعفيك هنا: اقطع بالحكم.
rule-BAL-PLAY-9 = هذه الورقة ليست عندك.
rule-BAL-DBL-4 = لا يجوز تخطي درجة في الدبل.
rule-BAL-DBL-5 = الصن يُدبل فقط، ولا رفع بعده.
rule-BAL-DBL-6 = هذا الرفع لا يقال هنا بهذا اللفظ: انظر هل يكون مفتوحًا أو مقفولًا أو بلا هذا ولا ذاك.
rule-BAL-DBL-7 = الحكم مقفول: لا تبدأ به وعندك نوع آخر.
rule-BAL-BID-5 = الحكم لا يؤخذ من صاحبه حكمًا.
rule-BAL-BID-7 = الصن لا يؤخذ حكمًا.
rule-BAL-BID-12 = في الدور الثاني يكون الحكم نوعًا غير نوع ورقة المشترى.
rule-BAL-BID-14 = الكوش بخمس أوراق كلها 7 و8 و9، في الدور الأول، ولمن لم يشتر.
rule-BAL-ASH-2 = أشكل للموزع ولمن على يساره فقط.
rule-BAL-ASH-3 = لا أشكل على إكة.
rule-BAL-ASH-4 = لا أشكل في الدور الثاني.
rule-BAL-ASH-7 = أشكل على الحكم لمن لم يأت دوره بعد فقط، ولا يقال على الصن أبدًا.
rule-BAL-PROJ-1 = ليس عندك مشروع.
rule-BAL-PROJ-9 = يُنادى البلوت قبل الثانية من شايب الحكم وبنته، إذا جاز لعبها ولم يُسقطه مشروع معلن؛ ومن ناداه لزمه لعبها.
rule-BAL-QAID-3 = لا يصح هذا القيد الآن: لا بد من ورقة لعبها خصم في هذه الجولة، وفي وقتها، ودليل مكشوف.
rule-BAL-SAWA-1 = السوا لمن عليه البدء، بأوراق قليلة، ومرة في كل أكلة.

## قوانين المجلس

option-first_dealer = أول موزع
option-first_dealer-random = بالقرعة
option-first_dealer-0 = اللاعب 1
option-first_dealer-1 = اللاعب 2
option-first_dealer-2 = اللاعب 3
option-first_dealer-3 = اللاعب 4
option-cut_choice = خيارات قاص الورق
option-cut_choice-go_only = لا شيء، يبدأ التوزيع مباشرة
option-cut_choice-full = كل الخيارات
option-void_partner_winning = من ليس عنده النوع وشريكه غالب
option-void_partner_winning-ekka = حر إن كان الأخير أو بعد إكة شريكه
option-void_partner_winning-free = حر دائمًا
option-void_partner_winning-always_trump = يلزمه القطع
option-beat_partner_trump = التكبير في الحكم حتى فوق الشريك الغالب
option-undertrump_forced = من لا يقدر أن يكبّر يلزمه الحكم مع ذلك
option-overruff = التكبير على حكم الخصم
option-overruff-always = واجب كلما أمكن، وفي القطع أيضًا
option-overruff-trump_led = واجب إذا بدأت الأكلة بالحكم فقط
option-hokom_round_five = الخمسة في الحكم
option-hokom_round_five-down = تنزل
option-hokom_round_five-up = ترتفع
option-sun_round_five = الخمسة في الصن
option-sun_round_five-exact = لا تُقرَّب، 65 تصير 13
option-sun_round_five-up = ترتفع، 65 تصير 14
option-hokom_66 = إذا انتهى رقما الحكم بستة
option-hokom_66-larger_down = ينزل الأكبر
option-hokom_66-counting_team = يحسب خصوم المشتري وله باقي 16
option-tie_undoubled = التعادل بلا دبل
option-tie_undoubled-split = لكلٍّ نقاطه
option-tie_undoubled-buyer_loses = يخسر المشتري
option-tie_undoubled-buyer_loses_hokom = يخسر المشتري في الحكم فقط
option-tie_doubled = التعادل في الدبل
option-tie_doubled-last_raiser_loses = يخسر آخر من رفع
option-tie_doubled-buyer_wins = يكسب المشتري
option-failed_contract = المشتري أقل بلا دبل
option-failed_contract-all_to_opponents = خسارة، وكل شيء للخصم
option-failed_contract-each_keeps = لكل فريق نقاطه
option-sun_tie_by = التعادل في الصن يكون
option-sun_tie_by-raw = بالأبناط
option-sun_tie_by-gp = بالنقاط المكتوبة
option-baloot_of_loser = بلوت الفريق الذي خسر كل شيء
option-baloot_of_loser-to_winner = للكاسب
option-baloot_of_loser-stays = يبقى لصاحبه
option-kaboot = حساب الكبوت
option-kaboot-on = نعم
option-kaboot-off = لا
option-kaboot_multiplied = يُضرب الكبوت في الدبل
option-reverse_kaboot_88 = كبوت مقلوب 88: اللاعب الأول اشترى إكة صن ولم يأكل فريقه شيئًا
option-project_multiplier_cap2 = المشاريع لا تُضرب في أكثر من 2
option-sun_double_by = من يدبل الصن
option-sun_double_by-trailing = الفريق المتأخر
option-sun_double_by-any_opponent = أي خصم للمشتري
option-partner_may_preempt = للشريك أن يأخذ الصن بالأولوية
option-r2_sun_priority = الأولوية على صن الدور الثاني
option-r2_sun_priority-none = لا أحد
option-r2_sun_priority-ace_third = للاعبين الأولين على الإكة
option-r2_sun_priority-always = لكل من هو قبل المشتري
option-r2_passer_may_sun = لمن قال ولا في الدور الثاني أن يأخذ الحكم صن
option-r1_hokom_sun_by = من يأخذ حكم الدور الأول صن
option-r1_hokom_sun_by-any = كل الباقين
option-r1_hokom_sun_by-higher_priority = الأعلى أولوية فقط
option-hokom_flip = للمشتري أن يقلب حكمه صن
option-hokom_flip-both_rounds = في الدورين
option-hokom_flip-round2_only = في الدور الثاني فقط
option-ace_no_flip = حكم الدور الأول على إكة لا يُقلب
option-ashkal_round2 = أشكل في الدور الثاني
option-wrongful_ashkal = أشكل بغير حق
option-wrongful_ashkal-forces_sun = يُلزَم صاحبه بالصن
option-wrongful_ashkal-forbidden = ممنوع
option-wrongful_ashkal-always_sun = يُلزَم صاحبه بالصن دائمًا ولو فوق شراء
option-kawesh = الكوش
option-kawesh-on = مسموح
option-kawesh-off = ممنوع
option-kawesh-as_sun = يشتريها صن ثم تُلغى الجولة
option-kawesh_timing = وقت الكوش
option-kawesh_timing-own_turn = عند السؤال
option-kawesh_timing-any_time_r1 = يُسأل الأربعة قبل أول نداء
option-kawesh_dealer = الموزع بعد الكوش
option-kawesh_dealer-same = نفسه
option-kawesh_dealer-next = الذي بعده
option-lock_choice = القفل في الدبل والفور
option-lock_choice-double_four = بالاختيار
option-lock_choice-always_locked_even = مقفول دائمًا
option-project_tie = تساوي المشاريع
option-project_tie-earlier_seat = للأسبق في اللعب
option-project_tie-trump_then_earlier = لمشروع الحكم ثم للأسبق
option-project_tie-none_scores = لا يُحسب شيء
option-project_heights = إذا اتفق أقوى مشروعين للفريقين في الاسم
option-project_heights-compared = يُقارنان بلا كلام
option-project_heights-in_turn = يسمّي كل لاعب أعلى مشروعه بالدور
option-baloot_blocked_by = ما يُسقط البلوت
option-baloot_blocked_by-seed = مية، أو إحدى ورقتيه في أي مشروع
option-baloot_blocked_by-only_100 = مية فقط
option-auto_declare = تُعلن المشاريع آليًّا
option-baloot_call = نداء البلوت حين يعلن اللاعب بنفسه
option-baloot_call-with_card = يُسأل عنه بعد الورقة الثانية
option-baloot_call-before_card = يُنادى قبل الورقة الثانية
option-both_over = إذا بلغ الفريقان الهدف
option-both_over-higher_total = يكسب الأعلى مجموعًا
option-both_over-higher_last_deal = يكسب الأعلى في الجولة الأخيرة
option-target = نقاط الفوز
option-accusation_projects = المشاريع المحسوبة حين يحسم القيد الجولة
option-accusation_projects-own = مشاريع الفائز وحدها
option-accusation_projects-all = كل المشاريع
option-accusation_projects-none = لا شيء منها
option-accusation_kaboot = لصاحب القيد أن يطلب إكمال اللعب للكبوت
option-accusation_kaboot-demanded = نعم
option-accusation_kaboot-off = لا
option-sawa = سوا: كشف الأوراق الأخيرة
option-sawa-off = لا سوا
option-sawa-customary = ثلاث أوراق فورًا، وأربع أو خمس بالموافقة
option-sawa-three = ثلاث أوراق على الأكثر
preset-seed = القوانين الأصلية
preset-saudi_tournament = البطولة السعودية
preset-online = مجالس الإنترنت
preset-saudi_majlis = المجلس السعودي

## الإحصاءات

count-contract = الشراء
count-unplayed = جولات لم تُلعب
count-unplayed-passed = لم يشترِ أحد
count-unplayed-kawesh = كوش
count-unplayed-cut = خُلط الورق مرة أخرى
count-round = دور الشراء
count-stake = الدبل وما فوقه
count-project = المشاريع: جولات فيها مشروع عند أحد اللاعبين
count-project-any = أي مشروع
count-project-baloot = بلوت
count-hand = المشاريع: نسبتها من كل الأيدي
count-hand-any = أي مشروع
figure-shared = تعادل
figure-kaboot = كبوت
figure-doubled = بدبل
figure-counted = حُسب
