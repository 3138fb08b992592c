int pause = 1,000;  //! comma_in_number text=1,000
void setup() {}
void loop() {}
