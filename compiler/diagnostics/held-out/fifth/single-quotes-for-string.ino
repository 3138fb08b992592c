String name = 'Asha';  //! single_quotes_for_text text=Asha

void setup() {
  Serial.begin(9600);
  Serial.println(name);
}

void loop() {}
