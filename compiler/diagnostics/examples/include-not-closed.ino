#include <Servo.h  //! include_without_brackets name=Servo.h
void setup() {}
void loop() {}
