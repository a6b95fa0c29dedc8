### الأصدقاء وغيرهم، والإشعارات، والتحديات. تحمل الصفحة هذه النصوص عند الحاجة فقط.

people-lead = ترى من من أصدقائك متصل الآن، ويمكنك أن تتحداهم في صكة.
people-friends = الأصدقاء
people-friends-none = لا أحد بعد. افتح صفحة لاعب، من طاولة أو صكة منتهية أو مجلس، واطلب صداقته.
people-online = متصل
people-place-free = العب معه: { $game }
people-place-watch = شاهد صكته: { $game }
people-asking = طلبات وصلتك
people-asked = طلباتك
people-followed = تتابع
people-followed-none = لا أحد. تابع لاعبا من صفحته: عندها ترى هنا متى يجلس إلى طاولة عامة وما أنهاه من صكات عامة. لا يخبر بذلك.
people-followed-matches = صكاتهم العامة
people-blocked = محظورون
people-blocked-none = لا أحد. من تحظره من صفحته لا يصل إليك ولا تصل إليه. لا يخبر بذلك.
people-muted = مكتومون
people-reachable = من يمكنه أن يطلب صداقتي ويتحداني ويتابعني؟
people-reachable-anybody = الجميع
people-reachable-known = أصدقاء أصدقائي ومن لعبت معهم
people-reachable-nobody = لا أحد

people-ask = اطلب الصداقة
people-accept = اقبل
people-decline = ارفض
people-take-back = اسحب الطلب
people-end = أنه الصداقة
people-follow = تابع
people-unfollow = ألغ المتابعة
people-block = احظر
people-unblock = ألغ الحظر
people-mute = اكتم
people-unmute = ألغ الكتم
people-is-friend = أنتما صديقان.
people-asks-you = { $name } يطلب صداقتك.
people-closed = { $name } لا يقبل طلبات ولا تحديات الآن.
people-you-block = أنت تحظر { $name }: لا يصل أحدكما إلى الآخر.
people-more = كتم أو حظر
people-mute-note = لن ترى ما يكتبه { $name } أو يرسمه، على أي طاولة ولا في أي مجلس أو مراجعة.
people-block-note = لن يصل أحدكما إلى الآخر: لا طلبات ولا تحديات ولا كلمة ولا طاولة مشتركة تنتظر لاعبين. وتنتهي الصداقة بذلك. لا يخبر { $name } بذلك.
people-here = لا يجلس هنا أحد غيرك.

## التحديات

challenge = تحد
challenge-who = تحد { $name }
challenge-game = اللعبة
challenge-sides = تلعبان
challenge-together = في فريق واحد
challenge-against = أحدكما ضد الآخر
challenge-others = المقاعد الأخرى
challenge-free = خالية: أرسل الرابط لآخرين
challenge-note = يفتح هذا طاولة خاصة تجلس إليها. ينتهي وقت التحدي بعد عشر دقائق.
challenge-send = افتح الطاولة وتحد

## الإشعارات

notices-none = لا جديد. هنا تجد الطلبات والتحديات والردود عليها، حتى ما جاء وأنت غائب.
notices-show = عرض
notice-friend-asked = { $name } يطلب صداقتك.
notice-friend-accepted = { $name } قبل طلبك. أنتما صديقان الآن.
notice-challenged = { $name } يتحداك في صكة { $game }.
notice-lapsed = انتهى وقت هذا التحدي.
notice-accepted = { $name } قبل تحديك في { $game }.
notice-declined = { $name } لا يمكنه لعب { $game } الآن.
notice-play = العب
notice-to-table = إلى الطاولة
notice-remove = أزل الإشعار
notice-server = رسالة من هذا الخادم: { $text }
