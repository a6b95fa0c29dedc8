### دوري البرامج: `vierblatt league`.

league-key-written = المفتاح الخاص في { $path }: لا تعطه أحدًا. وهذا مفتاحه العلني للجميع:
league-written = النتيجة في { $path }، موقّعة بالمفتاح { $key }.
league-standings = الترتيب
league-cards = بصمة الأوراق: { $cards }
league-says = بتاريخ { $date }، بالمفتاح العلني { $key }. للتحقق من صحة هذا كله: `vierblatt league check`.
league-replaying = اللوحات المُعاد لعبها
league-replayed = عدد اللوحات التي أُعيد لعبها: { $count }.
league-other-version = لُعب هذا بالإصدار { $version } وبمصادر أخرى؛ قد تلعب البرامج هنا على نحو مختلف.
league-holds = لا خطأ فيها: عدد اللوحات { $boards }، وهي موقّعة بالمفتاح { $key }.
league-whose = يستطيع أي شخص صنع مفتاح كهذا. قارنه بالمفتاح الذي نشره صاحبه، أو اذكر ذاك مع --public-key.

## ما الخطأ في نتيجة

fault-league-signature = التوقيع خاطئ: عُدّل الملف بعد توقيعه، أو وُقّع بمفتاح آخر.
fault-league-other-signer = وُقّعت بمفتاح آخر: { $key }.
fault-league-cards = بصمة الأوراق خاطئة: لهذا الدوري أوراق أخرى.
fault-league-table = الترتيب لا ينتج عن اللوحات.
fault-league-unknown-boards = لوحات ليست في هذا الدوري: { $count }.
fault-league-repeated-boards = لوحات وردت أكثر من مرة: { $count }.
fault-league-missing-boards = { $first } ضد { $second }: ينقص { $missing } من { $boards } من اللوحات.
fault-league-board = { $first } ضد { $second }، اللوحة { $board }: الأرقام متناقضة.
fault-league-replay = { $first } ضد { $second }، اللوحة { $board }: عند إعادة لعبها تنتهي نهاية أخرى.
fault-league-replay-other-version = { $first } ضد { $second }، اللوحة { $board }: عند إعادة لعبها تنتهي نهاية أخرى؛ لكن مصادر هذا البرنامج غير مصادر البرنامج الذي لعبها.
fault-league-other-net = الشبكة «{ $net }» ليست الملف الذي لعب.
