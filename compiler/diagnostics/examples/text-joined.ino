void setup() {
  Serial.begin(9600);
  Serial.println("a" + "b");  //! cannot_combine operator=+
}
void loop() {}
