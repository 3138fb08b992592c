int 2pin = 5;  //! name_begins_with_digit text=2pin
void setup() {}
void loop() {}
