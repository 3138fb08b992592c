int led-red = 9;  //! name_with_minus name=led-red suggestion=led_red
void setup() {}
void loop() {}
