//// answer 2
~ {11, 10, 9} => {9, 10, 11}

//// wrong 2 yellow-first
~ {11, 10, 9} => {10, 9, 11}

//// answer 3
~ {400, 400, 400} => {400, 1500, 400}

//// wrong 3 the-first
~ {400, 400, 400} => {1500, 400, 400}

//// answer 4
-    sum = sum + values[i];
+    if (values[i] > sum) {
+      sum = values[i];
+    }

//// answer 4 with-a-better-name
~ sum => largest
...
-    largest = largest + values[i];
+    if (values[i] > largest) {
+      largest = values[i];
+    }

//// wrong 4 the-last
-    sum = sum + values[i];
+    sum = values[i];

//// wrong 4 one-round-too-few
~ i < 4 => i < 2
...
-    sum = sum + values[i];
+    if (values[i] > sum) {
+      sum = values[i];
+    }
