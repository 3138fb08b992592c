#include <Wire.h>
#include <LiquidCrystal_I2C.h>

const int READER_ADDRESS = 0x24;
const int GREEN_PIN = 6;
const int RED_PIN = 5;
const int BUZZER_PIN = 8;
const long PRICE = 500;  // shillings

// What the reader is told: use the cards by itself; look for one card of the usual kind.
const byte SET_UP[] = {0x14, 0x01, 0x14, 0x01};
const byte FIND_CARD[] = {0x4A, 0x01, 0x00};

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
long balance = 10000;  // shillings
byte answer[22];

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  pinMode(BUZZER_PIN, OUTPUT);
  Wire.begin();
  lcd.init();
  lcd.backlight();

  if (!tell(SET_UP, sizeof(SET_UP)) || !waitUntilReady()) {
    lcd.print("No reader found");
    while (true) {
    }
  }
  receive(9);
  tell(FIND_CARD, sizeof(FIND_CARD));
  show("Hold your card");
}

void loop() {
  if (!isReady()) {
    return;
  }
  // The answer: 7 bytes of greeting, 0x4B, how many cards, 4 bytes about the card, the length of its number, its number.
  receive(22);
  if (answer[7] == 0x4B && answer[8] == 1) {
    printNumber();
    pay();
    delay(2000);  // time to take the card away
    show("Hold your card");
  }
  tell(FIND_CARD, sizeof(FIND_CARD));
}

void pay() {
  bool enough = balance >= PRICE;
  if (enough) {
    balance -= PRICE;
  }
  int led = enough ? GREEN_PIN : RED_PIN;
  show(enough ? "Paid. Thank you!" : "Not enough money");
  digitalWrite(led, HIGH);
  digitalWrite(BUZZER_PIN, HIGH);
  delay(enough ? 100 : 600);
  digitalWrite(BUZZER_PIN, LOW);
  digitalWrite(led, LOW);
}

void show(const char words[]) {
  lcd.clear();
  lcd.print(words);
  lcd.setCursor(0, 1);
  lcd.print("Left: ");
  lcd.print(balance);
}

void printNumber() {
  Serial.print("Card");
  for (int place = 0; place < answer[13] && place < 7; place++) {
    Serial.print(" ");
    Serial.print(answer[14 + place], HEX);
  }
  Serial.println();
}

// Sends a command in the reader's envelope. True when the reader says that it has understood.
bool tell(const byte command[], int length) {
  byte sum = 0xD4;
  Wire.beginTransmission(READER_ADDRESS);
  Wire.write(0x00);
  Wire.write(0x00);
  Wire.write(0xFF);
  Wire.write(length + 1);
  Wire.write(255 - length);  // this and the byte before add up to 256
  Wire.write(0xD4);          // from the board to the reader
  for (int place = 0; place < length; place++) {
    Wire.write(command[place]);
    sum += command[place];
  }
  Wire.write(256 - sum);  // all from 0xD4 to here add up to 0 in a byte
  Wire.write(0x00);
  if (Wire.endTransmission() != 0 || !waitUntilReady()) {
    return false;
  }
  receive(7);
  return answer[4] == 0x00 && answer[5] == 0xFF;
}

bool isReady() {
  return Wire.requestFrom(READER_ADDRESS, 1) == 1 && (Wire.read() & 1) == 1;
}

bool waitUntilReady() {
  for (int tries = 0; tries < 100; tries++) {
    if (isReady()) {
      return true;
    }
    delay(10);
  }
  return false;
}

void receive(int count) {
  Wire.requestFrom(READER_ADDRESS, count);
  for (int place = 0; place < count; place++) {
    answer[place] = Wire.read();
  }
}
