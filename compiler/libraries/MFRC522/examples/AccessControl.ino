// A master card teaches other cards, and makes the reader forget them again. Known cards switch the relay on for 300 ms.
#include <SPI.h>
#include <MFRC522.h>

const byte SS_PIN = 10;
const byte RST_PIN = 9;
const byte RELAY_PIN = 4;
const byte MOST_CARDS = 5;

MFRC522 reader(SS_PIN, RST_PIN);
byte master[4];
byte cards[MOST_CARDS][4];
byte count = 0;
bool hasMaster = false;
bool teaching = false;

bool isCard(const byte *uid) {
  return memcmp(uid, reader.uid.uidByte, 4) == 0;
}

int found() {
  for (byte i = 0; i < count; i++) {
    if (isCard(cards[i])) return i;
  }
  return -1;
}

void teach() {
  int at = found();
  if (at >= 0) {
    count--;
    memcpy(cards[at], cards[count], 4);
    Serial.println(F("Removed"));
  } else if (count < MOST_CARDS) {
    memcpy(cards[count], reader.uid.uidByte, 4);
    count++;
    Serial.println(F("Added"));
  }
}

void setup() {
  Serial.begin(9600);
  pinMode(RELAY_PIN, OUTPUT);
  SPI.begin();
  reader.PCD_Init();
  reader.PCD_SetAntennaGain(MFRC522::RxGain_max);
  Serial.println(F("Lay down the master card"));
}

void loop() {
  if (!reader.PICC_IsNewCardPresent() || !reader.PICC_ReadCardSerial()) return;
  reader.PICC_HaltA();

  if (!hasMaster) {
    memcpy(master, reader.uid.uidByte, 4);
    hasMaster = true;
    Serial.println(F("Master"));
  } else if (isCard(master)) {
    teaching = !teaching;
    Serial.println(teaching ? F("Teaching") : F("Done"));
  } else if (teaching) {
    teach();
  } else if (found() >= 0) {
    Serial.println(F("Welcome"));
    digitalWrite(RELAY_PIN, HIGH);
    delay(300);
    digitalWrite(RELAY_PIN, LOW);
  } else {
    Serial.println(F("Denied"));
  }
}
