//// answer 3
~ 500 => 700

//// wrong 3 later
~ 500 => 300

//// answer 4
~ < => >

//// answer 4 other-way-round
-  if (light < 500) {
+  if (500 < light) {

//// wrong 4 equal
~ light < => light ==
