int pin = 13;
int pin = 12;  //! declared_twice name=pin
void setup() {}
void loop() {}
