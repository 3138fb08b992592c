int delayTime = 5;
int delay = 5;  //! name_taken name=delay
void setup() {}
void loop() {}
