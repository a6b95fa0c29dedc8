### ما لا يقوله إلا سطر الأوامر.

column-id = المعرّف
column-name = الاسم
column-players = اللاعبون
column-presets = القوانين الجاهزة
column-option = قانون المجلس
column-values = القيم
column-meaning = المعنى
column-rule = البند
compiling-once = يجري تجهيز القوانين؛ لن يطول هذا إلا في المرة الأولى.
fault-and-nearest = { $fault } هل تقصد { $nearest }؟
games-hint = الأمر `vierblatt games ID` يسرد قوانين المجلس للعبة، والأمر `vierblatt rules ID` يشرحها.
learn-games-hint = الأمر `vierblatt learn GAME` يسرد خطوات لعبة، والأمر `vierblatt learn GAME STEP` يعرض خطوة منها.
learn-steps-hint = الأمر `vierblatt learn { $game } STEP` يعرض خطوة.
no-screen = لا تستطيع هذه الطرفية عرض طاولة ({ $term })، فإليك جولة بين لاعبين آليين.
no-terminal = لا توجد هنا طرفية للعب، فإليك جولة بين لاعبين آليين.
seed-is = البذرة { $seed }

## الخادم

serve-at = يعمل Vierblatt على { $url } - للإنهاء اضغط Ctrl+C.
serve-local = لا يصل إليه إلا هذا الجهاز. الأمر `vierblatt serve --host` يفتحه لشبكتك.
serve-shared = يستطيع كل من في الشبكة نفسها اللعب: هذا هو العنوان لمتصفحاتهم.
serve-no-network = هذا الجهاز غير متصل بشبكة الآن، فلا يصل إلى الصفحة سواه.
serve-without-tls = من دون TLS لا تسمح المتصفحات بمفاتيح المرور ولا بتثبيت الصفحة؛ وما عدا ذلك يعمل.
serve-compiling = يجري تجهيز القوانين لمرة واحدة
serve-compiles-now = تُجهَّز القوانين في الخلفية، ولبضع دقائق يلعب الآليون المتقدمون بأسلوب أبسط.
serve-ended = توقف الخادم. تُستأنف الصكات من حيث توقفت عند تشغيله من جديد.

## رعاية الخادم

column-banned = محظور حتى
column-deals = الجولات
column-game = اللعبة
column-kind = النوع
column-last = آخر حركة
column-opened = وقت الفتح
column-seen = آخر ظهور
column-since = منذ
admin-account = حساب
admin-guest = ضيف
admin-no-tables = لا توجد طاولة مفتوحة.
admin-closed = أُغلقت الطاولة { $table }.
admin-will-close = يدير خادم الطاولة { $table }، وسيغلقها خلال ثوانٍ.
admin-no-accounts = لا يوجد حساب في اسمه «{ $text }».
admin-banned = { $name } محظور حتى { $until }.
admin-unbanned = يستطيع { $name } اللعب من جديد.
admin-deleted = حُذف { $name }، كما حُذف من كل الصكات والطاولات. وما زال الاسم في النسخ الاحتياطية السابقة.
admin-notified = يجد { $name } الرسالة بين الإشعارات.
admin-merged = كل ما لعبه { $name } صار باسم { $into }.
admin-exported-player = كل ما هو محفوظ عن هذا اللاعب في { $path }، وهو له وحده.
admin-password = صارت لـ { $name } كلمة مرور جديدة وأُخرج من كل الأجهزة: { $password }
admin-backed-up = كُتبت النسخة الاحتياطية في { $path } وفُحصت ({ $size } م.ب). فيها أسرار، فلا تعطها أحدًا.
admin-restored = استُعيد { $path } من { $backup }.
admin-copied = استُعيدت قاعدة البيانات من { $backup }.
admin-kept = قاعدة البيانات السابقة محفوظة في { $path }.
admin-exporting = السجلات
admin-exported = كُتب في { $path } من السجلات: { $written }، وكان موجودًا منها: { $there }.

## وضع محلول

solve-to-act = الدور للمقعد { $seat }. مع كشف الأوراق وأفضل لعب يتقدم طرفه بهذا العدد من النقاط:
solve-to-act-alone = الدور للمقعد { $seat }. مع كشف الأوراق تنال المقاعد في هذه الجولة، ابتداءً من 0:
solve-estimate = النهاية أبعد من أن تُحسب بدقة: هذا تقدير.
solve-line = أفضل تسلسل: { $line }
solve-effort = { $nodes } وضعًا، { $milliseconds } مللي ثانية

## ما يُنتظر من الطلبات

forecast-calls-made = الدور للمقعد { $seat }. بمثل هذه اليد ينجح العقد، إذا ثبت، في هذا العدد من كل 100 جولة:
forecast-calls-points = الدور للمقعد { $seat }. بمثل هذه اليد يأتي العقد بنحو هذا العدد من النقاط:

## الفحوص

check-expected = المتوقع { $value }
check-engine = المحرك { $value }
check-file = { $file }: حالات { $game }: { $cases }، اختلافات: { $faults }
perft-total = المجموع: { $count }
verify-proven = { $file }: سجل سليم، جولات { $game }: { $deals }
duel-pairs = { $game }: أزواج بتبديل المقاعد: { $pairs }، جولات: { $deals }
duel-deals = { $one } ناقص { $other }: { $mean } لكل جولة (مجال الثقة 95٪: { $low } .. { $high }، الخطأ المعياري { $error })
duel-matches = { $one } ناقص { $other }: { $mean } لكل صكة (مجال الثقة 95٪: { $low } .. { $high }، الخطأ المعياري { $error })
duel-won = الصكات المكسوبة: { $one } { $ones }، { $other } { $others }، تعادل { $even }

## حمل على خادم

load-progress = الطاولات: { $tables }، الاتصالات: { $sockets }، الحركات في الثانية: { $rate }، 99٪ خلال { $slow } مللي ثانية، الأخطاء: { $faults }
load-title = حمل على { $servers }
load-part = أُنهي قبل أوانه، وهذه النتائج حتى ذلك الحين.
load-moves = الحركات: { $moves }، والثواني: { $seconds }، والصكات التي لُعبت إلى نهايتها: { $matches }
load-rate = الحركات في الثانية حين كانت كل الطاولات ({ $tables }) مفتوحة: { $rate }
load-returns = عدد مرات عودة لاعب بعد انقطاع اتصاله: { $count }
load-milliseconds = مللي ثانية
load-acknowledged = حتى التأكيد
load-delivered = حتى تصل إلى الجميع
load-sound = لم يوجد أي خطأ.
load-faults = عدد الأخطاء: { $count }
load-fault-acknowledgement = تأكيدات لا تطابق أي أمر
load-fault-board = أيدٍ ودور وأوراق لا تتوافق
load-fault-gap = قيود ناقصة
load-fault-leak = أوراق ظهرت قبل أوانها
load-fault-lost = اتصالات أُغلقت دون إشعار
load-fault-other-seat = رسائل تخص مقعدًا آخر
load-fault-refused = حالات رفض
load-fault-repeat = قيود مكررة
load-fault-silent = حركات بلا جواب
load-fault-torn = لاعبون على طاولة واحدة وصلتهم رسائل مختلفة
load-fault-unreadable = رسائل لا يمكن قراءتها
load-axis-moves = حركات في الثانية
load-axis-tables = طاولات

## الألغاز

puzzles-bar = الألغاز
puzzles-written = كُتبت الألغاز في { $path }، وعددها { $count }.
puzzles-none-found = لم يوجد أي لغز، فلم يُكتب شيء في { $path }.
puzzles-stand = ثبت { $standing } من { $judged } لغزًا ({ $share }٪).
puzzles-fault-proof = بحث آخر يجد هدفًا آخر أو أوراقًا آمنة أخرى
puzzles-fault-stopped = إثباته يستغرق وقتًا طويلًا
puzzles-fault-position = لا يمكن إعداد وضعه
puzzles-fault-options = خياراته ليست هي المسموح بها
puzzles-fault-no-worlds = لا توزيعة توافق وضعه
puzzles-fault-answer = يوجد اختيار أفضل من حلّه
puzzles-fault-margin = حلّه لا يفضُل غيره بما يكفي
puzzles-fault-share = حلّه هو الأفضل في عدد قليل من التوزيعات
puzzles-fault-accepted = اختيار مقبول فيه أضعف مما ينبغي
puzzles-fault-agreement = اللعب المجرَّب أو الحلّ الدقيق أو فرص الفوز تفضّل اختيارًا آخر
puzzles-seat = أنت: { $seat }؛ الموزع: { $dealer }
puzzles-scores = الصكة: { $scores }
puzzles-trick = { $cards } ← { $winner }
puzzles-which-card = أي ورقة تلعب؟
puzzles-which-call = ماذا تقول؟
puzzles-choose = من { $first } إلى { $last }، أو q للتوقف:
puzzles-right = صحيح!
puzzles-wrong = الأفضل: { $best }. اختيارك يكلّف { $loss } نقطة في المعدل.
puzzles-played = { $cards }
puzzles-safe = صحيح! تحقق الهدف كيفما كانت الأوراق المخفية.
puzzles-slip = ليس تمامًا: مع { $action } لم يعد الهدف مضمونًا. الآمن: { $safe }. هذه الأوراق تهزمها وتوافق كل ما رأيته:
puzzles-held = { $seat }: { $cards }
puzzles-values = المعدل في { $worlds } توزيعة لا يمكنك استبعادها، ونسبة التوزيعات التي لا يوجد فيها أفضل:
puzzles-value = { $action }: { $points } نقطة، الأفضل في { $share }٪
puzzles-sure-values = المضمون لك، ونسبة ما يتحقق فيه الهدف من { $worlds } توزيعة عشوائية إذا لعب الجميع بالقواعد المعتادة:
puzzles-sure-value = { $action }: { $points } نقطة، ويتحقق الهدف في { $share }٪
puzzles-themes = المواضيع: { $themes }
puzzles-rating = التقييم: { $rating }
puzzles-solved = الصحيح: { $right } من { $asked }
