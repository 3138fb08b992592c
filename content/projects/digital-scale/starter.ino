#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

void setup() {
  Serial.begin(9600);
  pinMode(TARE_PIN, INPUT_PULLUP);
  pinMode(LAMP_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(DATA_PIN, CLOCK_PIN);
  // Set the counts per gram, then make the empty pan zero.
}

void loop() {
  // First measure: what is this number with an empty pan, and with 1000 g?
  Serial.println(scale.read_average(5));

  // 1. Is the button pressed? Then tare.
  // 2. Read the grams.
  // 3. Show them on the display.
  // 4. Light the lamp above 3000 g.
}
