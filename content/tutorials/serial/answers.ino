//// answer 2
~ Hello, I am your board. => I am awake.

//// wrong 2 the-line-goes-on
-  Serial.println("Hello, I am your board.");
+  Serial.print("I am awake.");

//// answer 3
~ touches + 1 => touches + 10

//// answer 3 shorter
-    touches = touches + 1;
+    touches += 10;

//// wrong 3 begins-at-ten
~ int touches = 0; => int touches = 9;

//// answer 4
+  Serial.print("Touch: ");
   Serial.print(touch);
-  Serial.print(" ");
+  Serial.print(", second: ");

//// wrong 4 a-line-each
+  Serial.println("Touch: ");
   Serial.print(touch);
-  Serial.print(" ");
+  Serial.print(", second: ");
