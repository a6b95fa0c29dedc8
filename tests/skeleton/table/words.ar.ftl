game-name = لعبة جديدة
game-line = ثلاث عشرة لَمة بلا حكم: الفريق صاحب اللمات الأكثر يسجل.
option-target = نقاط الفوز
preset-standard = المعتاد
score-tricks = اللمات
rule-SK-PLAY-1 = اتبع النوع إن استطعت.
