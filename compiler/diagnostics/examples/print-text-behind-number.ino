int x = 3;
void setup() {
  Serial.begin(9600);
  Serial.print("x = " x);  //! print_one_value name=print
}
void loop() {}
