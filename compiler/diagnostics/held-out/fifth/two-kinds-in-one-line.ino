int red = 9, int green = 10;  //! type_after_comma name=int

void setup() {
  pinMode(red, OUTPUT);
  pinMode(green, OUTPUT);
}

void loop() {}
