flaot x = 1.5;  //! name_misspelled name=flaot suggestion=float
void setup() {}
void loop() {}
