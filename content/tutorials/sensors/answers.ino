//// answer 3
~ < 20 => < 50

//// wrong 3 nearer
~ < 20 => < 10

//// wrong 3 the-other-number
~ distance > 0 => distance > 50

//// answer 4
-  Serial.println(distance);
+  if (echo == 0) {
+    Serial.println("Nothing near");
+  } else {
+    Serial.println(distance);
+  }

//// answer 4 by-the-distance
-  Serial.println(distance);
+  if (distance > 0) {
+    Serial.println(distance);
+  } else {
+    Serial.println("Nothing near");
+  }

//// wrong 4 turned-round
-  Serial.println(distance);
+  if (echo > 0) {
+    Serial.println("Nothing near");
+  } else {
+    Serial.println(distance);
+  }
