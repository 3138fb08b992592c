//// answer 2
   int percent = toPercent(value);
+  Serial.println(percent);

//// wrong 2 the-first-value
   int percent = toPercent(value);
+  Serial.println(value);

//// answer 3
~ value / 1023 * 100 => value * 100L / 1023

//// answer 3 with-a-point
~ value / 1023 * 100 => value / 1023.0 * 100

//// wrong 3 int-overflows
~ value / 1023 * 100 => value * 100 / 1023

//// wrong 3 never-dark
~ percent < 40 => percent < 0

//// answer 4
~ percent > 40 => percent < 40

//// wrong 4 the-other-half
~ value * 100L / 1023 => value / 1023 * 100
