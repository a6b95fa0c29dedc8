### كوت بو ستة

game-name = كوت بو ستة
game-line = ستة لاعبين في فريقين يتزايدون على الأكلات، وجوكران يقلبان موازين الحكم.

joker-xr = الجوكر الملون
rank-name-a = يكة

## الأسئلة والطلبات

phase-bid = كم تطلب؟
phase-trump = ما الحكم؟
phase-cutting = القص لك: أين تقص؟
phase-play = ما ورقتك؟
phase-over = انتهت الصكة
call-pass = طاف
call-bid = { $value }
call-bid-5 = باب (5)
call-bid-9 = باون (9)
call-trump = الحكم { $value }
call-go = اترك الورق كما هو
call-cut = قص بعد الورقة { $value }

## معنى كل نداء

meaning-pass = { $bid ->
    [0] لا تطلب في هذه الجولة
   *[other] تترك طلب { $bid } كما هو
}
meaning-bid = { $match ->
    [now] تكسبون الصكة في الحال
   *[other] { $malzom ->
        [yes] ملزوم، { $tricks } من { $all } أكلات
       *[no] { $tricks } من { $all } أكلات
    }: { $match ->
        [made] إن نجحتم كسبتم الصكة
       *[no] إن نجحتم فلكم { $made }
    }، وإلا { $loss ->
        [minus] خُصم منكم { $failed }
       *[theirs] فلهم { $failed }
    }
}
meaning-trump = على فريقك أن يكسب { $tricks } من { $all } أكلات
meaning-go = يوزع الموزع في الحال
meaning-cut = ما فوقها ينزل إلى الأسفل

## الطاولة

fact-bid = { $seat }: { $value }
fact-contract = طلب { $seat }: { $value ->
    [5] باب (5)
    [9] باون (9)
   *[other] { $value }
}
fact-malzom = الملزوم { $seat } على { $value }
fact-trump = الحكم: { $value }
fact-needed = { $value ->
    [0] تحقق الطلب
    [one] بقيت على فريق الحكم أكلة واحدة
    [two] بقيت على فريق الحكم أكلتان
   *[other] بقيت على فريق الحكم { $value } أكلات
}
fact-jokers = الجوكر: { $value }
fact-follow = النوع المطلوب: { $value }
head-contract = الطلب { $value }
head-malzom = ملزوم { $value }
head-bid = الطلب { $value }
value-jokers-free = يجوز البدء به لكل لاعب
value-any = لم يتحدد بعد

## ما جرى

event-kout_bo-malzom = { $you ->
    [yes] قال الجميع طاف فلزمك الطلب: ملزوم.
   *[no] قال الجميع طاف فلزم { $seat } الطلب: ملزوم.
}
event-kout_bo-maker = { $you ->
    [yes] الطلب لك، وعلى فريقك { $tricks } أكلات.
   *[no] الطلب عند { $seat }، وعلى الفريق { $tricks } أكلات.
}
event-kout_bo-null-joker = { $card } بُدئ به بغير حق، فهو باطل ولا يكسب هذه الأكلة.
event-kout_bo-jokers-free = نزلت يكة الحكم وشايبه وبنته وولده: من الآن يجوز البدء بالجوكر لكل لاعب.
event-kout_bo-bawan-wins = { $you ->
    [yes] باونك يكسب الصكة فورًا.
   *[no] باون { $seat } يكسب الصكة فورًا.
}
event-kout_bo-shutout = واحد وخمسون مقابل صفر: انتهت الصكة.

## الحساب

score-owed = الطلب
score-tricks = الأكلات
score-bid-made = نجح الطلب
score-bid-lost = خسر الطلب
score-bawan-made = نجح الباون
score-bawan-lost = خسر الباون
score-malzom-made = نجح الملزوم
score-malzom-lost = خسر الملزوم

## نتيجة الجولة

outcome-bid = { $kind ->
    [malzom] { $you ->
        [yes] أنت الملزوم
       *[no] الملزوم { $seat }
    } على { $bid }
   *[other] الطالب { $you ->
        [yes] أنت
       *[no] { $seat }
    }: { $bid ->
        [5] باب (5)
        [9] باون (9)
       *[other] { $bid }
    }
} والحكم { $suit }
outcome-made = { outcome-bid }، ونجح الطلب بعدد أكلات { $tricks }: النقاط { $points }.
outcome-failed = { outcome-bid }، وخسر الطلب بعدد أكلات { $tricks }: للخصم { $points }.
outcome-minus = { outcome-bid }، وخسر الطلب بعدد أكلات { $tricks }: تُخصم من فريق الحكم { $points }.

## لماذا يلعب الآلي هكذا

why-only-action = لا يحق لي غير هذا.
why-bid-hand = بهذا الحكم وهذا الورق أتوقع أن يكسب فريقي هذا العدد من الأكلات.
why-bid-bawan = هذه اليد قد تكسب الأكلات التسع كلها.
why-bid-forced = قال الجميع طاف، فآخذ الخمسة لأنها أقل خسارة.
why-pass-weak = يدي أضعف من أن أطلب.
why-pass-high = كنت سأطلب، لكن ليس إلى هذا الحد.
why-pass-partner = الطلب عند فريقي، فأتركه كما هو.
why-name-trump = هذا النوع يكسب لي أكثر الأكلات إذا صار حكمًا.
why-lead-joker = يحق لي البدء بهذا الجوكر فأسحب به الحكم.
why-draw-trumps = أسحب الحكم حتى لا يبقى عند الخصوم ما يقطعون به.
why-lead-trump-against = أبدأ بالحكم حتى يقل القطع عند فريق الحكم.
why-lead-master = هذه أعلى ورقة بقيت في نوعها، ألعبها قبل أن يقطعها أحد.
why-lead-short = أتخلص من ورقة وحيدة حتى أقطع هذا النوع لاحقًا.
why-lead-partner = أحد شركائي ليس عنده هذا النوع، فيستطيع أن يقطعه.
why-lead-quiet = أبدأ بورقة لا أخسر بها شيئًا.
why-joker-takes = هذه الأكلة تستحق الجوكر.
why-win-surely = لا يكاد أحد يستطيع أن يغلب هذه الورقة.
why-win-last = أنا آخر لاعب، فأكسب الأكلة بأرخص ورقة.
why-win-try = أكبّر حتى يضطروا إلى ورقة أقوى.
why-ruff = ليس عندي هذا النوع، فأقطع.
why-take-over = ورقة فريقي لن تصمد، فأكبّر عليها.
why-leave-partner = الأكلة لفريقي، فأحتفظ بورقي القوي.
why-keep-strength = أستطيع كسب هذه الأكلة، لكن الورقة أنفع لي لاحقًا.
why-duck = لا أستطيع كسب هذه الأكلة، فأرمي أقل ورقي نفعًا.
why-null-joker = لم يبق معي إلا جوكر لا يحق لي البدء به.
why-cut-go = أترك الورق كما هو.
why-card-keeps-joker = يبقى { $kept } لأكلة أخرى.

## الوقائع نفسها كما في الألعاب التي ليس فيها إلا شريك واحد

why-card-partner-can-ruff = أحد الشركاء ليس عنده هذا النوع، وقد يقطعه بالحكم.
why-card-partner-has-master = عند أحد الشركاء ورقة من هذا النوع لا يكبّر عليها الخصوم فيه.
why-card-overtakes-partner = تكبّر على ورقة أحد الشركاء.
why-card-feeds-partner = الأكلة لأحد الشركاء يقينًا، وهي تزيدها { $worth } نقطة.
why-card-feeds-partner-for-now = أحد الشركاء غالب، وهي تزيد الأكلة { $worth } نقطة.
why-card-partner-to-come = أحد الشركاء لم يلعب بعد، وقد يأخذ الأكلة.
why-card-partners-suit = سبق أن بدأ أحد الشركاء بهذا النوع.
why-card-partner-has-trick = لا يستطيع الخصوم أن يأخذوا هذه الأكلة من الشريك الغالب.
why-card-leaves-partner = أحد الشركاء غالب، فتترك له الأكلة.

## قوانين المجلس

option-players = عدد اللاعبين
option-players-6 = 6 لاعبين و54 ورقة
option-players-4 = 4 لاعبين و36 ورقة
option-malzom = طلب الموزع المجبر
option-malzom-five_only = الخمسة ملزوم: خسارتها 5
option-malzom-off = كغيره من الطلبات: خسارة الخمسة 10
option-malzom-any_forced = ملزوم دائمًا: 5 كسبًا وخسارة
option-joker_compelled = يُجبَر على الجوكر من ليس عنده حكم غيره إذا طُلب الحكم
option-joker_lead_8_9 = من يبدأ بالجوكر إذا كان الطلب 8 أو 9
option-joker_lead_8_9-hokm_team = فريق الحكم كله
option-joker_lead_8_9-maker_only = الحاكم وحده
option-illegal_joker_lead = الجوكر الذي لا يحق البدء به
option-illegal_joker_lead-forced_only = لا يُبدأ به إلا اضطرارًا، ويكون باطلًا
option-illegal_joker_lead-allowed_as_null = يجوز البدء به دائمًا، ويكون باطلًا
option-second_joker_after_null = الجوكر الثاني بعد الجوكر الباطل
option-second_joker_after_null-full_power = له قوته كاملة
option-second_joker_after_null-also_null = باطل أيضًا
option-null_lead_suit = النوع بعد الجوكر الباطل
option-null_lead_suit-follow_only = هو المطلوب فقط
option-null_lead_suit-becomes_trump_for_trick = هو الحكم أيضًا في تلك الأكلة
option-fail_points = نقاط الطلب الخاسر
option-fail_points-to_opponents = تُكتب للخصم
option-fail_points-minus_for_hokm_team = تُخصم من فريق الحكم
option-first_round_bawan = الباون يكسب الصكة فورًا
option-first_round_bawan-made = إذا نجح في أول جولة
option-first_round_bawan-off = أبدًا
option-first_round_bawan-bid = إذا طُلب في أول جولة
option-first_round_bawan-any_deal = إذا نجح في أي جولة
option-early_deal_end = تنتهي الجولة متى حُسم الطلب
option-target = نقاط الفوز
option-target-101 = 101
option-target-51 = 51
option-shutout = النقاط التي تكسب أمام الصفر
option-shutout-51 = 51
option-shutout-0 = ملغاة
option-cut = من يقص قبل التوزيع
option-cut-none = لا أحد
option-cut-left = من على يسار الموزع
preset-seed = القوانين الأصلية
preset-kout_bo_4 = كوت بو أربعة
preset-short_match = صكة قصيرة إلى 51

## لماذا لا يجوز

rule-KOUT-DEAL-2 = يُقص الورق بعد أي ورقة إلا الأخيرة.
rule-KOUT-BID-2 = الطلب عدد من 5 إلى 9.
rule-KOUT-BID-3 = يجب أن يزيد الطلب على كل طلب سبقه.
rule-KOUT-BID-4 = قال الآخرون كلهم طاف، فعلى الموزع أن يطلب.
rule-KOUT-BID-6 = لا طلب فوق التسعة، فليس لك إلا طاف.
rule-KOUT-BID-7 = الحاكم يسمي أحد الأنواع الأربعة.
rule-KOUT-PLAY-1 = العب ورقة من يدك.
rule-KOUT-PLAY-3 = عندك النوع المطلوب: العب منه أو العب جوكرًا.
rule-KOUT-JOKER-1 = لا يجوز البدء بالجوكر الآن.
rule-KOUT-JOKER-3 = إذا كان الطلب 8 فلا يُبدأ إلا بالجوكر الملون.
rule-KOUT-JOKER-5 = بُدئ بالجوكر على أنه حكم: العب حكمًا أو جوكرًا.
rule-KOUT-JOKER-6 = ما دام معك ما يجوز البدء به فهذا الجوكر ممنوع.
rule-KOUT-JOKER-7 = هنا يُجبَر على الجوكر من ليس عنده حكم غيره إذا طُلب الحكم.
rule-KOUT-JOKER-8 = الورقة التي بعد الجوكر الباطل حددت النوع: العب منه أو العب جوكرًا.
rule-KOUT-JOKER-9 = الجوكر الثاني يطلب الحكم: العب حكمًا.
rule-KOUT-FAULT-3 = لا يصح هذا القيد الآن: لا بد من ورقة لعبها خصم في هذه الجولة، وفي وقتها، ودليل مكشوف.

## الإحصاءات

count-opening = أول طلب
count-opening-malzom = ملزوم
count-bid = الطلبات
count-bid-malzom = ملزوم
count-unplayed = صكات انتهت بطلب
count-unplayed-bawan = باون في أول جولة
count-joker = الجوكران
count-maker-jokers = جواكر صاحب الطلب
