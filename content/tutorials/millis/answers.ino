//// answer 2
~ >= 1000 => >= 250

//// wrong 2 slower
~ >= 1000 => >= 4000

//// answer 4
~ printedAt >= 1000 => printedAt >= 500

//// wrong 4 the-clock-of-the-lamp
~ changedAt >= 300 => changedAt >= 500

//// answer 5
 unsigned long printedAt = 0;
+unsigned long tickedAt = 0;
...
+  if (now - tickedAt >= 300) {
+    tickedAt = now;
+    Serial.println("Tick");
+  }
   if (digitalRead(2) == HIGH) {

//// wrong 5 the-time-is-not-noted
 unsigned long printedAt = 0;
+unsigned long tickedAt = 0;
...
+  if (now - tickedAt >= 300) {
+    Serial.println("Tick");
+  }
   if (digitalRead(2) == HIGH) {

//// wrong 5 the-clock-of-the-lamp
     changedAt = now;
+    delay(300);
+    Serial.println("Tick");
