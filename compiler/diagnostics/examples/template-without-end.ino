template <int N> struct Deep { static const int value = Deep<N + 1>::value; };  //! template_too_deep
void setup() { delay(Deep<0>::value); }
void loop() {}
