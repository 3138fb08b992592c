//// answer 2
   blinkLight(9, 3);
+  blinkLight(10, 1);

//// wrong 2 no-times
   blinkLight(9, 3);
+  blinkLight(10, 0);

//// wrong 2 turned-round
   blinkLight(9, 3);
+  blinkLight(1, 10);

//// answer 3
   digitalWrite(9, level);
+  digitalWrite(10, level);

//// wrong 3 never-on
   digitalWrite(9, level);
+  digitalWrite(10, LOW);

//// answer 4
+int square(int number) {
+  return number * number;
+}
+
 void setup() {
...
   Serial.println(twice(21));
+  Serial.println(square(7));

//// wrong 4 twice-again
+int square(int number) {
+  return number + number;
+}
+
 void setup() {
...
   Serial.println(twice(21));
+  Serial.println(square(7));

//// wrong 4 not-printed
+int square(int number) {
+  return number * number;
+}
+
 void setup() {
