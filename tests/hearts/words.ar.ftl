game-name = هارتس
game-line = لا تأخذ القلوب ولا بنت البستوني.
phase-pass = مرّر ثلاث ورقات
option-passing = التمرير
option-passing-cycle = يسار، يمين، مقابل، بلا تمرير
option-passing-never = أبدًا
option-target = تنتهي عند
preset-standard = المعتاد
fact-direction = التمرير: { $value }
fact-hearts = القلوب: { $value }
value-left = إلى اليسار
value-right = إلى اليمين
value-across = إلى المقابل
value-hold = لا شيء
value-broken = يجوز البدء بها
value-closed = لا يجوز البدء بها بعد
event-hearts-broken = { $you ->
    [yes] فتحت القلوب
   *[no] فتح { $seat } القلوب
}
score-hearts = القلوب
score-queen = بنت البستوني
score-moon = أخذ الكل
rule-HRT-PASS-2 = اخترت هذه الورقة من قبل.
rule-HRT-LEAD-1 = تبدأ ورقة الاثنين سباتي.
rule-HRT-LEAD-2 = لا يجوز البدء بالقلوب بعد.
rule-HRT-PLAY-1 = اتبع النوع.
rule-HRT-PLAY-2 = لا نقاط في اللَّمة الأولى.
why-only = هي الورقة الوحيدة
why-danger = الاحتفاظ بها خطر
why-duck = تبقى دون الأعلى
why-take = لا بد أن تأخذ، فبأقل ثمن
why-throw = تُرمى على لَمة غيرك
why-low-lead = يُبدأ بالورق الصغير
