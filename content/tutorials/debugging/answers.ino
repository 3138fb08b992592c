//// answer 2
   int touched = digitalRead(3);
+  Serial.println(touched);

//// wrong 2 a-text
   int touched = digitalRead(3);
+  Serial.println("touched");

//// answer 3
~ digitalRead(3) => digitalRead(2)

//// wrong 3 the-other-line
~ pinMode(2, INPUT) => pinMode(3, INPUT)

//// answer 4
   } else {
-    digitalWrite(9, HIGH);
+    digitalWrite(9, LOW);

//// wrong 4 taken-out
   } else {
-    digitalWrite(9, HIGH);

//// wrong 4 never-on
   if (touched == HIGH) {
-    digitalWrite(9, HIGH);
+    digitalWrite(9, LOW);
