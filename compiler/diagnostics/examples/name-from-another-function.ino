void setup() {
  int count = 0;
  count++;
}
void loop() {
  count = count + 1;  //! name_of_another_function name=count function=setup
}
