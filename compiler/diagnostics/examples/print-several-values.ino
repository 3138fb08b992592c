int distance = 12;
void setup() {
  Serial.begin(9600);
  Serial.println("Distance: ", distance);  //! print_one_value name=println
}
void loop() {}
