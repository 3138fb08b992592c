# the lamp  //! comment_without_slashes
void setup() {}
void loop() {}
