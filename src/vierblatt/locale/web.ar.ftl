### الصفحة: كل ما حول الطاولة.

web-home-title = ماذا نلعب؟
web-home-lead = أربع ألعاب ورق، وحدك مع لاعبين آليين أو مع أصحابك. مجانية ومفتوحة وبلا إعلانات، ولا يقدر أحد أن يتلاعب بالورق.
web-load-fault = تعذّر تحميل الصفحة. تحقق من الاتصال ثم أعد التحميل.
error-offline = تعذر الوصول إلى الخادم. تأكد من الاتصال ثم حاول مرة أخرى.
web-skip = إلى المحتوى
web-home = الرئيسية
web-nav = الصفحات
web-nav-more = صفحات أخرى
web-lobby = الصالة
web-leaders = الترتيب
web-me = حسابي
web-people = الناس
web-notices = الإشعارات
web-notices-unread = الإشعارات: { $count } لم تقرأ
web-settings = الإعدادات
web-statistics = إحصاءات الورق
web-check = التحقق من جولة
web-about = عن Vierblatt
web-my-tables = طاولاتي
web-name-title = بأي اسم يناديك الآخرون؟
web-name-why = يمكنك إبقاء هذا الاسم أو تغييره لاحقًا.
web-name-take = المتابعة بهذا الاسم
web-go-on = أكمل اللعب
web-stage-seating = في انتظار اللاعبين
web-stage-nonces = تبدأ الآن
web-stage-playing = جارية
web-stage-over = انتهت
web-stage-closed = مغلقة
web-join-label = رمز طاولة أو مجلس، أو الرابط
web-join = انضم
web-join-bad = الرمز عشرة أحرف وأرقام.
web-play = العب
web-play-bots = العب { $game } مع لاعبين آليين
web-players = { $count } لاعبين
web-friends = مع الأصحاب
web-quick = لعب سريع
web-rules = القوانين
web-puzzles = ألغاز
web-puzzles-line = ألغاز: ابحث عن أفضل ورقة
web-learn = تعلّم
web-dispute = هل تجوز هذه الورقة؟
web-learn-first = لم تلعب من قبل؟ تعلّم لعبة خطوة خطوة
web-learn-new = أول مرة مع { $game }؟ تعلّمها في { $minutes } دقيقة
web-learn-game = تعلّم { $game } خطوة خطوة
web-daily = جولات اليوم
web-daily-game = ثماني جولات اليوم
web-tournaments = بطولات
web-tournaments-line = بطولات: أقم بطولة أو تابع واحدة
web-sheet = ورقة الحساب
web-sheet-line = تلعبون بورق حقيقي؟ احسبوا النقاط هنا
web-quick-about = مقعد على طاولة تنتظر اللاعبين أو على طاولة جديدة.
web-game = اللعبة
web-all-games = كل الألعاب
web-people-here = { $count ->
    [zero] لا أحد هنا
    [one] شخص واحد هنا
    [two] شخصان هنا
    [few] { $count } أشخاص هنا
   *[other] { $count } شخصًا هنا
}
web-tables-waiting = طاولات تنتظر اللاعبين
web-tables-running = طاولات جارية
web-tables-none = لا طاولة تنتظر الآن. افتح واحدة ليراها الآخرون هنا.
web-table-invites = دعوة من { $name }
web-table-host = فتحها { $name }
web-table-free = { $count ->
    [zero] لا مقعد شاغر
    [one] مقعد شاغر واحد
    [two] مقعدان شاغران
    [few] { $count } مقاعد شاغرة
   *[other] { $count } مقعدًا شاغرًا
}
web-watch = شاهد
web-preset-changed = { $count ->
    [one] { $preset } مع تغيير قانون واحد
    [two] { $preset } مع تغيير قانونين
    [few] { $preset } مع تغيير { $count } قوانين
   *[other] { $preset } مع تغيير { $count } قانونًا
}
web-changed-rules = { $count ->
    [one] قانون واحد مغيّر
    [two] قانونان مغيّران
    [few] { $count } قوانين مغيّرة
   *[other] { $count } قانونًا مغيّرًا
}
web-usually = المعتاد: { $value }
web-own-numbers = قائمة من عندك …
web-own-numbers-how = حتى { $longest } رقمًا من { $least } إلى { $most } بالترتيب
web-rated = مصنّفة
web-seconds = { $count ->
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $count } ثوانٍ
   *[other] { $count } ثانية
}
web-minutes = { $count ->
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $count } دقائق
   *[other] { $count } دقيقة
}
web-none = بلا
web-at-once = فورًا
web-new-table = طاولة جديدة
web-open-table = افتح الطاولة
web-table-settings = إعدادات الطاولة
web-reset = العودة إلى القوانين الجاهزة
web-set-private = خاصة: بالرابط فقط
web-bot-level = مستوى اللاعبين الآليين
web-set-rated = مصنّفة: قوانين بلا تغيير، ووقت محدود، وبلا لاعبين آليين
web-set-move-seconds = وقت كل حركة
web-set-bank-seconds = الوقت الاحتياطي للصكة
web-set-grace = المهلة قبل أن يلعب الآلي مكان الغائب
web-set-spectator-delay = تأخير ما يراه المتفرجون
web-set-chat = المحادثة
web-chat-phrases = عبارات ورموز
web-chat-free = محادثة حرة (للطاولات الخاصة)
web-set-takeback = التراجع إذا وافق الجميع
web-set-hints = النصائح
web-set-spectators = المتفرجون
web-set-winner-stays = الفائز يبقى، والخاسر يقوم لمن ينتظر من المتفرجين
web-set-longest-run = متى يقوم الفائزون أيضًا
web-run = { $count ->
    [one] بعد كل صكة
    [two] بعد فوزين متتاليين
    [few] بعد { $count } مرات فوز متتالية
   *[other] بعد { $count } فوزًا متتاليًا
}
web-never = أبدًا
web-set-voice = محادثة صوتية للجالسين على الطاولة (للطاولات الخاصة)
web-settings-note = لهذا الجهاز فقط.
web-set-theme = فاتح أو داكن
web-theme-auto = مثل الجهاز
web-theme-light = فاتح
web-theme-dark = داكن
web-set-deck = ألوان الورق
web-deck-four = أربعة ألوان
web-deck-two = أسود وأحمر
web-set-cards = وجوه الورق
web-cards-normal = مرسومة
web-cards-large = علامات كبيرة
web-set-motion = الحركة
web-motion-auto = مثل الجهاز
web-motion-reduced = قليلة
web-motion-full = كاملة
web-set-sound = الأصوات
web-set-confirmplay = لعب الورقة بضغطتين
web-set-arabicdigits = الأرقام العربية ١٢٣
web-no-page = لا توجد صفحة كهذه.
web-name = الاسم
web-place = المركز
web-points = النقاط
web-matches = الصكات
web-leaders-empty = لا أحد في هذه القائمة بعد. العب صكات مصنّفة ليظهر اسمك هنا.
web-leaders-note = حين لا يعود التصنيف مؤقتًا، بعد نحو عشر صكات مصنّفة. تحسب النقاط قوتك بقدر ما هو مؤكد منها.
web-no-matches = لا صكات منتهية بعد.
web-provisional = مؤقت
web-provisional-note = التصنيف المؤقت غير مؤكد بعد ولا يظهر في قائمة المتصدرين. يلزم نحو عشر صكات مصنّفة.
web-rating-curve-provisional = التصنيف، مؤقت بعد: { $name }.
web-no-ratings = لا صكات مصنّفة بعد.
web-more = المزيد
web-bots = { $count ->
    [one] لاعب آلي واحد
    [two] لاعبان آليان
    [few] { $count } لاعبين آليين
   *[other] { $count } لاعبًا آليًا
}
web-won = فوز
web-since = هنا منذ { $date }
web-guest = ضيف
web-guest-note = أنت ضيف: كل شيء يعمل، لكن على هذا الجهاز فقط. بالاسم وكلمة المرور تعود من أي مكان.
web-member-note = يمكنك الدخول من أي جهاز.
web-history = الصكات التي لعبتها
web-ratings = التصنيف
web-match-rating = من الصكات
web-board-rating = الجولات المشتركة
web-board-rating-about = من بطولات مصنّفة يلعب فيها الجميع بالأوراق نفسها، فيقل أثر الحظ.
web-rated-tournaments = البطولات
web-board-provisional-note = التصنيف المؤقت غير مؤكد بعد ولا يظهر في قائمة المتصدرين. يلزم نحو خمس بطولات مصنّفة.
web-leaders-boards = الجولات المشتركة
web-leaders-boards-about = التصنيف من بطولات مصنّفة يلعب فيها الجميع بالأوراق نفسها.
web-leaders-boards-empty = لا أحد في هذه القائمة بعد. العب بطولات مصنّفة بالأوراق نفسها للجميع ليظهر اسمك هنا.
web-leaders-boards-note = حين لا يعود التصنيف مؤقتًا، بعد نحو خمس بطولات مصنّفة. تحسب النقاط قوتك بقدر ما هو مؤكد منها.
web-account = الحساب
web-register = اختر اسمًا وكلمة مرور
web-register-note = يبقى لك كل ما لعبته.
web-registered = تم. يمكنك الآن الدخول من أي مكان.
web-login = تسجيل الدخول
web-login-passkey = بمفتاح المرور
web-logout = تسجيل الخروج
web-logout-here = من هذا الجهاز
web-logout-all = من كل الأجهزة
web-sessions = الأجهزة التي سجّلت الدخول منها
web-sessions-note = أنهِ الجلسات التي لا تعرفها ثم غيّر كلمة المرور.
web-session-here = هذا الجهاز
web-password = كلمة المرور
web-password-old = كلمة المرور الحالية
web-password-new = كلمة المرور الجديدة
web-password-change = تغيير كلمة المرور
web-rename = تغيير الاسم
web-saved = تم الحفظ.
web-passkeys = مفاتيح المرور
web-passkeys-note = ادخل ببصمتك أو بوجهك أو بمفتاح أمان بدل كلمة المرور.
web-passkeys-need-tls = مفاتيح المرور تحتاج إلى اتصال آمن (https)، وهو غير متوفر في هذا الخادم.
web-ends-access = يُسجَّل خروج كل الأجهزة الأخرى، وتبطل مفاتيح البرامج.
web-passkeys-keep = تبقى مفاتيح مروري صالحة
web-passkey-label = الاسم الذي تختاره له
web-passkey-add = أضف مفتاح مرور
web-tokens = مفاتيح البرامج
web-tokens-note = بهذا المفتاح يجلس برنامجك على الطاولات. لا تُطلع عليه أحدًا.
web-token-label = الغرض منه
web-token-bot = يلعب بصفته برنامجًا
web-token-add = أنشئ مفتاحًا
web-token-once = هذا هو المفتاح، ولا يظهر إلا هذه المرة.
web-delete = حذف
web-visibility = ما يراه الآخرون
web-visibility-note = من لعب الصكة أو لديه رابطها يستطيع فتحها دائمًا.
web-history-who = صكاتي المنتهية يراها
web-history-everybody = الجميع
web-history-nobody = أنا فقط
web-on-leaderboards = أظهر في قوائم المتصدرين
web-visibility-save = حفظ
web-data = بياناتك
web-data-note = كل ما هو محفوظ عنك مع سجلات صكاتك كلها في ملف واحد.
web-export = تنزيل
web-delete-account = حذف الحساب
web-delete-sure = يُحذف حسابك واسمك وتصنيفك ومفاتيحك إلى الأبد. وتبقى صكات الآخرين دون اسمك.
web-delete-now = احذف نهائيًا
web-about-fair = ورق نزيه
web-about-fair-text = أسرار الخادم ثابتة قبل أن يجلس أحد، ويضيف كل لاعب رقمًا عشوائيًا، فلا يختار أحد الورق. وبعد كل جولة يتحقق متصفحك بنفسه من ذلك.
web-about-private = بياناتك
web-about-private-text = لا إعلانات ولا تتبع ولا شيء من خوادم أخرى. لا تحتاج إلى حساب، ويمكنك تنزيل كل ما هو محفوظ عنك أو حذفه.
web-about-install = على جهازك
web-about-install-text = على اتصال آمن (https) يستطيع متصفحك تثبيت هذه الصفحة كأنها تطبيق.
web-about-licence = البرنامج والرخصة
web-about-licence-text = Vierblatt برنامج حر برخصة MIT. يستخدم Lit (BSD-3-Clause) و Fluent (Apache-2.0). والورق مرسوم له خصيصًا.

## الخادم غير متاح

web-server-lost = تعذّر الوصول إلى الخادم. يمكنك قراءة القوانين وحساب النقاط على الورقة، أما غيرها فيحتاج إلى الخادم، حتى اللعب مع اللاعبين الآليين. نعيد المحاولة تلقائيًا.
web-server-back = عاد الاتصال بالخادم.
web-page-away = لم تُفتح هذه الصفحة على هذا الجهاز من قبل، وتعذّر الوصول إلى الخادم. ستظهر تلقائيًا حالما يعود الاتصال به.

## الصالة

web-table-yours = طاولتك

## Standings: leaderboard against bots, a player's statistics

web-counted = تُحسب في الترتيب
web-counted-note = بلا نصائح وبلا تراجع. كل جولة تُحسب، حتى جولات صكة تركتها. تضم القائمة المسجّلين فقط.
web-leaders-people = ضد الناس
web-leaders-bots = ضد اللاعبين الآليين
web-leaders-people-about = التصنيف من الصكات المصنّفة بين الناس.
web-leaders-bots-about = كم نقطة في الجولة يأتي بها اللاعب زيادةً على ما كان الآلي المتزن سيأتي به بالأوراق نفسها.
web-leaders-bots-empty = لا أحد في هذه القائمة بعد. اختر «تُحسب في الترتيب» في الصفحة الرئيسية قبل أن تلعب مع اللاعبين الآليين.
web-leaders-bots-note = تضم القائمة أصحاب الحسابات بعد { $least } جولة لعبوها كاملة، ما لم يتركوا أو يفوّتوا أكثر من جولة من كل عشر. الترتيب بحسب «على الأقل»: ما هو شبه مؤكد.
web-low = على الأقل
web-edge = نقاط في الجولة
web-deals = الجولات
web-wins = الفوز
web-lost = خسارة
web-drawn = تعادل
web-player-statistics = الإحصاءات
web-rating-curve = التصنيف: { $name }.
web-edge-curve = نقاط في الجولة زيادةً على الآلي المتزن: { $name }.
web-curve = عدد الصكات { $count }، من { $first } إلى { $last }، والأدنى { $low } والأعلى { $high }.
web-report = إبلاغ
