int[3] values;  //! brackets_before_name type=int name=values
void setup() {
  values[0] = 5;
}
void loop() {}
