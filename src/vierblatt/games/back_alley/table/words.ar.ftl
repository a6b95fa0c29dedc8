### Back Alley

game-name = باك آلي
game-line = فريقان يطلبان عدد الأكلات، واليد تصغر من ثلاث عشرة ورقة إلى ورقة واحدة ثم تكبر من جديد.

joker-xr = الجوكر الكبير
joker-xb = الجوكر الصغير

## الأسئلة والطلبات

phase-bidding = كم تطلب؟
phase-play = ورقتك؟
call-pass = باس
call-bid = { $value }
call-board = بورد

## معنى كل نداء

meaning-pass = { $case ->
    [board] بورد شريكك هو الذي يُحسب
    [bid] معًا { $tricks }: النجاح { $points }، وإلا خصم { $points }
   *[alone] بلا طلب، وكل أكلة بنقطة
}
meaning-bid = { $case ->
    [board] بورد شريكك هو الذي يُحسب
    [over] معًا { $tricks }: أكثر من الموجود، خصم { $points }
    [bid] معًا { $tricks }: { $points } لكم أو عليكم
   *[alone] { $points } لكم أو عليكم
}
meaning-board = { $tricks ->
    [one] الأكلة الوحيدة: النجاح { $points }، وإلا خصم { $points }
   *[other] الأكلات كلها ({ $tricks }): النجاح { $points }، وإلا خصم { $points }
}

## الطاولة

fact-deal = الجولة { $value }
fact-deals-left = الجولات الباقية بعدها: { $value }
fact-trump = الحكم: { $value }
fact-turned = الورقة المكشوفة: { $value }
fact-exchanged = الجوكر المستبدل من { $seat }: { $value }
fact-call = { $seat }: { $value }
fact-contract = { $side }: العقد { $value }
fact-lead = البدء بالحكم: { $value }
head-trump = بلا حكم
head-call = الأعلى: { $value }
head-deal = الجولة { $value }
head-contract = { $side }: { $value }
value-tie-break = جولة فاصلة
value-no-trump = بلا حكم
value-open = مسموح للجميع
value-closed = ليس بعد
value-board-1 = بورد
value-board-2 = بورد مضاعف
value-board-3 = بورد ثلاثي
value-board-4 = بورد رباعي

## ما حدث

event-back_alley-trump-turned = كُشفت { $card }، ونوعها هو الحكم.
event-back_alley-bleeder-turned = كُشف { $card }، فلا حكم في هذه الجولة.
event-back_alley-bleeder-passed-over = كُشف { $card } ووُضع جانبًا، والورقة التالية هي التي تحدد.
event-back_alley-bleeder-exchanged = { $you ->
    [yes] عليك أن تضع { $card } وتسحب ورقة بدلًا منه.
   *[no] على { $seat } وضع { $card } وسحب ورقة بدلًا منه.
}
event-back_alley-card-drawn = سحبت { $card }.
event-back_alley-board-claimed = { $you ->
    [yes] طلبت الأكلات كلها: { $level ->
        [1] بورد.
        [2] بورد مضاعف.
        [3] بورد ثلاثي.
       *[other] بورد رباعي.
    }
   *[no] طلبُ الأكلات كلها عند { $seat }: { $level ->
        [1] بورد.
        [2] بورد مضاعف.
        [3] بورد ثلاثي.
       *[other] بورد رباعي.
    }
}
event-back_alley-auction-over = { $you ->
    [yes] طلبك هو الأعلى، فأنت تبدأ.
   *[no] أعلى طلب عند { $seat }، ومنه البداية.
}
event-back_alley-passed-out = قال الأربعة باس. يعاد التوزيع، لكل لاعب { $cards_each ->
    [one] ورقة واحدة.
    [two] ورقتان.
    [few] { $cards_each } ورقات.
   *[other] { $cards_each } ورقة.
}
event-back_alley-trumps-broken = { $you ->
    [yes] لعبت أول حكم، فمن الأكلة التالية يجوز البدء بالحكم للجميع.
   *[no] أول حكم من { $seat }، فمن الأكلة التالية يجوز البدء بالحكم للجميع.
}

## ورقة الحساب

score-passed-out = الكل باس
score-tricks = الأكلات
score-bid = الطلب
score-overtricks = الأكلات الزائدة
score-board = البورد
score-rainbow = مكافأة الأنواع الأربعة

## نتيجة الجولة

outcome-first = ‏{ $first_side }: { $first_kind ->
    [board] { $first_key }
    [bid] طلب { $first_bid }
   *[none] بلا طلب
}، { $first_result ->
    [made] نجح، الأكلات
    [failed] خسر، الأكلات
   *[none] الأكلات
} { $first_tricks }{ $first_over ->
    [0] { "" }
   *[other] ، الزائدة { $first_over }
} ({ $first_points })
outcome-second = ‏{ $second_side }: { $second_kind ->
    [board] { $second_key }
    [bid] طلب { $second_bid }
   *[none] بلا طلب
}، { $second_result ->
    [made] نجح، الأكلات
    [failed] خسر، الأكلات
   *[none] الأكلات
} { $second_tricks }{ $second_over ->
    [0] { "" }
   *[other] ، الزائدة { $second_over }
} ({ $second_points })
outcome-contracts = ‏{ outcome-first }؛ { outcome-second }.
outcome-passed-out = قال الأربعة باس: لا نقاط لأحد.

## لماذا يلعب الآلي هكذا

why-nothing-to-bid = لا أستطيع أن أعد بأكلة فوق طلب شريكي.
why-bid-my-tricks = أطلب ما أراه في يدي من أكلات.
why-complete-partner = مع طلب شريكي أتوقع أن نأخذ معًا هذا العدد.
why-claim-board = أوراقي تكفي للأكلات كلها، فأطلب البورد.
why-raise-board = شريكي طلب الكل وأنا قوي أيضًا، فأرفع البورد.
why-partner-has-board = شريكي طلب البورد، فلا أثر لعددي.
why-only-choice = لم يكن عندي خيار آخر.
why-cash-for-board = نحتاج إلى كل أكلة، فأبدأ بأصعب ورقة على الخصم أن يغلبها.
why-draw-trumps = أبدأ بأعلى حكم لأسحب حكم الخصوم.
why-cash-winner = هذه الورقة تأكل على الأرجح ما دام النوع عند الجميع.
why-partner-ruffs = ليس عند شريكي هذا النوع، وقد يقطعه بالحكم.
why-short-suit = ليس عندي غيرها من هذا النوع، وبعدها أقطعه بالحكم.
why-low-lead = أبدأ بورقة صغيرة وأحفظ أوراقي القوية.
why-partner-has-it = الأكلة لشريكي، فألعب أصغر ورقة.
why-help-partner = ورقة شريكي لن تصمد غالبًا، فأكبّر عليها.
why-win-cheaply = أنا آخر لاعب، فآخذ الأكلة بأرخص ورقة.
why-second-high = ورقتي تصمد على الأرجح، فآخذ الأكلة الآن.
why-second-low = أنا الثاني فألعب ورقة صغيرة، وشريكي لم يلعب بعد.
why-third-high = ألعب ورقة كبيرة لآخذ الأكلة منهم.
why-ruff = ليس عندي النوع، فأقطع بالحكم.
why-cannot-win = لا أستطيع أخذ هذه الأكلة، فألعب أصغر ورقة.
why-save-high = ورقتي الكبيرة ستُغلب غالبًا، فأحتفظ بها.
why-discard = ليس عندي النوع، فأرمي ما لا أحتاج إليه.
why-card-overtrick = تم العقد، وهذه أكلة زائدة مضمونة.

## لماذا لا: القوانين

rule-BA-BID-2 = أكثر ما تطلبه أقل من عدد أوراقك بواحد، أو تطلب البورد.
rule-BA-BID-4 = مع طلب شريكك يصير هذا أكثر من الأكلات كلها.
rule-BA-BID-8 = من معه ورقة واحدة ليس له إلا باس أو بورد.
rule-BA-LEAD-3 = لم ينزل حكم بعد، فلا يجوز أن تبدأ بالحكم.
rule-BA-PLAY-1 = هذه الورقة ليست في يدك.
rule-BA-PLAY-2 = عليك أن تلعب النوع المطلوب، والجوكران من الحكم.
rule-BA-BLEED-1 = بدأت الأكلة بالجوكر الكبير: عليك أن تلعب أعلى حكم عندك.
rule-BA-BLEED-2 = بدأت الأكلة بالجوكر الصغير: عليك أن تلعب أصغر حكم عندك.
rule-BA-BLEED-5 = الجوكر حكم، ولا يجوز البدء بالحكم بعد.
rule-BA-FAULT-3 = لا يصح هذا القيد الآن: لا بد من ورقة لعبها خصم في هذه الجولة، وفي وقتها، ودليل مكشوف.

## قوانين المجلس

option-trump_source = كيف يُعرف الحكم
option-trump_source-turnup = تُكشف ورقة
option-trump_source-always_spades = السبيت دائمًا
option-joker_turned = إذا كُشف جوكر
option-joker_turned-no_trump_replace = لا حكم، ويُستبدل الجوكر الآخر
option-joker_turned-redraw = تُكشف ورقة أخرى
option-joker_turned-no_trump_keep_joker = لا نوع للحكم، والجوكر الآخر هو الحكم الوحيد
option-schedule = أحجام اليد
option-schedule-13_1_13 = من 13 نزولًا إلى 1 ثم صعودًا إلى 13
option-schedule-13_1_1_13 = من 13 إلى 1 ثم من 1 إلى 13
option-schedule-1_13_13_1 = من 1 إلى 13 ثم من 13 إلى 1
option-schedule-7_1_1_7 = من 7 إلى 1 ثم من 1 إلى 7
option-max_bid = أعلى عدد يُطلب
option-max_bid-n_minus_1 = أقل من عدد أوراق اليد بواحد
option-max_bid-n = بعدد أوراق اليد
option-sum_over_hand = طلب الشريكين أكثر من الأكلات
option-sum_over_hand-allow = مسموح ولا يمكن تحقيقه
option-sum_over_hand-cap = يُحسب كل الأكلات
option-sum_over_hand-forbid = ممنوع
option-all_pass = إذا قال الأربعة باس
option-all_pass-redeal_next_dealer = يعيد الموزع التالي
option-all_pass-redeal_same_dealer = يعيد الموزع نفسه
option-all_pass-count_as_zero = تُحسب الجولة صفرًا
option-all_pass_limit = بعد كم جولة متتالية كلها باس تُحسب واحدة صفرًا (0: بلا حد)
option-board_trump_lead = من يبدأ بالحكم فورًا بعد البورد
option-board_trump_lead-claimer = من طلبه
option-board_trump_lead-team = الشريكان
option-big_force = البدء بالجوكر الكبير يسحب أعلى حكم من
option-big_force-all = الجميع
option-big_force-opponents_only = الخصوم
option-big_force-off = لا أحد
option-little_force = البدء بالجوكر الصغير يسحب أصغر حكم من
option-little_force-all = الجميع
option-little_force-opponents_only = الخصوم
option-little_force-off = لا أحد
option-board_level_scope = درجة البورد
option-board_level_scope-team_highest = أعلى درجة في فريقه
option-board_level_scope-deal_highest = أعلى درجة في الجولة
option-board_points = نقاط كل أكلة في البورد
option-board_multipliers = عوامل درجات البورد
option-board_multipliers-1_2_3_4 = 1، 2، 3، 4
option-board_multipliers-2_4_8_16 = 2، 4، 8، 16
option-points_per_bid = نقاط كل أكلة مطلوبة
option-tie = تعادل الفريقين في النهاية
option-tie-draw = تعادل
option-tie-extra_13_card_deal = جولة أخرى من 13 ورقة
option-rainbow_bonus = مكافأة اليد التي فيها الأنواع الأربعة، في جولات الأوراق الأربع
option-first_lead_trump = البدء بالحكم في الأكلة الأولى
option-first_lead_trump-board = لمن طلب البورد
option-first_lead_trump-never = لمن ليس في يده إلا الحكم
preset-seed = القوانين الأصلية
preset-bill_james = بيل جيمس
preset-short = قصيرة، أربع عشرة جولة

## الإحصاءات

count-size = أوراق كل لاعب
count-call = طلبات اللاعب
count-bid = طلب الفريق، أي مجموع الشريكين
count-bid-more = 14 أو أكثر
count-board = البورد بحسب عدد أوراق كل لاعب
count-level = البورد بحسب درجته
count-level-1 = بورد
count-level-2 = بورد مضاعف
count-level-3 = بورد ثلاثي
count-level-4 = بورد رباعي
count-bleeder = الجوكران
figure-passed = الكل باس
figure-board = فيها بورد
figure-no-trump = بلا حكم
figure-led = بُدئ به
