### الخلاف على طاولة حقيقية: الأمر والصفحة.

dispute-title = هل يجوز له لعب هذه الورقة؟
dispute-lead = لطاولة بورق حقيقي. قل ما على الطاولة، والقوانين تجيب.
dispute-game = اللعبة
dispute-trick = هذه الأكلة إلى الآن
dispute-trick-note = بترتيب اللعب. اتركها فارغة إذا بُدئ بالورقة.
dispute-hand = يد اللاعب
dispute-hand-note = بقدر ما يُعرف: ما كشفه أو ما لعبه بعدها.
dispute-whole = هذه يده كاملة
dispute-card = الورقة محل الخلاف
dispute-card-none = اختر الورقة محل الخلاف، ويظهر الجواب هنا.
dispute-choose = اختر الورق: { $for }
dispute-remove = إزالة { $card }
dispute-done = تم
dispute-unknown = غير معروف
dispute-begin-again = من جديد
dispute-answer = الجواب
dispute-needs = بقي أن تقول: { $field }
dispute-fields = ما يمكن قوله، NAME=VALUE:
dispute-facts = وإذا سأل عنه الجواب، yes أو no:
dispute-takes = { $name }: { $takes }
dispute-usual = { $name }: { $takes }؛ وإذا لم يُذكر { $usual }

dispute-allowed = { $card } جائزة.
dispute-fault = { $card } غير جائزة.
dispute-depends = { $card }: يتوقف هذا على ما لم يُعرف بعد.
dispute-free = كان له أن يلعب أي ورقة.
dispute-one-of-those = هي من الأوراق التي يبقيها له هذا القانون: { $rule }
dispute-missing = هي قيد إن كان معه أيضًا واحدة من هذه: { $cards }. { $rule }
dispute-asks = يتوقف على هذا: { $question }
dispute-allowed-cards = الجائز من هذه اليد: { $cards }
dispute-kind = القيد: { $kind }.
dispute-proofs = ما يثبته: { $cards }

error-no-disputes = لا يُحكم هنا في خلاف { $game }: لا تقول اللعبة ما الذي يجب أن يُعرف.
error-dispute-too-many = { $count } ورقة كثير: أقصى العدد { $most }.
error-dispute-card-twice = { $cards } في موضعين. أزلها من أحدهما.
error-dispute-not-in-pack = { $cards } ليست من ورق هذه اللعبة. راجع اللعبة وقوانين المجلس.
error-dispute-trick-full = { $count } أوراق قبل الورقة محل الخلاف كثير: تتسع الأكلة إلى { $most }.
error-dispute-hand-too-large = { $count } ورقة كثير على يد واحدة: أقصى العدد { $most } ومنها الورقة محل الخلاف.
error-dispute-missing = قل «{ $field }»: { $takes }.
error-dispute-bad-value = «{ $value }» لا يصح في «{ $field }». يصح: { $takes }.
error-dispute-unknown = لا شيء هنا باسم «{ $field }». يوجد: { $known }.
error-dispute-impossible = لا تجتمع هذه الأوراق والأجوبة: { $facts }. غيّر واحدًا منها.
error-dispute-not-played = لم تُلعب { $card } في هذه الجولة بعد، ولا خلاف إلا على ورقة لُعبت.
error-dispute-no-card = الخطوة { $step } من الجولة { $deal } ليست ورقة لُعبت. اختر خطوة أخرى.
error-dispute-syntax = «{ $given }» ليس على صورة NAME=VALUE، مثل contract=sun.
