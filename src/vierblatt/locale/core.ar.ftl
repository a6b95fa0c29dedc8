### كلمات مشتركة، ولملف كل لعبة أن يسميها بغير هذا.

## الورق

rank-t = 10
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
rank-name-2 = اثنين
rank-name-3 = ثلاثة
rank-name-4 = أربعة
rank-name-5 = خمسة
rank-name-6 = ستة
rank-name-7 = سبعة
rank-name-8 = ثمانية
rank-name-9 = تسعة
rank-name-t = عشرة
rank-name-j = ولد
rank-name-q = بنت
rank-name-k = شايب
rank-name-a = إكة
suit-name-s = السبيت
suit-name-h = الهاص
suit-name-d = الديمن
suit-name-c = الشريا
suit-short-s = سبيت
suit-short-h = هاص
suit-short-d = ديمن
suit-short-c = شريا
joker-xr = الجوكر الأحمر
joker-xb = الجوكر الأسود
card-name = { $rank } { $suit }
card-short = { $rank } { $suit }

## القوائم

list-comma = { "، " }
list-end = { $first } و{ $last }

## اللاعبون والفرق

seat-name = اللاعب { $number }
# A bot is called after its level and its seat: six names for each level.
names-of-beginner = سالم نورة خالد ليلى فهد مريم
names-of-casual = ناصر هند بدر سارة طارق دانة
names-of-club = يوسف لطيفة حمد منى راشد هيا
names-of-strong = جاسم شيخة ماجد ريم زياد سلمى
names-of-best = وليد لولوة مشعل عبير سامي رنا
side-name = الفريق { $number }
side-we = لنا
side-they = لهم
side-trumps = الحكم: { $suit }
side-owner = صاحب العقد: { $seat }
side-tricks = { $side }: عدد الأكلات { $count }
side-tricks-needed = { $side }: عدد الأكلات { $count } والمطلوب { $needed }
bot-rules = الآلي المتزن
bot-random = الآلي العشوائي
bot-search = الآلي الباحث
bot-net = الآلي المدرَّب
bot-beginner = مبتدئ
bot-casual = عادي
bot-club = متوسط
bot-strong = متقدم
bot-best = محترف

## Why a bot that searches acts as it does

why-search-best = { $won ->
    [0] يكلف بمعدل { $lost } نقطة في { $worlds } توزيعة ممكنة، وأفضل بديل { $next } يكلف { $lead } أكثر.
   *[other] أكثر من 0 نقطة في { $won }٪ من { $worlds } توزيعة ممكنة، والمعدل { $points }، وأفضل بديل { $next } أقل منه بـ { $lead }.
}
why-search-even = مثل { $next } تقريبًا: { why-search-average }.
why-search-habit = ليس أفضل من { $next }، لكنه المعتاد في مثل هذا الموقف: { why-search-average }.
why-search-same = كل الخيارات هنا سواء: { why-search-average }.
why-search-match = أفضل من { $next } بحسب وضع الصكة: { why-search-average }.
why-search-dominates = أفضل من { $next } في بعض التوزيعات، ولا يكاد يكون أسوأ في أي منها: { why-search-average }.
why-search-perfect = مثل { $next } تقريبًا، لكنه أفضل في المتوسط إذا لعب الجميع بإتقان: { why-search-average }.
why-search-average = { $lost ->
    [0] المعدل { $points } نقطة في { $worlds } توزيعة ممكنة
   *[other] يكلف بمعدل { $lost } نقطة في { $worlds } توزيعة ممكنة
}
why-given-up = { $why } ولو أُجّل هذا العقد لجاء بنحو { $given } نقطة، وهي مطروحة في المقارنة.
why-and-forecast = { $why } { $forecast }

## ما يُنتظر من الطلب، بحسب ما جاءت به أيدٍ مثلها

forecast-made = بمثل هذه اليد ينجح العقد، إذا ثبت، في نحو { $promise } من كل 100 جولة.
forecast-made-instead = أما البديل، { $instead }، فينجح بمثل هذه اليد في نحو { $promise } من كل 100 جولة، إذا ثبت.
forecast-points = بمثل هذه اليد يأتي العقد بنحو { $promise } نقطة، وباليد المتوسطة { $average }.

## المراحل

phase-play = ما ورقتك؟
phase-needs-deal = حان وقت التوزيع
phase-over = انتهت الصكة

## ما جرى

event-deal-begun = { $you ->
    [yes] الجولة { $number }: أنت الموزع.
   *[no] الجولة { $number }: الموزع { $seat }.
}
event-cards-dealt = { $you ->
    [yes] وصلك { $cards }
   *[no] وصل إلى { $seat }: { $cards }
}
event-called = { $you ->
    [yes] أنت: { $call }
   *[no] { $seat }: { $call }
}
event-called-secretly = { $you ->
    [yes] لا يراه أحد غيرك
   *[no] اختار { $seat } سرًا
}
event-played = { $you ->
    [yes] ورقتك: { $card }
   *[no] ورقة { $seat }: { $card }
}
event-accused = { $you ->
    [yes] قيدت: { $key } { $cards }
   *[no] قيد من { $seat }: { $key } { $cards }
}{ $demand ->
    [1] { " " }مع طلب كل الأكلات
   *[other] {""}
}
event-judged = القيد { $key }.
event-sawa-said = { $you ->
    [yes] أنت: الباقي لي
   *[no] { $seat }: الباقي لي
}
value-right = صحيح
value-wrong = خاطئ
value-barred-lead = ورقة لا يجوز البدء بها
value-no-follow = قاطع
value-no-trump = لم يُلعب الحكم
value-no-overtrump = لم يُكبَّر بالحكم
value-false-sawa = سوا خاطئ
value-kept-back = ورقة واجبة لم تُلعب
phase-counting = هل تُحسب الجولة؟
call-count = احسب
score-accusation = القيد حسم الجولة
option-illegal_cards = الأوراق الخاطئة
option-illegal_cards-refused = تُرفض
option-illegal_cards-claimable = تُلعب، وللآخرين أن يقيدوا عليها
option-accusation_window = وقت القيد
option-accusation_window-deal = حتى تُحسب الجولة
option-accusation_window-trick = حتى نهاية الأكلة التالية
option-accusation_proof = ما يثبت الخطأ
option-accusation_proof-judge = البرنامج، فهو يعرف كل الأوراق
option-accusation_proof-named = ورقة أخرى يسميها صاحب القيد
event-trick-taken = { $you ->
    [yes] الأكلة لك: { $cards }
   *[no] الأكلة عند { $seat }: { $cards }
}
event-deal-scored = نتيجة الجولة { $scores }، والمجموع { $totals }
outcome-side = { $side } { $points }
outcome-scores = نتيجة الجولة: { $scores }.
event-match-over = { $count ->
    [0] انتهت الصكة بلا فائز. النتيجة النهائية { $totals }
   *[other] انتهت الصكة. الفوز من نصيب { $winners }. النتيجة النهائية { $totals }
}

## قوانين المجلس

flag-yes = نعم
flag-no = لا
preset-standard = القوانين المعتادة

## تطبيق الطرفية وسطر الأوامر

ui-menu = القائمة
ui-new-match = صكة جديدة
ui-resume = متابعة اللعب
ui-rules = قوانين اللعبة
ui-settings = الإعدادات
pace = السرعة
pace-slow = بطيئة
pace-normal = عادية
pace-fast = سريعة
pace-instant = فورًا
hand-order = ترتيب الورق في اليد
hand-order-strength = حسب القوة: الحكم أولًا
hand-order-suit = حسب النوع
ui-help = مساعدة
ui-quit = خروج
ui-back = رجوع
ui-start = ابدأ
ui-cancel = إلغاء
ui-save = حفظ
ui-saved = تم الحفظ: { $file }
ui-choose-game = أي لعبة تختار؟
ui-house-rules = قوانين المجلس
rules-default-bold = القيمة الأصلية بالخط العريض.
rules-default-brackets = القيمة الأصلية بين [قوسين].
rules-chosen-bold = المعمول به بالخط العريض.
rules-chosen-brackets = المعمول به بين [قوسين].
ui-preset = القوانين الجاهزة
ui-seats = المقاعد
ui-bots = اللاعبون الآليون
ui-language = اللغة
ui-arabic-digits = أرقام عربية
ui-suit-symbols = رموز الأنواع
ui-your-turn = دورك
ui-waiting = بانتظار { $seat }
ui-your-hand = ورقك
ui-dealer = الموزع: { $seat }
ui-deal-number = الجولة { $number }
ui-trick-number = الأكلة { $number }
ui-tricks = الأكلات
ui-last-trick = آخر أكلة
ui-scores = النتيجة
ui-total = المجموع
ui-hint = نصيحة
ui-hint-is = نصيحة: { $action }. { $reason }
ui-undo = تراجع
ui-next-deal = الجولة التالية
ui-really-quit = هل تريد الخروج؟ الصكة محفوظة.

why-first-open = هي أول ما هو متاح

## المدرب: نصيحة عند كل قرار، وتنبيه بعد قرار مكلف

coach-says = المدرب: { $action }. { $reason }
coach-prefers = في التوزيعات التي ما زالت ممكنة هذا أفضل من المعتاد هنا: { $usual }.
coach-mistake = الأرجح أن تخسر بـ{ $played } نحو { $points ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
   *[other] { $points } نقطة
}. الأفضل: { $better }. { $reason }
coach-take-back = تراجع
coach-keep = استمر
coach-on = المدرب يعمل.
coach-off = المدرب متوقف.

## قوانين ليست من القوانين الجاهزة

own-rules = قوانين خاصة
