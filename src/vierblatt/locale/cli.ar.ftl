### ما لا يقوله إلا سطر الأوامر.

column-id = المعرّف
column-name = الاسم
column-players = اللاعبون
column-presets = مجموعات القوانين
column-option = قانون المجلس
column-values = القيم
column-meaning = المعنى
column-rule = البند
compiling-once = يجري تجهيز القوانين؛ لن يطول هذا إلا في المرة الأولى.
games-hint = الأمر `vierblatt games ID` يسرد قوانين المجلس للعبة، والأمر `vierblatt rules ID` يشرحها.
no-terminal = لا توجد هنا طرفية للعب، فإليك جولة بين لاعبين آليين.
own-rules = قوانين خاصة
seed-is = البذرة { $seed }
