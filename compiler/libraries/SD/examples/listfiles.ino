// Prints every file of the card, and the files of each folder indented.

#include <SPI.h>
#include <SD.h>

File root;

void setup() {
  Serial.begin(9600);
  if (!SD.begin(10)) {
    Serial.println("initialization failed!");
    while (1);
  }
  SD.mkdir("logs/2026");
  File note = SD.open("logs/2026/note.txt", FILE_WRITE);
  note.print("rain");
  note.close();

  root = SD.open("/");
  printDirectory(root, 0);
  Serial.println("done!");
}

void loop() {}

void printDirectory(File dir, int numTabs) {
  while (true) {
    File entry = dir.openNextFile();
    if (!entry) {
      break;
    }
    for (int i = 0; i < numTabs; i++) {
      Serial.print('\t');
    }
    Serial.print(entry.name());
    if (entry.isDirectory()) {
      Serial.println("/");
      printDirectory(entry, numTabs + 1);
    } else {
      Serial.print("\t\t");
      Serial.println(entry.size(), DEC);
    }
    entry.close();
  }
}
