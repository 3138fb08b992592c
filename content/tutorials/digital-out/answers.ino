//// answer 2
   delay(800);
+  digitalWrite(11, LOW);
+  delay(800);

//// wrong 2 no-second-wait
   delay(800);
+  digitalWrite(11, LOW);

//// answer 3
   digitalWrite(11, HIGH);
-  digitalWrite(9, HIGH);
+  digitalWrite(9, LOW);
...
   digitalWrite(11, LOW);
-  digitalWrite(9, LOW);
+  digitalWrite(9, HIGH);

//// wrong 3 one-of-the-two
   digitalWrite(11, HIGH);
-  digitalWrite(9, HIGH);
+  digitalWrite(9, LOW);

//// answer 4
   pinMode(9, OUTPUT);
+  pinMode(10, OUTPUT);
...
   digitalWrite(11, HIGH);
+  digitalWrite(10, HIGH);
...
   digitalWrite(11, LOW);
+  digitalWrite(10, LOW);

//// answer 4 never-off
   pinMode(9, OUTPUT);
+  pinMode(10, OUTPUT);
...
   digitalWrite(11, HIGH);
+  digitalWrite(10, HIGH);

//// wrong 4 without-pin-mode
   digitalWrite(11, HIGH);
+  digitalWrite(10, HIGH);
...
   digitalWrite(11, LOW);
+  digitalWrite(10, LOW);

//// wrong 4 with-green
   pinMode(9, OUTPUT);
+  pinMode(10, OUTPUT);
...
   digitalWrite(9, HIGH);
+  digitalWrite(10, HIGH);
...
   digitalWrite(9, LOW);
+  digitalWrite(10, LOW);
