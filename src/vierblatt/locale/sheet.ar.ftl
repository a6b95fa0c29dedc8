### ورقة الحساب للورق الحقيقي، في الطرفية.

sheet-title = ورقة الحساب: { $game }
sheet-rules = القوانين: { $rules }
sheet-deal = الجولة { $number }، والموزع { $dealer }
sheet-not-scored = بلا نقاط
sheet-chance = فرصة الفوز: { $chances }
sheet-chance-of = { $side } { $percent } %
sheet-next = التالي: الجولة { $number }، والموزع { $dealer }.
sheet-over = انتهت الصكة وعدد الجولات { $deals }. الفوز من نصيب { $winners }.
sheet-over-draw = انتهت الصكة وعدد الجولات { $deals }، بلا فائز.
sheet-totals = المجموع
sheet-column-deal = الجولة
sheet-column-dealer = الموزع
sheet-column-result = النتيجة
sheet-field-left-out = { $values }، وإن تُركت: { $default }
sheet-field-only-if = { $values }، فقط إذا { $when }
sheet-fields-hint = اكتبها هكذا: `vierblatt sheet add { $file } FIELD=VALUE ...`، واللاعب باسمه أو برقمه بدءًا من 1.
sheet-undone = أُلغيت الجولة { $number }.
sheet-begun = بدأت الورقة { $file }.

## الشاشة

tui-sheet-add = كتابة الجولة { $number }، والموزع { $dealer }
tui-sheet-deals = الجولات، والأخيرة أولًا
tui-sheet-row = { $number }. الموزع { $dealer } · { $scores } · المجموع { $totals }
tui-sheet-undo = إلغاء الجولة { $number }
tui-sheet-undo-note = يمكنك كتابتها من جديد.
tui-sheet-change = تغيير هذه الجولة
tui-sheet-change-note = تُحسب الجولات التالية كلها من جديد.
tui-sheet-save = كتابة النتيجة
tui-sheet-save-note = تُحفظ الورقة فورًا.
tui-sheet-open = اختر
tui-sheet-missing = { $field }: هذه ما زالت ناقصة.
tui-sheet-leave = الخروج من الورقة
tui-sheet-leave-note = كل شيء محفوظ.

## الأخطاء

error-no-sheet = لا توجد ورقة حساب للعبة { $game }.
error-sheet-names = لا تصلح «{ $names }» أسماءً: اللعبة تحتاج إلى { $seats } أسماء مختلفة، في كلٍّ منها 40 حرفًا على الأكثر.
error-sheet-not-fields = «{ $given }» ليست نتيجة: للنتيجة خانات وقيم.
error-sheet-unknown-field = لا توجد خانة «{ $field }» في نتيجة هذه الجولة. اختر من: { $known }.
error-sheet-missing = الخانة { $field } ناقصة. الممكن: { $takes }.
error-sheet-not-asked = الخانة { $field } ليست من هذه النتيجة، وخاناتها: { $asked }.
error-sheet-bad-value = لا يمكن أن تكون { $field } «{ $value }». الممكن: { $takes }.
error-sheet-syntax = «{ $given }» ليست قيمة في نتيجة. اكتب FIELD=VALUE.
error-sheet-twice = الخانة { $field } مكررة. اكتبها مرة واحدة.
error-sheet-over = انتهت الصكة وعدد الجولات { $deals }. ألغِ الأخيرة أو ابدأ ورقة جديدة.
error-sheet-full = في الورقة { $most } جولة على الأكثر. ابدأ ورقة جديدة.
error-sheet-empty = لم يُكتب شيء بعد.
error-sheet-no-deal = لا توجد جولة { $number }: في الورقة { $deals }.
error-sheet-later-deal = بعد هذا التغيير تصبح الجولة { $number } غير ممكنة: { $reason } غيّرها أولًا، أو ألغِ حتى تصل إليها.
error-sheet-bad-deal = الجولة { $number } في هذه الورقة غير ممكنة: { $reason }
error-sheet-too-large = ليست هذه ورقة حساب: حجمها أكبر من { $most } ميغابايت.
error-sheet-malformed = ليست هذه ورقة حساب: { $reason }
error-sheet-format = صيغة الورقة { $found } غير معروفة، والمعروف: { $known }.
error-sheet-exists = الملف { $path } موجود. اختر اسمًا آخر، أو أضف إليه جولات بالأمر `vierblatt sheet add`.
error-sheet-changed = غيّر غيرك الملف { $path } في هذه الأثناء. افتحه من جديد.
error-sheet-needs-game = الملف { $path } غير موجود بعد. اذكر اللعبة مع --game لتبدأه.
error-sheet-other-game = في { $path } لعبة وقوانين، فاترك { $option }.
error-sheet-ashkal = لا يمكن أن يقول { $seat } أشكل: هذا للموزع ولمن قبله فقط. اكتب sun أو مشتريًا آخر.
error-sheet-sun-double = لا يمكن أن يُدبل هذا الصن: لا بد أن يتجاوز أحد الفريقين 100، والدبل للآخر. اكتب plain.
error-sheet-cards = لا يمكن أن تكون أبناط فريق المشتري { $points } من { $total }: لا ورق مجموعه بنط واحد. عُدّ من جديد.
error-sheet-ace = لم يكن { $seat } أول اللاعبين، فلا فرق للإكة. اكتب ace=no.
error-sheet-projects = لا يمكن أن تكون المشاريع { $projects }: للفريق الذي تُحسب مشاريعه من 1 إلى { $most }. اكتب projects=none إن لم تُحسب لأحد.
error-sheet-early-end = الطلب { $bid } فلا يمكن أن تكون الأكلات { $tricks } مقابل { $others }: في هذه القوانين تنتهي الجولة عند { $bid } لفريق الطلب أو { $enough } للخصم. عُدّ من جديد.
error-sheet-all-passed = لا يمكن أن يقول الأربعة باس في جولة لُعبت. اكتب outcome=passed.
error-sheet-call = لا يمكن أن يطلب { $seat } { $call }: { $reason } الممكن: { $takes }.
error-sheet-sum = { $field }: مجموع الأعداد الأربعة { $total } والواجب { $needed }.
error-sheet-last-tricks = أخذ { $seat } إحدى آخر أكلتين، فأكلاته أكثر من { $tricks }. عُدّ من جديد.
error-sheet-cards-of-players = لا توجد أربع أكوام من الورق بهذه الأعداد: في الأكلة أربع أوراق، وشايب الهاص وبنته وولده من الهاص أيضًا. عُدّ من جديد.
