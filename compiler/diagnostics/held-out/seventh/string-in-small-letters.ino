string name = "Asha";  //! name_misspelled name=string suggestion=String

void setup() {
  Serial.begin(9600);
  Serial.println(name);
}

void loop() {}
