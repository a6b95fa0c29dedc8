### الدراسات: مجموعات مواضع لها أسماء، تُشارك برابط.

studies = الدراسات
studies-mine = دراساتي
study-positions = { $count ->
    [zero] لا مواضع
    [one] موضع واحد
    [two] موضعان
    [few] { $count } مواضع
    [many] { $count } موضعًا
   *[other] { $count } موضع
}
study-by = دراسة من { $name }
study-empty = لا مواضع هنا بعد. أضف مواضع من صفحة صكة أو مراجعة.
study-share = شارك هذه الدراسة
study-in-match = { $place }. { $game }: الجولة { $deal }، الحركة { $step }
study-in-review = { $place }. { $game }، في مراجعة: الجولة { $deal }، الحركة { $step }
study-up = إلى أعلى
study-down = إلى أسفل
study-edit = غيّر الملاحظة
study-remove = احذف هذا الموضع
study-note = ملاحظة
study-save = احفظ
study-change = غيّر هذه الدراسة
study-name = اسم الدراسة
study-rename = غيّر الاسم
study-delete = احذف هذه الدراسة
study-delete-sure = تختفي الدراسة عندئذ عند الجميع، وتبقى الصكات والمراجعات.
study-delete-now = احذفها

## إضافة موضع

study-into = الدراسة
study-new = دراسة جديدة
study-add = أضف هذا الموضع
study-added = أُضيف إلى
