### ما يدعو إلى لعب الورقة: حقائق مما يعرفه لاعبها. { $kept }: ورقة أخرى في يده.

why-with-card = { $card } { $why }

## لمن يريد الأكلات

why-card-makes-contract = بهذه الأكلة يتم العقد.
why-card-defeats-contract = بهذه الأكلة لا يستطيع الخصوم إتمام عقدهم.
why-card-keeps-them-short = لم يبق للخصوم إلا أكلة واحدة، وهذه لا يأخذونها.
why-card-takes-every-trick = كل أكلة باقية مطلوبة، وهذه مضمونة.
why-card-keeps-last-winner = تبقى { $kept } للأكلة الأخيرة، وهي تزيد على غيرها { $worth }.
why-card-partner-can-ruff = ليس عند الشريك هذا النوع، وقد يقطعه بالحكم.
why-card-partner-has-master = عند الشريك ورقة من هذا النوع لا يكبّر عليها الخصوم فيه.
why-card-draws-trumps = تسحب ما بقي عند الخصوم من الحكم.
why-card-cashes-winner = لا يستطيع الخصوم أن يغلبوها: أكلة مضمونة.
why-card-leads-master = لم يبق عند الباقين أكبر منها في نوعها.
why-card-over-ruffs = تقطع بحكم أكبر من الحكم الذي في الأرض.
why-card-ruffs = تقطع بالحكم، فالنوع المطلوب ليس في اليد.
why-card-overtakes-partner = تكبّر على ورقة الشريك.
why-card-wins-cheaply = تأخذ الأكلة يقينًا، وتبقى ورقة أكبر منها.
why-card-wins-last = تأخذ الأكلة، ولا يلعب أحد بعدها.
why-card-wins-for-certain = لا يستطيع من لم يلعب من الخصوم أن يغلبها.
why-card-feeds-partner = الأكلة للشريك يقينًا، وهي تزيدها { $worth } نقطة.
why-card-feeds-partner-for-now = الشريك غالب، وهي تزيد الأكلة { $worth } نقطة.
why-card-keeps-master = تبقى { $kept }، ولم يبق عند الباقين أكبر منها في نوعها.
why-card-keeps-guard = تبقى { $kept } محميّة، ولا أكبر منها إلا ورقة واحدة.
why-card-gives-fewest-points = تعطي الخصوم أقل ما يمكن من النقاط.
why-card-goes-over = تكبّر على أقوى ما في الأرض، ولا يأخذ الأكلة إلا أقوى منها.
why-card-partner-to-come = الشريك لم يلعب بعد، وقد يأخذ الأكلة.
why-card-makes-void = هي آخر ورقة من نوعها، وبعدها يمكن قطعه بالحكم.
why-card-makes-singleton = لا تبقى من هذا النوع إلا ورقة واحدة، وبعدها يمكن قطعه بالحكم.
why-card-top-of-sequence = تسندها { $kept } التي تليها.
why-card-few-above = { $count ->
    [one] لم يبق أكبر منها في نوعها إلا ورقة واحدة.
    [two] لم يبق أكبر منها في نوعها إلا ورقتان.
   *[other] لم يبق أكبر منها في نوعها إلا { $count }.
}
why-card-partners-suit = سبق أن بدأ الشريك بهذا النوع.
why-card-long-suit = في اليد من هذا النوع أكثر مما عند الباقين جميعًا.
why-card-keeps-trumps = تحفظ الحكم.
why-card-opens-no-suit = لا تفتح نوعًا جديدًا.
why-card-risks-fewest-points = البدء بغيرها لا يعرّض نقاطًا أقل للخسارة.
why-card-keeps-points = الأكلة غير مضمونة، فتبقى الأوراق الأغلى في اليد.
why-card-cannot-win = لا يمكن أخذ هذه الأكلة، فتكفي ورقة صغيرة.
why-card-partner-has-trick = لا يستطيع الخصوم أن يأخذوا هذه الأكلة من الشريك.
why-card-leaves-partner = الشريك غالب، فتترك له الأكلة.
why-card-ducks = تترك الأكلة مع أن في اليد ما يكبّر على ما في الأرض.
why-card-throws-small = لا يوجد النوع المطلوب، وفوقها في نوعها { $count } عند الباقين.
why-card-leads-low = بداية بورقة صغيرة تحفظ ما هو أكبر في نوعها.
why-card-no-card-wins = لا ورقة في اليد تأخذ هذه الأكلة.
why-card-equal-cards = هي وجارتها سواء.

## لمن يتجنب الأكلات أو الأوراق

why-card-throws-penalty = تذهب إلى أكلة لاعب آخر وتكلفه { $worth } نقطة.
why-card-leaves-penalty = تترك للاعب آخر أكلة تكلف { $worth } نقطة.
why-card-lead-below-all = كل ما بقي من هذا النوع عند الباقين أكبر منها.
why-card-must-take = لا مفر من أخذ الأكلة، فتذهب معها ورقة كبيرة.
why-card-takes-nothing = الأكلة لا تكلف شيئًا، وتذهب معها ورقة كبيرة.
why-card-takes-while-cheap = الأكلة لا تكلف شيئًا إلى الآن، وتذهب فيها ورقة كبيرة.
why-card-ducks-high = هي أكبر ورقة تبقى تحت.
why-card-clears-suit = هي آخر ورقة من نوعها: متى بدأ به أحد أمكن الرمي عليه.
why-card-shortens-suit = لا تبقى من هذا النوع إلا ورقة واحدة، وبعدها يمكن الرمي عليه.
why-card-throws-danger = { $count ->
    [one] ما زالت ورقة أصغر منها في نوعها عند الباقين، فكانت قد تأكل.
    [two] ما زالت ورقتان أصغر منها في نوعها عند الباقين، فكانت قد تأكل.
   *[other] ما زال عند الباقين { $count } أصغر منها في نوعها، فكانت قد تأكل.
}
why-card-hopes-to-be-beaten = هي الغالبة الآن، وقد يكبّر عليها من لم يلعب بعد.
why-card-most-are-higher = أكثر ما بقي من هذا النوع عند الباقين أكبر منها.
why-card-leads-lowest = هي أصغر ورقة من نوعها في اليد، وقد يكبّر غيرها عليها.
why-card-keeps-low = تبقى { $kept }، وكل ما بقي من نوعها عند الباقين أكبر منها.
why-card-leads-while-all-follow = لم يظهر بعد أن هذا النوع ينقص أحدًا، فيمكن لعب ورقة كبيرة.
why-card-stays-below = تبقى تحت ولا تأخذ الأكلة.
why-card-others-take = أيًّا كانت الورقة، فالأكلة للاعب آخر.
