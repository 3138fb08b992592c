//// answer 2
~ write(90) => write(160)

//// wrong 2 the-other-angle
~ write(0) => write(60)

//// answer 3
   window.write(0);
   delay(1000);
+  Serial.println(window.read());
   window.write(90);
   delay(1000);
+  Serial.println(window.read());

//// wrong 3 only-one
   window.write(90);
   delay(1000);
+  Serial.println(window.read());

//// wrong 3 a-text
   window.write(0);
   delay(1000);
+  Serial.println("window.read()");
   window.write(90);
   delay(1000);
+  Serial.println("window.read()");

//// answer 4
 Lamp green(9);
+Lamp yellow(10);
...
   green.begin();
+  yellow.begin();
...
   green.on();
+  yellow.on();

//// wrong 4 without-begin
 Lamp green(9);
+Lamp yellow(10);
...
   green.on();
+  yellow.on();
