//// answer 2
~ pin <= 10 => pin <= 11

//// answer 2 less-than
~ pin <= 10 => pin < 12

//// wrong 2 less-than-eleven
~ pin <= 10 => pin < 11

//// answer 3
-  for (int number = 1; number <= 10; number++) {
+  for (int number = 2; number <= 10; number += 2) {

//// wrong 3 begins-with-one
-  for (int number = 1; number <= 10; number++) {
+  for (int number = 1; number <= 10; number += 2) {

//// wrong 3 without-ten
-  for (int number = 1; number <= 10; number++) {
+  for (int number = 2; number < 10; number += 2) {

//// answer 4
-  for (int pin = 9; pin <= 11; pin++) {
+  for (int pin = 11; pin >= 9; pin--) {
     digitalWrite(pin, HIGH);

//// wrong 4 still-at-most
-  for (int pin = 9; pin <= 11; pin++) {
+  for (int pin = 11; pin <= 9; pin--) {
     digitalWrite(pin, HIGH);
