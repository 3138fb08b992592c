//// answer 2
   digitalWrite(RED_LED, HIGH);
-  delay(1000);
+  delay(3000);

//// wrong 2 shorter
   digitalWrite(RED_LED, HIGH);
-  delay(1000);
+  delay(100);

//// wrong 2 the-other-wait
   digitalWrite(YELLOW_LED, HIGH);
-  delay(1000);
+  delay(3000);

//// answer 3
   // The blocks run once, so there is nothing to do here.
+  digitalWrite(RED_LED, LOW);

//// wrong 3 in-setup
+  digitalWrite(RED_LED, LOW);
   digitalWrite(RED_LED, HIGH);

//// answer 4
   digitalWrite(RED_LED, HIGH);
-  delay(1000);
+  delay(3000);

//// wrong 4 dark-for-longer
   digitalWrite(RED_LED, LOW);
-  delay(1000);
+  delay(3000);
