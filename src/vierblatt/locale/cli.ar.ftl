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

## الخادم

serve-at = يعمل Vierblatt على { $url } - للإنهاء اضغط Ctrl+C.
serve-local = لا يصل إليه إلا هذا الجهاز. الأمر `vierblatt serve --host` يفتحه لشبكتك.
serve-shared = يستطيع كل من في الشبكة نفسها اللعب: امسح الرمز أو اكتب العنوان.
serve-no-network = هذا الجهاز غير متصل بشبكة الآن، فلا يصل إلى الصفحة سواه.
serve-without-tls = من دون TLS لا تسمح المتصفحات بمفاتيح المرور ولا بتثبيت الصفحة؛ وما عدا ذلك يعمل.
serve-compiling = يجري تجهيز القوانين لمرة واحدة
serve-ended = توقف الخادم. تُستأنف الصكات من حيث توقفت عند تشغيله من جديد.
