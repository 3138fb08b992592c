import { CORE_LIBRARIES } from "../build/flags.ts";

/** Names beside the sketch's own that a learner may have meant. */
export interface KnownNames {
	/** Functions, objects and constants that every sketch has. */
	arduino: readonly string[];
	/** Functions of objects (`println`), of the core and of the libraries. */
	members: readonly string[];
	/** What an #include can name. */
	headers: readonly string[];
	/** The header of a class or object: `OneWire` → `OneWire.h`. */
	headerOf: ReadonlyMap<string, string>;
	/** How many values at the end of a call may be left out, by function of a library: `LiquidCrystal::begin` → 1. */
	optional: ReadonlyMap<string, number>;
}

/** Words of C++ in their right spelling. */
export const KEYWORDS = words(
	"if else for while do switch case break continue return default true false int void char float double long short",
	"unsigned signed bool boolean byte word const static volatile struct class enum new delete sizeof this public private",
	"protected template typename using namespace goto inline extern virtual operator typedef union auto register",
);

/** Types that a declaration may begin with, beside the sketch's own. */
export const TYPES = words(
	"int void char float double long short unsigned signed bool boolean byte word String size_t const static volatile",
	"uint8_t int8_t uint16_t int16_t uint32_t int32_t auto",
);

const ARDUINO = words(
	"pinMode digitalWrite digitalRead analogRead analogWrite analogReference delay delayMicroseconds millis micros",
	"tone noTone pulseIn pulseInLong shiftIn shiftOut attachInterrupt detachInterrupt interrupts noInterrupts map",
	"constrain min max abs pow sqrt sq sin cos tan round random randomSeed bitRead bitWrite bitSet bitClear bit",
	"lowByte highByte isDigit isAlpha isSpace HIGH LOW INPUT OUTPUT INPUT_PULLUP LED_BUILTIN A0 A1 A2 A3 A4 A5",
	"RISING FALLING CHANGE DEC HEX BIN OCT PI true false Serial String NULL F PROGMEM setup loop byte boolean",
	"digitalPinToInterrupt MSBFIRST LSBFIRST EXTERNAL DEFAULT INTERNAL",
);

/** A constant of the Arduino, such as `HIGH` or `A0`. */
export function isConstant(name: string): boolean {
	return ARDUINO.includes(name) && (/^[A-Z][A-Z_\d]+$/.test(name) || name === "true" || name === "false");
}

/** Headers that books and examples name, of boards and parts that are not here. */
const ELSEWHERE = words(
	"WiFi.h WiFiClient.h WiFiServer.h WiFiManager.h WiFiNINA.h WiFi101.h WiFiS3.h ESP8266WiFi.h ESP8266WebServer.h",
	"ESP8266HTTPClient.h ESPAsyncWebServer.h HTTPClient.h WebServer.h BLEDevice.h BLEServer.h ArduinoBLE.h",
	"BluetoothSerial.h Ethernet.h PubSubClient.h ThingSpeak.h BlynkSimpleEsp32.h BlynkSimpleEsp8266.h FirebaseESP32.h",
	"ArduinoJson.h Firebase_ESP_Client.h esp_camera.h SPIFFS.h LittleFS.h Preferences.h TFT_eSPI.h Adafruit_ILI9341.h",
	"Adafruit_ST7735.h MCUFRIEND_kbv.h U8g2lib.h U8glib.h Adafruit_MPU6050.h MPU6050.h I2Cdev.h Adafruit_BME280.h",
	"Adafruit_HMC5883_U.h Adafruit_TCS34725.h Adafruit_MotorShield.h AFMotor.h",
	"AccelStepper.h FastLED.h LedControl.h MD_Parola.h MD_MAX72xx.h TM1637Display.h NewPing.h RFID.h HX711.h",
	"TinyGPS.h TinyGPS++.h TinyGPSPlus.h RF24.h nRF24L01.h LoRa.h VirtualWire.h RadioHead.h Keyboard.h Mouse.h",
	"Joystick.h USBHost.h MsTimer2.h TimerOne.h TimerThree.h PID_v1.h Adafruit_Fingerprint.h Adafruit_AMG88xx.h",
	"MAX30105.h MAX30100_PulseOximeter.h PulseSensorPlayground.h DFRobotDFPlayerMini.h TMRpcm.h",
	"Arduino_LSM9DS1.h Arduino_FreeRTOS.h avr/dtostrf.h CapacitiveSensor.h Bounce2.h EasyButton.h OneButton.h",
);

/** A library that exists, and not here. */
export function isElsewhere(header: string): boolean {
	return ELSEWHERE.includes(header);
}

/** Values at the end of a call of the core that may be left out. */
const CORE_OPTIONAL: readonly (readonly [string, number])[] = [
	["tone", 1],
	["pulseIn", 1],
	["pulseInLong", 1],
];

const MEMBERS = words(
	"begin end print println write read readString readStringUntil readBytes parseInt parseFloat available peek flush",
	"setTimeout find findUntil availableForWrite length charAt indexOf lastIndexOf substring replace toInt toFloat",
	"toLowerCase toUpperCase trim equals equalsIgnoreCase startsWith endsWith concat c_str reserve remove compareTo",
	"toCharArray getBytes setCharAt",
);

/** Classes and objects of the core's own libraries. */
const CORE_OBJECTS: readonly (readonly [string, string])[] = [
	["EEPROM", "EEPROM.h"],
	["SPI", "SPI.h"],
	["SPISettings", "SPI.h"],
	["SoftwareSerial", "SoftwareSerial.h"],
	["Wire", "Wire.h"],
];
const CORE_MEMBERS = words(
	"beginTransmission endTransmission requestFrom onReceive onRequest setClock get put update listen transfer",
);

/** A header of one of our own libraries. */
export interface LibraryHeader {
	/** `Servo.h` */
	name: string;
	text: string;
}

/** All names, with those that the headers of our libraries declare. */
export function knownNames(libraryHeaders: Iterable<LibraryHeader>): KnownNames {
	const members = new Set([...MEMBERS, ...CORE_MEMBERS]);
	const headerOf = new Map(CORE_OBJECTS);
	const headers = new Set(["Arduino.h", ...CORE_LIBRARIES.map((name) => `${name}.h`)]);
	const optional = new Map(CORE_OPTIONAL);
	for (const { name: file, text: written } of libraryHeaders) {
		headers.add(file);
		const text = written.replace(/\/\/.*/g, "");
		for (const [, name] of text.matchAll(/\b([a-z]\w+)\s*\(/g)) if (name) members.add(name);
		for (const [name, count] of optionalValues(text)) optional.set(name, count);
		for (const [, name] of text.matchAll(/^(?:class|struct|typedef(?: \w+)+) (\w+)/gm))
			if (name) headerOf.set(name, file);
	}
	return { arduino: ARDUINO, members: [...members], headers: [...headers], headerOf, optional };
}

/** Parameters with a value of their own, by class and function. */
function optionalValues(header: string): [name: string, count: number][] {
	return header.split(/^class /m).flatMap((text) => {
		const owner = /^\w+/.exec(text)?.[0] ?? "";
		const heads = [...text.matchAll(/\b(\w+)\s*\(([^()]*=[^()]*)\)/g)];
		return heads.map(([, name = "", parameters = ""]): [string, number] => [
			`${owner}::${name}`,
			parameters.split("=").length - 1,
		]);
	});
}

function words(...lines: string[]): string[] {
	return lines.flatMap((line) => line.split(" "));
}
