char name = "Asha";  //! text_in_char

void setup() {
  Serial.begin(9600);
  Serial.println(name);
}

void loop() {}
