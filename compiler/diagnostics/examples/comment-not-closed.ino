void setup() {}
/* the loop  //! comment_not_closed
void loop() {}
