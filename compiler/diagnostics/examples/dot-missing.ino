void setup() {
  Serialbegin(9600);  //! function_not_known
}
void loop() {}
