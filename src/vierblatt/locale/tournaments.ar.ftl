### البطولات.

## لماذا لا يمكن إقامة بطولة هكذا

error-too-few-contestants = عدد المتنافسين { $given } قليل لهذه البطولة، والحد الأدنى { $least }.
error-too-many-for-howell = عدد المتنافسين { $given } كثير لنظام هاول، والحد الأقصى { $most }. اختر نظام ميتشل.
error-too-few-rounds = عدد الأدوار { $given } قليل لهذه البطولة، والحد الأدنى { $least }.
error-too-many-rounds = عدد الأدوار { $given } كثير في هذا النظام إذا كان عدد المتنافسين { $contestants }، والحد الأقصى { $most }. اختر أدوارًا أقل أو نظامًا آخر.
error-too-few-boards = عدد الجولات { $given } قليل، والحد الأدنى { $least }.
error-unknown-movement = لا يوجد نظام بطولة باسم «{ $movement }». المتاح: { $known }.
error-rounds-needed = البطولة السويسرية تحتاج إلى عدد الأدوار: --rounds. المعتاد 3 إذا كان عدد المتنافسين 8 أو أقل، و4 إلى 16، و5 إلى 32؛ والخيار --contestants يأخذ المعتاد لعددهم.
error-movement-needed = بطولة الأزواج تحتاج إلى --rounds وإلى --boards (في كل دور). ومع --contestants يؤخذ ما يناسب هذا العدد في أمسية.
error-not-in-format = الخيار { $option } ليس من نظام { $format }. احذفه أو اختر: { $formats }.
error-format-needs-two-sides = في { $game } يلعب كل واحد لنفسه، فلا يصلح لها نظام { $format }. اختر swiss أو arena.
error-bad-contestant-size = لا يمكن أن يكون عدد لاعبي المتنافس في هذه البطولة { $given }. المتاح: { $possible }.
error-bad-tie-break = لا يصلح «{ $name }» هنا لكسر التعادل. المتاح: { $known }. اذكر كلًا منها مرة واحدة.
error-no-tie-breaks = ليس في نظام { $format } كسر للتعادل. احذف معاييره.
error-bad-tournament-name = اسم البطولة من حرف واحد إلى { $most }، في سطر واحد.

## من يشارك

error-bad-contestant-name = الاسم من حرف واحد إلى { $most }، في سطر واحد.
error-bad-reason = السبب لا يزيد عن { $most } حرفًا، في سطر واحد.
error-contestant-name-taken = «{ $name }» مسجّل من قبل برقم { $contestant }. أضف إلى الاسم ما يميّز أحدهما عن الآخر.
error-too-many-contestants = لا يمكن أن يزيد عدد المتنافسين على { $most }.
error-league-too-long = دوري بهذا العدد من المتنافسين يحتاج إلى { $rounds } من الأدوار، والحد الأقصى { $most }. اختر نظامًا آخر.
error-too-many-players = عدد اللاعبين { $given } كثير لمتنافس واحد، والحد الأقصى { $most } مع الاحتياط.
error-bad-contestant-seed = رقم التصنيف { $seed } ليس متاحًا أو ليس عددًا من 1 فما فوق. اختر غيره.
error-names-or-list = اذكر أسماء المشاركين، أو قائمة مع --from، لا كليهما.
error-numbers-or-all = اذكر أرقام الحاضرين، أو --all، لا كليهما.
error-no-such-contestant = لا يوجد متنافس برقم { $contestant }، وآخر رقم هو { $most }.
error-checked-in-already = سُجّل حضور { $contestant } { $name } من قبل.
error-withdrew-already = انسحب { $contestant } { $name } من قبل.
error-has-not-withdrawn = لم ينسحب { $contestant } { $name }، فهو مشارك أصلًا.
error-too-late-to-enter = لا يمكن لأحد أن ينضم الآن: القرعة حدّدت كل أدوار هذا النظام.

## كيف تستمر البطولة

error-tournament-not-started = لم تبدأ البطولة. أجرِ القرعة أولًا.
error-tournament-started = بدأت البطولة من قبل.
error-tournament-paused = البطولة متوقفة. استأنفها أولًا.
error-tournament-not-paused = البطولة ليست متوقفة.
error-tournament-over = انتهت البطولة، ولا يمكن إضافة شيء إليها.
error-tournament-not-finished = { $meetings ->
    [0] لم تبدأ البطولة، فلا يمكن إلا إلغاؤها.
    [1] لقاء واحد بلا نتيجة. أدخل نتيجته أو احكم فيه، أو ألغِ البطولة.
   *[other] لقاءات بلا نتيجة، عددها { $meetings }. أدخل نتائجها أو احكم فيها، أو ألغِ البطولة.
}
error-nobody-has-won = ما زال في خروج المغلوب من المتنافسين { $contestants }. ابدأ الدور التالي أو ألغِ البطولة.
error-round-not-finished = { $meetings ->
    [1] اللقاء { $meeting } بلا نتيجة. أدخل نتيجته أو احكم فيه أولًا.
   *[other] لقاءات بلا نتيجة، عددها { $meetings }، وأولها اللقاء { $meeting }. أدخل نتائجها أو احكم فيها أولًا.
}
error-last-round-played = لا أدوار بعد { $rounds }. أنهِ البطولة.
error-no-such-round = لا يوجد دور برقم { $round }، وعدد الأدوار حتى الآن { $most }.
error-bad-lot = { $lot } ليس رقم قرعة: رقم القرعة من 0 إلى { $most }.

## النتائج

error-no-such-meeting = لا يوجد لقاء برقم { $meeting }، وآخر رقم هو { $most }.
error-meeting-has-result = للقاء { $meeting } نتيجة من قبل. صحّحها بحكم.
error-result-or-list = اذكر رقم اللقاء ونتيجته، أو قائمة مع --from، لا كليهما.
error-bad-result-text = «{ $text }» ليست نتيجة. اكتب الصكة هكذا: 152:98، والجولة هكذا: 3=+16، أو 3=+16/-8 إذا لُعبت على طاولتين.
error-bad-result-line = في السطر رقم اللقاء ثم مسافة ثم النتيجة.
error-boards-not-matches = تُلعب في اللقاء { $meeting } جولات مفردة. اكتب نتائجها هكذا: 3=+16.
error-matches-not-boards = تُلعب في اللقاء { $meeting } صكات. اكتب نتائجها هكذا: 152:98.
error-bad-number-of-matches = { $most ->
    [1] في اللقاء { $meeting } صكة واحدة، لا { $matches }.
   *[other] عدد الصكات في اللقاء { $meeting } من 1 إلى { $most }، لا { $matches }.
}
error-bad-records = في اللقاء { $meeting } عدد الصكات { $matches } وعدد السجلات { $records }. اذكر لكل صكة سجلًا واحدًا لا يتكرر، أو لا تذكر شيئًا.
error-bad-left = في اللقاء { $meeting } قائمة من غادروا غير صحيحة. اذكر مشاركين في هذا اللقاء بترتيب تصاعدي، وفي جولات لُعبت على طاولات خادم فقط.
error-bad-match-sides = في كل صكة من اللقاء { $meeting } نقاط لعدد من الأطراف هو { $sides }، لا { $given }.
error-decided-before = حُسم اللقاء { $meeting } قبل آخر صكة من هذه الصكات وعددها { $matches }. احذف ما لُعب بعد ذلك.
error-not-decided = يُلعب في اللقاء { $meeting } ما يصل إلى { $most } من الصكات، ولا يحسمه ما أدخلته وعدده { $matches }. أضف الباقي.
error-needs-winner = يحتاج اللقاء { $meeting } إلى فائز، فلا بد أن يتأهل أحد. ليكملوا اللعب، أو احكم أنت.
error-bad-boards = تحتاج نتيجة اللقاء { $meeting } إلى كل من هذه الجولات مرة واحدة: { $boards }.
error-bad-margins = { $tables ->
    [1] لُعبت الجولة { $board } على طاولة واحدة، فلها عدد واحد، لا { $given }.
   *[other] عدد الطاولات التي لُعبت عليها الجولة { $board } هو { $tables }، ولكل منها عدد واحد، لا { $given } معًا.
}
error-bad-percents = تحتاج الجولة { $board } إلى نسبتين من 0 إلى 100، لا غير.
error-bad-boards-proof = هذا ليس إثباتًا لجولات بطولة: { $reason }
error-no-such-board = جولات البطولة من 1 إلى { $most }، وليست بينها { $board }.
error-bad-boards-anchor = المرساة لبطولة ذات جولات مفردة، وهي 64 خانة ستّ عشرية.
error-bad-boards-lot = قرعة الجولات سطر واحد لا يزيد على { $most } حرفًا، ولا تكون إلا لبطولة يوزّع الخادم جولاتها.
error-too-many-points = عدد النقاط { $points } كثير، والحد الأقصى { $most }.
error-ruling-fields = مع الحكم «{ $ruling }» زيادة أو نقص: «result» يحتاج إلى نتيجة، و«walkover» إلى فائز، وغيرهما لا يحتاج إلى شيء منهما.
error-ruling-in-pairs = الحكم «{ $ruling }» غير ممكن في بطولة الأزواج. ألغِ اللقاء، أو اجعل نتيجته نسبًا لجولاته.
error-no-such-side = ليس في اللقاء { $meeting } طرف كهذا.
error-winner-needed = الفوز بلا لعب يحتاج إلى فائز: --winner ورقم متنافس من ذلك الطرف.
error-not-in-meeting = المتنافس { $contestant } ليس في اللقاء { $meeting }.
error-next-round-began = فات وقت الحكم في اللقاء { $meeting }: بدأ الدور التالي من خروج المغلوب.
error-bad-penalty = عدد نقاط الجزاء { $points } كثير، والحد الأقصى { $most }.
error-penalty-in-knockout = لا تُحسب النقاط في خروج المغلوب. احكم في لقاء أو اسحب المتنافس.

## الملفات

error-tournament-file-exists = الملف { $path } موجود من قبل. اختر للبطولة اسمًا آخر.
error-tournament-file-empty = ليس في { $path } بطولة.
error-tournament-file-too-large = الملف { $path } أكبر من أن يكون بطولة: أكثر من { $most } م.ب.
error-tournament-file-changed = غيّر برنامج آخر الملف { $path } في الوقت نفسه. لم يضع شيء: أعد المحاولة.
error-bad-tournament-line = { $path }، السطر { $line }: { $why } استعد نسخة من الملف، أو احذف هذا السطر وكل ما بعده.
error-bad-list-line = { $path }، السطر { $line }: { $reason } لم يُضف شيء.
error-list-too-long = { $path } أطول من أن يكون قائمة: أكثر من { $most } ك.ب.
error-list-not-text = { $path } ليس نصًا بترميز UTF-8. احفظه كذلك.
error-nothing-to-export = اذكر ما تريد كتابته: --standings أو --results أو --names أو --json، ومع كل منها ملف.
error-two-to-standard-output = لا يمكن أن يُكتب في المخرج القياسي إلا واحد منها.
error-export-overwrites = { $path } هو ملف البطولة نفسها أو مذكور مرتين، فستُكتب فوقه. اذكر ملفًا آخر.
error-nothing-to-print = لم يبدأ أي دور بعد، فليس هناك ما يُطبع.

## ما لا يمكن أن يقوله السجل

error-tournament-not-created = أول قيد يجب أن يكون قيد إنشاء البطولة.
error-tournament-created-twice = لا تُنشأ البطولة إلا بأول قيد.
error-entry-too-early = القيد ({ $at }) أقدم من الذي قبله ({ $last }).
error-bad-contestant-number = لا يمكن تسجيل المتنافس { $given } الآن: الرقم التالي هو { $expected }.
error-bad-round-number = لا يمكن أن يبدأ الدور { $given } الآن: الدور التالي هو { $expected }.
error-bad-meeting-number = لا يمكن أن يأتي اللقاء { $given } الآن: الرقم التالي هو { $expected }.
error-bad-draw = ليس في القرعة كل المشاركين مرة واحدة مع المصنّفين أولًا.
error-bad-sides = يحتاج اللقاء { $meeting } إلى طرفين على الأقل بالعدد نفسه.
error-bad-boards-of-meeting = عدد الجولات في كل لقاء من هذه البطولة { $boards }، كل منها مرة واحدة، وليس اللقاء { $meeting } كذلك.
error-bad-direction-of-points = لم يُذكر كما في { $game } هل تكسب النقاط الأكثر أم الأقل.
error-paired-twice = المتنافس { $contestant } موجود مرتين في الدور { $round }، أو ما زال يلعب.
error-not-taking-part = المتنافس { $contestant } موجود في الدور { $round } وهو لا يشارك.

## ما تقوله الأوامر

tournament-format-knockout = خروج المغلوب
tournament-format-swiss = النظام السويسري
tournament-format-league = دوري
tournament-format-groups = مجموعات ثم خروج المغلوب
tournament-format-pairs = بطولة أزواج
tournament-format-arena = ساحة مفتوحة
tournament-part-best-of = الأفضل من { $value } صكات
tournament-part-third-place = مع لقاء على المركز الثالث
tournament-part-rounds = عدد الأدوار { $value }
tournament-part-boards = عدد الجولات في كل دور { $value }
tournament-part-cycles = كل متنافس يلاقي كل متنافس { $value } مرات
tournament-part-group-size = في المجموعة { $value } على الأكثر
tournament-part-qualifiers = { $value ->
    [1] يتأهل أول كل مجموعة
    [2] يتأهل الأول والثاني من كل مجموعة
   *[other] يتأهل من كل مجموعة أول { $value }
}
tournament-part-knockout-best-of = ثم الأفضل من { $value } صكات
tournament-part-movement = { $value ->
    [howell] نظام هاول
   *[mitchell] نظام ميتشل
}
tournament-part-scoring = { $value ->
    [cross-imps] حساب IMP بين الجميع
   *[match-points] نقاط المقارنة
}
tournament-part-minutes = المدة بالدقائق { $value }
tournament-round = الدور { $round }
tournament-round-of = الدور { $round } من { $rounds }
tournament-stage = { $lines ->
    [2] النهائي
    [4] نصف النهائي
    [8] ربع النهائي
    [16] ثمن النهائي
   *[other] دور الـ{ $lines }
}
tournament-third = المركز الثالث · { $meeting }
tournament-met = اللقاء { $meeting }: { $sides }
tournament-has-bye = { $contestant }: معفى
tournament-not-paired = لم يُحدَّد بعد
tournament-gone = { $name } (منسحب)
tournament-annulled = ملغى
tournament-forfeit = خسارة للجميع
tournament-walkover = فوز بلا لعب: { $contestants }
tournament-table = الطاولة
tournament-meeting = اللقاء
tournament-group = المجموعة
tournament-section = القسم
tournament-sides = من يلاقي من
tournament-boards = الجولات
tournament-board = الجولة
tournament-result = النتيجة
tournament-number = الرقم
tournament-seed = التصنيف
tournament-here = حاضر
tournament-place = المركز
tournament-points = { $unit ->
    [match-points] النسبة
    [cross-imps] معدل IMP للجولة
   *[points] النقاط
}
tournament-standings = الترتيب
tournament-group-standings = المجموعة { $group }
tournament-decisions = القرارات
tournament-ruled = اللقاء { $meeting }: { $ruling }
tournament-ruling-result = نتيجة بحكم
tournament-ruling-walkover = فوز بلا لعب
tournament-ruling-forfeit = خسارة للجميع
tournament-ruling-annulled = ملغى
tournament-because = { $said } ({ $reason })
tournament-by-withdrawal = بعد انسحاب
tournament-penalised = { $contestant }: نقاط الجزاء { $points }
tournament-withdrew = انسحب { $contestant }
tournament-returned = عاد { $contestant } إلى المشاركة من الدور التالي
tournament-returned-absent = عاد { $contestant } إلى التسجيل ولم يُسجَّل حضوره بعد
tournament-checked-in = { $contestant } حاضر
tournament-lot = القرعة برقم { $lot }، وبه تُعاد كما هي:
tournament-left-out = { $count ->
    [1] ليس في القرعة: { $contestants }.
   *[other] ليسوا في القرعة: { $contestants }.
}
tournament-byes = معفى من هذا الدور: { $contestants }
tournament-nobody-waits = لا يمكن الآن أن يلاقي أحد أحدًا: الكل يلعب أو ينتظر غير منافسه الأخير.
tournament-exported = كُتب { $path }.
tournament-holds = { $path } سليم: عدد القيود { $entries }، وكل قيد يوافق ما قبله، وكل دور حُدّدت لقاءاته بحسب القواعد.
tournament-digest = بصمة SHA-256: { $digest }
tournament-paired-otherwise = { $path }: لقاءات الدور { $round } ليست ما تقتضيه القيود قبله.
tournament-boards-proved = { $path }: { $boards ->
    [0] لم تُكشف أي جولة بعد.
   *[other] عدد الجولات المثبتة { $boards }.
}
tournament-boards-anchor = المرساة: { $anchor }
tournament-boards-lot = القرعة: { $lot }
tournament-board-fault = { $what ->
    [secret] الجولة { $board }: مفتاحها لا يؤدي إلى المرساة.
   *[other] الجولة { $board }: مفتاحها والقرعة يعطيان ترتيبًا آخر للورق.
}
tournament-boards-other-log = { $path } يذكر بطولة أو لعبة أو مرساة أو قرعة أخرى.
tournament-explained = { $name }: { $meaning }

## ما الخطوة التالية

tournament-next = التالي: { $command }
tournament-entering = { $count ->
    [0] لم يُسجَّل أحد بعد.
    [1] سُجّل متنافس واحد.
    [2] سُجّل متنافسان.
   *[other] عدد المتنافسين المسجّلين { $count }.
}
tournament-absent = { $count ->
    [1] عدد المتنافسين { $entered }، ولم يُسجَّل حضور واحد منهم: { $contestants }. من لا يحضر لا يدخل القرعة.
   *[other] عدد المتنافسين { $entered }، ولم يُسجَّل حضور { $count } منهم: { $contestants }. من لا يحضر لا يدخل القرعة.
}
tournament-drawn = أُجريت القرعة، ولم يبدأ أي دور بعد.
tournament-missing = { $count ->
    [1] بقيت نتيجة واحدة، وهي نتيجة اللقاء { $meetings }.
   *[other] عدد النتائج الباقية { $count }، وهي نتائج اللقاءات { $meetings }.
}
tournament-complete = اكتملت نتائج الدور { $round }.
tournament-arena-open = الساحة مفتوحة: من انتهى يلعب من جديد.
tournament-all-played = لُعبت كل الأدوار.
tournament-is-paused = البطولة متوقفة.
tournament-cancelled = أُلغيت البطولة.
tournament-finished = { $count ->
    [0] انتهت البطولة بلا فائز.
    [1] انتهت البطولة، والفائز { $contestants }.
   *[other] انتهت البطولة، والمركز الأول مشترك بين { $contestants }.
}
tournament-shortened = لُعب من الأدوار { $played } من { $rounds }.

## صفحات للطباعة

tournament-side = الطرف { $number }
tournament-seat = المكان
tournament-bye = معفى
tournament-slips = أوراق النتائج
tournament-slip = الطاولة { $table } · اللقاء { $meeting }
tournament-match = الصكة
tournament-at-table = الطاولة { $number }
tournament-points-hint = نقاط كل طرف، ويوقّع الطرفان.
tournament-margin-hint = بكم نقطة يتقدم الطرف 1 (+) أو يتأخر (-).
tournament-signed = التوقيع

## ما يحسم عند تساوي النقاط

tie-break-wins = مرات الفوز
tie-break-wins-is = عدد اللقاءات التي فاز بها، ومنها ما كان بلا لعب.
tie-break-head-to-head = المواجهات المباشرة
tie-break-head-to-head-is = النقاط من لقاءات المتساوين فيما بينهم، إذا كان كل منهم قد لاقى الآخرين.
tie-break-buchholz = بوخهولتس
tie-break-buchholz-is = مجموع نقاط كل المنافسين؛ والدور الذي لم يُلعب يُحسب كمنافس له مثل نقاط صاحبه.
tie-break-sonneborn-berger = زونبورن-بيرغر
tie-break-sonneborn-berger-is = مجموع نقاط من غلبهم، ونصف نقاط من تعادل معهم.
tie-break-match-margin = فرق الصكات
tie-break-match-margin-is = الصكات التي كسبها ناقص التي خسرها.
tie-break-points-margin = فرق النقاط
tie-break-points-margin-is = نقاطه ناقص نقاط الآخرين في كل الصكات؛ وفي الجولات المفردة حساب IMP.
