int loop() {  //! function_type_differs name=loop
  return 1;
}
void setup() {}
