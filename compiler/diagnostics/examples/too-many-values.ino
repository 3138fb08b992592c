int a[2] = {1, 2, 3};  //! too_many_values
void setup() {}
void loop() {}
