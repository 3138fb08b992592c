//// answer 2
-enum State { GO, STOP };
+enum State { GO, SLOW, STOP };
...
-      state = STOP;
+      state = SLOW;
...
+    case SLOW:
+      show(LOW, HIGH, LOW);
+      delay(1000);
+      state = STOP;
+      break;
     case STOP:

//// wrong 2 never-reached
-enum State { GO, STOP };
+enum State { GO, SLOW, STOP };
...
+    case SLOW:
+      show(LOW, HIGH, LOW);
+      delay(1000);
+      state = STOP;
+      break;
     case STOP:

//// answer 3
-      state = SLOW;
+      if (digitalRead(10) == LOW) {
+        state = SLOW;
+      }

//// wrong 3 turned-round
-      state = SLOW;
+      if (digitalRead(10) == HIGH) {
+        state = SLOW;
+      }

//// answer 4
       show(HIGH, LOW, LOW);
+      digitalWrite(9, LOW);
...
       show(LOW, LOW, HIGH);
+      digitalWrite(9, HIGH);

//// wrong 4 never-off
       show(LOW, LOW, HIGH);
+      digitalWrite(9, HIGH);

//// wrong 4 in-the-wrong-case
       show(HIGH, LOW, LOW);
+      digitalWrite(9, HIGH);
...
       show(LOW, LOW, HIGH);
+      digitalWrite(9, LOW);
