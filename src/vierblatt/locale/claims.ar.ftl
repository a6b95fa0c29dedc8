### القيد والحكم فيه على طاولة تُلعب فيها الأوراق الخاطئة.

claim-which = أي ورقة كانت خاطئة؟
claim-trick = الأكلة { $number }
claim-card = { $seat }، { $card }، الأكلة { $trick }
claim-what = ما الخطأ فيها؟
claim-kind-barred-lead = لا يجوز البدء بها
claim-kind-barred-lead-kout_bo = بدأ بالجوكر بلا حق
claim-kind-no-follow = قاطع: لم يلعب من النوع وهو في يده
claim-kind-no-trump = لم يلعب الحكم وهو في يده
claim-kind-no-overtrump = لم يكبّر بالحكم وفي يده أكبر
claim-kind-kept-back = أمسك ورقة كان يجب أن يلعبها
claim-kind-kept-back-kout_bo = أمسك الجوكر وقد وجب عليه
claim-kind-kept-back-back_alley = أمسك حكمًا وقد سحبه الجوكر
claim-kind-false-sawa = السوا خاطئ: للخصم أكلة بعدُ
claim-sawa = الأوراق المكشوفة
claim-proof = ما الدليل؟ (اختياري)
claim-proof-needed = ما الدليل؟
claim-proof-played = { $card }، لُعبت لاحقًا
claim-proof-laid = { $card }، مكشوفة
claim-demand = إن صح القيد نكمل اللعب للكبوت
claim-clock = الدور على { $seat }: بقي { $seconds } ث
claim-clock-own = دورك: بقي { $seconds } ث
claim-say = قيِّد على هذه الورقة
claim-nothing = لا توجد الآن ورقة لخصم يمكن القيد عليها.
claim-cost-baloot = { $level ->
    [gahwa] إن أخطأت كسب الخصم الصكة كلها.
    [double] إن أخطأت سجّل الخصم { $mode ->
        [hokom] 32
       *[other] 52
    } { $projects }
    [triple] إن أخطأت سجّل الخصم 48 { $projects }
    [four] إن أخطأت سجّل الخصم 64 { $projects }
   *[other] إن أخطأت سجّل الخصم الجولة كلها: { $mode ->
        [hokom] 16
       *[other] 26
    } { $projects }
}
claim-projects = { $accusation_projects ->
    [none] نقطة.
    [all] نقطة مع مشاريع الفريقين.
   *[own] نقطة مع مشاريعه.
}
claim-cost-kout_bo = إن أخطأت كسب الخصم الجولة.
claim-cost-back_alley = إن أخطأت كسب الخصم الجولة.
claim-cost-king_bolola = إن أخطأت انقلبت الجولة عليك: فكل نقاطها السالبة عليك، أو كل نقاطها الموجبة لمن قيدت عليه.
claim-sawa-how = { $count ->
    [1] تكشف ورقتك الأخيرة، ويجب أن تكسب.
    [2] تكشف ورقتيك، ويجب أن تكسبا كل الباقي مهما لعب الخصم.
    [3] تكشف أوراقك الثلاث، ويجب أن تكسب كل الباقي مهما لعب الخصم.
    [4] تقول إن أوراقك الأربع تكسب كل الباقي. فإن وافق أحد الخصمين كشفتها.
   *[other] تقول إن أوراقك الخمس تكسب كل الباقي. فإن وافق الخصمان كشفتها.
}
claim-sawa-cost = السوا الخاطئ يُقيَّد عليه فتخسر الجولة.
claim-sawa-say = قل: سوا
claim-sawa-closed = لا يمكنك قول سوا الآن.
claim-right = { $you ->
    [yes] قيدت، وقيدك صحيح
   *[no] قيد من { $seat }: صحيح
}
claim-wrong = { $you ->
    [yes] قيدت، وقيدك خاطئ
   *[no] قيد من { $seat }: خاطئ
}
claim-card-claimed = الورقة
claim-card-proof = الدليل
claim-demanded = يستمر اللعب للكبوت.
