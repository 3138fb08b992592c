int distance = 12;

void setup() {
  Serial.begin(9600);
  Serial.println(distance " cm");  //! print_one_value name=println
}

void loop() {
}
