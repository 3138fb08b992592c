import type { StoredBench } from "#web/bench/player/stored-bench.ts";

const BLINK = `// Blinks, and says so.
const int LED_PIN = 13;
int rounds = 0;

void setup() {
  Serial.begin(9600);
  pinMode(LED_PIN, OUTPUT);
}

void loop() {
  digitalWrite(LED_PIN, HIGH);
  delay(300);
  digitalWrite(LED_PIN, LOW);
  delay(200);
  rounds++;
  Serial.println(rounds);
}
`;

const FISH_TANK = `#include <OneWire.h>
#include <DallasTemperature.h>

const float ALARM_CELSIUS = 28.0;

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  if (celsius > ALARM_CELSIUS) tone(8, 1000);
  else noTone(8);
}
`;

const light = (type: string, id: string, next?: object) => ({
	...{ type, id, fields: { LIGHT: "white" } },
	...(next ? { next: { block: next } } : {}),
});
const wait = (id: string, seconds: number, next?: object) => ({
	...{ type: "wait_seconds", id },
	inputs: { SECONDS: { shadow: { type: "number", id: `${id}-n`, fields: { NUM: seconds } } } },
	...(next ? { next: { block: next } } : {}),
});

/** Blocks of the auto light, as they are stored. */
const LIGHT_BLOCKS = JSON.stringify({
	blocks: {
		languageVersion: 0,
		blocks: [
			{
				...{ type: "when_flag_clicked", id: "flag", x: 28, y: 28 },
				next: {
					block: {
						...{ type: "forever", id: "again" },
						inputs: { DO: { block: light("light_on", "on", wait("w1", 1, light("light_off", "off", wait("w2", 1)))) } },
					},
				},
			},
		],
	},
});

/** A wire to a hole that is not there, and a part of a kind that is not known. */
const ODD_CIRCUIT = JSON.stringify({
	board: "uno",
	parts: [{ id: "ghost", kind: "ghost", x: 300, y: -120 }],
	wires: [
		{ from: "uno.13", to: "ghost.plus", color: "red" },
		{ from: "uno.12", to: "uno.99", color: "green" },
	],
});

export const BENCH_SAMPLES: readonly { label: string; work: StoredBench; size?: "compact"; markedLine?: number }[] = [
	{
		label: "Fish tank",
		work: { kind: "sketch", projectId: "water-temp-monitor", program: FISH_TANK, unbuilt: "wired" },
		markedLine: 4,
	},
	{ label: "Night light", work: { kind: "blocks", projectId: "auto-light", program: LIGHT_BLOCKS } },
	{ label: "Blinking", work: { kind: "sketch", projectId: null, program: BLINK, unbuilt: "wired" }, size: "compact" },
	{
		label: "With a mistake",
		work: { kind: "sketch", projectId: null, program: BLINK.replace("delay(300);", "delay(300)"), unbuilt: "wired" },
		size: "compact",
	},
	{
		label: "An odd circuit",
		work: { kind: "sketch", projectId: "water-temp-monitor", program: BLINK, circuit: ODD_CIRCUIT },
		size: "compact",
	},
	{ label: "No blocks at all", work: { kind: "blocks", projectId: "auto-light", program: "[[[[" }, size: "compact" },
	{
		label: "No circuit at all",
		work: { kind: "sketch", projectId: "gone", program: BLINK, circuit: { board: "mega" } },
		size: "compact",
	},
];
