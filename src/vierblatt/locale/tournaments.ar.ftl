### البطولات.

## لماذا لا يمكن إقامة بطولة هكذا

error-too-few-contestants = عدد المتنافسين { $given } قليل لهذه البطولة، والحد الأدنى { $least }.
error-too-many-for-howell = عدد المتنافسين { $given } كثير لنظام هاول، والحد الأقصى { $most }. اختر نظام ميتشل.
error-too-few-rounds = عدد الأدوار { $given } قليل لهذه البطولة، والحد الأدنى { $least }.
error-too-many-rounds = عدد الأدوار { $given } كثير في هذا النظام إذا كان عدد المتنافسين { $contestants }، والحد الأقصى { $most }. اختر أدوارًا أقل أو نظامًا آخر.
error-too-few-boards = عدد الجولات { $given } قليل، والحد الأدنى { $least }.
error-unknown-movement = لا يوجد نظام بطولة باسم «{ $movement }». المتاح: { $known }.
