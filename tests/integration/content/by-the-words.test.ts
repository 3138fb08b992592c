import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import type { Lesson } from "#content/lesson-schema.ts";
import { parseProgram } from "#content/program-text.ts";
import { asBlockProject, asSketchProject, loadProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { judgeCircuit } from "#simulator/checks/learners-circuit.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { checkWiring } from "#simulator/wiring/check-wiring.ts";
import { partText } from "#web/bench/player/circuit/part-text.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { legsText, wireHoles, wireText } from "#web/catalogue/lesson/wire-text.ts";

const SEEDS = [3, 2_000_000_001];
const LONGEST = 120_000;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

/** What a page says of the build, in its order: the parts put in, then a sentence and two holes for each wire. */
interface BuildWords {
	parts: readonly string[];
	wires: readonly { sentence: string; holes: string }[];
}

function buildWords(circuit: Circuit): BuildWords {
	return {
		parts: circuit.parts.filter(({ legs }) => legs).map((part) => legsText(circuit, part)),
		wires: circuit.wires.map((wire) => ({ sentence: wireText(circuit, wire), holes: wireHoles(wire) })),
	};
}

/** The parts as they lie on the table: in no hole, joined to nothing, and called by what they are. */
function onTheTable(circuit: Circuit): PlacedPart[] {
	return circuit.parts.map(({ kind, props }, index) => ({
		id: kind === "breadboard" ? "bb" : `${kind}_${index}`,
		kind,
		x: 0,
		y: 0,
		...(props && { props }),
	}));
}

/** Reads the words as a learner does, who knows the names on the parts, and builds. */
function builtByTheWords(table: readonly PlacedPart[], words: BuildWords): Circuit {
	const placed = new Map<string, Record<string, string>>();
	for (const sentence of words.parts) {
		const [, name = "", legs = ""] = /^Put in the (.+): (.+)$/.exec(sentence) ?? [];
		const part = table.find((one) => partText(one) === name && !placed.has(one.id));
		if (!part) throw new Error(`Which part? ${sentence}`);
		const joined: Record<string, string> = {};
		for (const leg of legs.split(", ")) {
			const [, label = "", hole = ""] = /^(.+) in ([a-j]\d+)$/.exec(leg) ?? [];
			joined[pinCalled(part, label, Object.keys(joined))] = `bb.${hole}`;
		}
		placed.set(part.id, joined);
	}
	const parts = table.map((part) => ({ ...part, ...(placed.has(part.id) && { legs: placed.get(part.id) ?? {} }) }));
	let free = 0;
	const endOf = (hole: string, name: string): string => {
		if (/^[a-j]\d+$/.test(hole)) return `bb.${hole}`;
		const rail = RAILS.find(([, rail]) => name.includes(rail()));
		if (rail) return `bb.${rail[0]}${++free}`;
		const [, label, called] = /^the (.+) of the (.+)$/.exec(name) ?? [];
		if (label === undefined) return hole === "GND" ? "uno.GND.1" : `uno.${hole}`;
		const part = parts.find((one) => partText(one) === called);
		if (!part) throw new Error(`Which part? ${name}`);
		return `${part.id}.${pinCalled(part, label, [])}`;
	};
	const wires = words.wires.map(({ sentence, holes }) => {
		const [, from = "", to = ""] = /^Join (.+) to (.+)$/.exec(sentence) ?? [];
		const [first = "", second = ""] = holes.split(" → ");
		return { from: endOf(first, from), to: endOf(second, to), color: "yellow" };
	});
	return { board: "uno", parts, wires } as Circuit;
}

const RAILS = [
	["tp", m.strip_top_plus],
	["tn", m.strip_top_minus],
	["bp", m.strip_bottom_plus],
	["bn", m.strip_bottom_minus],
] as const;

function pinCalled(part: PlacedPart, label: string, taken: readonly string[]): string {
	const pins = Object.entries(layoutOf(part).pins);
	const pin = pins.find(([id, { label: printed }]) => (printed ?? id) === label && !taken.includes(id))?.[0];
	if (pin === undefined) throw new Error(`The ${partText(part)} has no ${label}`);
	return pin;
}

/** The circuit that the page's words lead to, which the wiring rules find nothing wrong with. */
function builtBy(project: { circuit: Circuit }): Circuit {
	const built = builtByTheWords(onTheTable(project.circuit), buildWords(project.circuit));
	expect(checkWiring(built, project.circuit)).toEqual([]);
	return built;
}

/** What the program has to do, as the page says it. */
function task({ stages }: Lesson): string {
	return stages.map((stage) => stage.do).join(" ");
}

/** The program's sentences as the page shows them, each with the blocks it leads to. */
const BLOCKS: Record<string, readonly (readonly [string, string])[]> = {
	"led-sequence": [
		["Red lights up first.", "on red\n"],
		["One second later, yellow lights up.", "on yellow\n"],
		["Then green blinks three times.", "repeat 3\n\tblink green\n"],
	],
	"auto-light": [
		["Look at the light again and again.", "forever\n"],
		["When it is less than your limit, the white lamp comes on. Begin with 500.", "\tif light < 500\n\t\ton white\n"],
		["When it is not less, the lamp goes off.", "\telse\n\t\toff white\n"],
		["Choose a limit of your own, from 200 to 800.", ""],
	],
};

test.each(Object.keys(BLOCKS))("%s is built and programmed from the words of its page", async (id) => {
	const project = asBlockProject(await loadProject(id));
	const lines = BLOCKS[id] ?? [];
	if (!project) throw new Error(`${id} is not complete`);
	expect(lines.map(([sentence]) => sentence).join(" ")).toBe(task(project.lesson));
	const judged = judgeCircuit(builtBy(project), project);
	if (!judged.fit) throw new Error(JSON.stringify(judged.problems));
	const program = parseProgram(lines.map(([, blocks]) => blocks).join(""));
	for (const seed of SEEDS) {
		const { checks } = project;
		const { devices } = project.program;
		const random = seededRandom(seed);
		const report = checkBlocks({ program, devices, circuit: judged.circuit, kinds: PART_KINDS, checks, random });
		expect(report).toMatchObject({ passed: true });
	}
});

/** Finds a text of the program and writes another in its stead. */
type Edit = readonly [string, string];
/** A sentence of the program and what it leads to; `measured` gives the number that the board printed at a control's value, `printed` all that it printed. */
type Step = readonly [
	string,
	(measured: Measure<number>, printed: Measure<string>) => Promise<readonly Edit[]> | readonly Edit[],
];
type Measure<Printed> = (control: string, value: number) => Promise<Printed>;

const firstLine = (text: string) => text.split("\r\n")[0] ?? "";

/** Begins with the page's starter. */
const SKETCHES: Record<string, readonly Step[]> = {
	"water-temp-monitor": [
		[
			"First measure: print the temperature in °C to the serial monitor, each time on a line of its own. Whole degrees are enough.",
			() => [
				["// 1. Ask the sensor to measure.", "sensors.requestTemperatures();"],
				["// 2. Read the temperature in °C.", "float celsius = sensors.getTempCByIndex(0);"],
				["// 3. Print it to the serial monitor.", "Serial.println(celsius);"],
			],
		],
		[
			"Measure at least once every two seconds.",
			async (measured) => {
				expect(await measured("celsius", 24)).toBeCloseTo(24, 0);
				return [];
			},
		],
		[
			"Sound the buzzer while the water is above 30 °C. A steady sound, a tone or beeps are all fine.",
			() => [
				["// Make the buzzer's pin an output.", "pinMode(BUZZER_PIN, OUTPUT);"],
				["// 4. Sound the buzzer if the water is above 30 °C.", "if (celsius > 30) digitalWrite(BUZZER_PIN, HIGH);"],
			],
		],
		[
			"Keep the buzzer silent while the water is at 30 °C or below.",
			() => [
				["digitalWrite(BUZZER_PIN, HIGH);", "digitalWrite(BUZZER_PIN, HIGH);\n  else digitalWrite(BUZZER_PIN, LOW);"],
			],
		],
	],
	"magnetic-detector": [
		[
			"First measure: what number does the pin give without a magnet?",
			async (measured) => {
				expect(await measured("field", 0)).not.toBe(512);
				return [];
			},
		],
		[
			"At the start no magnet is near. Keep that number as your zero.",
			() => [
				["void setup() {", "int zero;\n\nvoid setup() {"],
				["// Keep the number without a magnet: it is your zero.", "zero = analogRead(SENSOR_PIN);"],
			],
		],
		[
			"Print the field in millitesla (mT), right to 1 mT, at least once every two seconds. One millitesla is 14 mV, and 1024 steps are 5000 mV.",
			() => [
				[
					"// 1. Take your zero away, and make millitesla.",
					"float field = (analogRead(SENSOR_PIN) - zero) * 5000.0 / 1024 / 14;",
				],
				["  Serial.println(analogRead(SENSOR_PIN));\n", ""],
				["// 2. Print the millitesla instead of the number.", "Serial.println(field);"],
			],
		],
		[
			"Light the red LED while the field is above 10 mT: a south pole.",
			() => [
				["// Make the pins of both lights outputs.", "pinMode(SOUTH_PIN, OUTPUT);\n  pinMode(NORTH_PIN, OUTPUT);"],
				["// 3. Light red at a south pole, blue at a north pole.", "digitalWrite(SOUTH_PIN, field > 10);"],
			],
		],
		[
			"Light the blue LED while the field is below -10 mT: a north pole. In between both stay dark.",
			() => [
				[
					"digitalWrite(SOUTH_PIN, field > 10);",
					"digitalWrite(SOUTH_PIN, field > 10);\n  digitalWrite(NORTH_PIN, field < -10);",
				],
			],
		],
	],
	"uv-monitor": [
		[
			"First measure: which number does pin A0 read at UV index 5, and which at 10?",
			async (measured) => {
				expect(await measured("index", 5)).toBe(102);
				expect(await measured("index", 10)).toBe(204);
				return [
					[
						"  // First measure: what is this number at UV index 5, and at 10?\n  Serial.println(analogRead(SENSOR_PIN));\n",
						"",
					],
				];
			},
		],
		[
			"Add up 16 readings, and divide by 16. This is their mean.",
			() => [
				[
					"// 1. Take the mean of 16 readings.",
					"float sum = 0;\n  for (int i = 0; i < 16; i++) sum += analogRead(SENSOR_PIN);\n  float mean = sum / 16;",
				],
			],
		],
		[
			"Turn it into volts: 1024 steps are 5 V. Each 0.1 V is 1 on the UV index.",
			() => [
				[
					"// 2. Turn it into volts, and then into the UV index.",
					"float volts = mean * 5 / 1024;\n  float index = volts / 0.1;",
				],
			],
		],
		[
			"Print the index with one decimal, at least once a second. Begin a new line each time.",
			() => [["// 3. Print the UV index with one decimal.", "Serial.println(index, 1);"]],
		],
		[
			"Below 3 only the green LED shines: play, but people with albinism still cover their skin.",
			() => [
				[
					"// Make the three LED pins outputs.",
					"pinMode(GREEN_PIN, OUTPUT);\n  pinMode(YELLOW_PIN, OUTPUT);\n  pinMode(RED_PIN, OUTPUT);",
				],
				["// 4. Light the LED that fits, and switch the others off.", "digitalWrite(GREEN_PIN, index < 3);"],
			],
		],
		[
			"From 3 on, but below 8, only the yellow LED shines: hat, long sleeves, sunscreen, and shade at noon.",
			() => [
				[
					"digitalWrite(GREEN_PIN, index < 3);",
					"digitalWrite(GREEN_PIN, index < 3);\n  digitalWrite(YELLOW_PIN, index >= 3 && index < 8);",
				],
			],
		],
		[
			"From 8 on only the red LED shines: stay in the shade, and play early or late in the day.",
			() => [["  delay(500);", "  digitalWrite(RED_PIN, index >= 8);\n  delay(500);"]],
		],
	],
	"digital-scale": [
		[
			"First measure: write down the number with an empty pan, and with 1000 g.",
			async (measured) => {
				const empty = await measured("beans", 0);
				const full = await measured("beans", 1000);
				return [
					["// Set the counts per gram, then make the empty pan zero.", `scale.set_scale(${(full - empty) / 1000});`],
				];
			},
		],
		[
			"At the start the pan is empty. Make that zero: this is the tare.",
			() => [["scale.set_scale(", "scale.tare();\n  scale.set_scale("]],
		],
		[
			"Show the grams of beans on the display. They may be wrong by 5 g at most.",
			() => [
				[
					"  // First measure: what is this number with an empty pan, and with 1000 g?\n  Serial.println(scale.read_average(5));\n",
					"",
				],
				["// 2. Read the grams.", "long grams = lround(scale.get_units(5));"],
				["// 3. Show them on the display.", 'lcd.setCursor(0, 0);\n  lcd.print(grams);\n  lcd.print("    ");'],
			],
		],
		[
			"When the button is held for a second, what lies in the pan becomes zero. It may take two seconds.",
			() => [["// 1. Is the button pressed? Then tare.", "if (digitalRead(TARE_PIN) == LOW) scale.tare();"]],
		],
		[
			"Above 3000 g the lamp shines. At 3000 g or less it stays dark.",
			() => [["// 4. Light the lamp above 3000 g.", "digitalWrite(LAMP_PIN, grams > 3000);"]],
		],
	],
	"rain-window": [
		[
			"First measure: what number does a dry plate give? What do a few drops give, and what does a soaked plate?",
			async (measured) => {
				expect(await measured("wet", 0)).toBeGreaterThan(900);
				expect(await measured("wet", 5)).toBeGreaterThan(700);
				expect(await measured("wet", 100)).toBeLessThan(700);
				return [];
			},
		],
		[
			"Give the plate power only while you read it: switch pin 7 on, wait 10 ms, read, switch it off.",
			() => [
				["  digitalWrite(POWER_PIN, HIGH);\n", ""],
				[
					"int number = analogRead(RAIN_PIN);",
					"digitalWrite(POWER_PIN, HIGH);\n  delay(10);\n  int number = analogRead(RAIN_PIN);\n  digitalWrite(POWER_PIN, LOW);",
				],
			],
		],
		["Measure about twice a second, and print each number.", () => []],
		[
			"Below 700 it rains: close the window. The servo goes to 0°.",
			() => [["// 2. Below 700: close the window, 0 degrees.", "if (number < 700) window.write(0);"]],
		],
		[
			"Above 900 the plate is dry: open the window. The servo goes to 90°.",
			() => [["// 3. Above 900: open the window, 90 degrees.", "if (number > 900) window.write(90);"]],
		],
		["From 700 to 900 the window stays as it is.", () => []],
	],
	"biometric-lock": [
		["First measure: lay down each finger.", () => []],
		[
			"Write down its number and its confidence.",
			async (_, printed) => {
				const printouts = await Promise.all(["amina", "juma", "stranger"].map((finger) => printed(finger, 1)));
				expect(printouts.map((text) => text.split("\n").at(-1))).toEqual(["1 140", "2 70", "0 0"]);
				return [];
			},
		],
		["The confidence tells how sure the sensor is.", () => []],
		[
			"In setup() shut the bolt to 0°.",
			() => [
				[
					"void setup()",
					"void move(int degrees) {\n  bolt.attach(BOLT_PIN);\n  bolt.write(degrees);\n  delay(300);\n  bolt.detach();\n}\n\nvoid setup()",
				],
				["  // Step 2. Shut the bolt: 0 degrees. Then detach the servo.", "  move(0);"],
			],
		],
		[
			"Make an enum of four states: READY, OPEN, REFUSED and LOCKED.",
			() => [
				[
					"void move(",
					"enum State { READY, OPEN, REFUSED, LOCKED };\nState state = READY;\nunsigned long since = 0;\nbool isDone = false;\nint refused = 0;\n\nvoid move(",
				],
			],
		],
		[
			"Write a function enter() that sets the state, the lights and since = millis().",
			() => [
				[
					"void setup()",
					"void enter(State next) {\n  state = next;\n  since = millis();\n  digitalWrite(GREEN_PIN, state == OPEN);\n  digitalWrite(RED_PIN, state == REFUSED || state == LOCKED);\n}\n\nvoid setup()",
				],
			],
		],
		[
			"At a confidence of 60 or more the bolt opens to 90°, and green shines.",
			() => [
				[
					"  // Step 2. Known, with a confidence of 60 or more: open the bolt, 90 degrees, and green on.",
					"  if (answer == FINGERPRINT_OK && finger.confidence >= 60) {\n    enter(OPEN);\n    move(90);\n  }",
				],
			],
		],
		[
			"After 3 s the bolt shuts to 0°.",
			() => [
				[
					"  // Steps 2 and 3. Shut the bolt, and switch red off, when their time is over.",
					"  if (state == OPEN && millis() - since >= 3000) {\n    enter(READY);\n    move(0);\n  }",
				],
			],
		],
		[
			"A finger that stays opens it once.",
			() => [
				[
					"  // Step 2. No finger: note that it was lifted.\n  if (finger.getImage() != FINGERPRINT_OK) return;",
					"  byte image = finger.getImage();\n  if (image == FINGERPRINT_NOFINGER) isDone = false;\n  if (image != FINGERPRINT_OK || isDone) return;",
				],
				["  // Step 2. A finger that stays counts once.", "  isDone = true;\n  if (state != READY) return;"],
			],
		],
		[
			"Any other finger with a good image is refused: red shines for 1 s, and the bolt stays shut.",
			() => [
				["  // Step 3. Any other finger: red on.", "  else {\n    enter(REFUSED);\n  }"],
				[
					"  if (state == OPEN &&",
					"  if (state == REFUSED && millis() - since >= 1000) enter(READY);\n  if (state == OPEN &&",
				],
			],
		],
		["A finger that stays is refused once.", () => []],
		["A wet finger has no good image: no light shines.", () => []],
		[
			"The third refusal in a row locks: red shines for 5 s, and no finger opens.",
			() => [
				["    enter(REFUSED);", "    refused++;\n    enter(refused < 3 ? REFUSED : LOCKED);"],
				[
					"  if (state == OPEN &&",
					"  if (state == LOCKED && millis() - since >= 5000) enter(READY);\n  if (state == OPEN &&",
				],
			],
		],
		[
			"When the bolt opens, or the lock begins, the count starts again.",
			() => [
				[
					"  // Step 4. Count the refusals",
					"  if (state == OPEN || state == LOCKED) refused = 0;\n  // Step 4. Count the refusals",
				],
			],
		],
	],
	"rfid-access": [
		[
			"First measure: lay each card on the reader, and write down its UID.",
			async (_, printed) => {
				expect(
					new Set(
						await Promise.all(["a", "b", "c", "fob", "ticket"].map(async (card) => firstLine(await printed(card, 1)))),
					).size,
				).toBe(5);
				return [];
			},
		],
		[
			"Write the UIDs of card A and card B into your list of known cards.",
			async (_, printed) => {
				const uids = [firstLine(await printed("a", 1)), firstLine(await printed("b", 1))];
				const list = uids.map((uid) => `{${uid.replace(/\w+/g, "0x$&,")}}`);
				return [
					["MFRC522 reader(", `const byte CARDS[2][4] = {${list}};\nunsigned long since = 0;\nMFRC522 reader(`],
					["  // Shut the door: 0 degrees.", "  door.attach(SERVO_PIN);\n  door.write(0);"],
				];
			},
		],
		[
			"When a card comes, compare all four bytes with each card of the list.",
			() => [
				[
					"void setup()",
					"bool isKnown() {\n  for (int card = 0; card < 2; card++) {\n    int same = 0;\n    for (int i = 0; i < 4; i++) {\n      if (reader.uid.uidByte[i] == CARDS[card][i]) same = same + 1;\n    }\n    if (same == 4) return true;\n  }\n  return false;\n}\n\nvoid setup()",
				],
				["// 1. Compare all four bytes with those of cards A and B.", "since = millis();"],
			],
		],
		[
			"Is the card known? The door opens to 90°, and the green light shines.",
			() => [
				[
					"// 2. Known: open the door, 90 degrees, and green on.",
					"if (isKnown()) {\n      door.write(90);\n      digitalWrite(GREEN_PIN, HIGH);\n    }",
				],
			],
		],
		[
			"After 3 s the door shuts to 0°, and the green light goes off.",
			() => [
				[
					"// 5. Shut the door after 3 s, and switch red off after 1 s.",
					"if (millis() - since >= 3000) {\n    door.write(0);\n    digitalWrite(GREEN_PIN, LOW);\n  }\n  // Red",
				],
			],
		],
		[
			"A card that stays on the reader opens the door only once.",
			() => [["// 4. Then send the card to sleep.", "reader.PICC_HaltA();"]],
		],
		[
			"Any other card: the red light shines for 1 s, and the door stays shut.",
			() => [
				["// 3. Unknown: red on.", "else digitalWrite(RED_PIN, HIGH);"],
				["// Red", "if (millis() - since >= 1000) digitalWrite(RED_PIN, LOW);"],
			],
		],
	],
	"pressure-tracker": [
		[
			"First measure: show the pressure in hectopascals (hPa) in the first row, right to 1 hPa.",
			() => [
				[
					"// Begin the sensor. If it does not answer, say so on the display.",
					'if (!bmp.begin()) lcd.print("No sensor");',
				],
				[
					"// 1. Read the pressure in pascals, and make hectopascals of it.",
					"float hectopascals = bmp.readPressure() / 100.0;",
				],
				["// 3. Show the pressure in the first row.", "lcd.setCursor(0, 0);\n  lcd.print(hectopascals);"],
			],
		],
		[
			"Measure at least once a second.",
			() => [["lcd.print(hectopascals);", 'lcd.print(hectopascals);\n  lcd.print(" hPa  ");']],
		],
		[
			"Work out the altitude with 44330 * (1 - pow(p / p0, 0.1903)). Here p0 is the mean pressure at the sea: 1013.25 hPa.",
			() => [
				[
					"// 2. Work out the altitude: 44330 * (1 - pow(p / p0, 0.1903))",
					"float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));",
				],
			],
		],
		[
			"Show it in metres in the second row, right to 10 m.",
			() => [
				[
					"// 4. Show the altitude in the second row.",
					'lcd.setCursor(0, 1);\n  lcd.print(metres, 0);\n  lcd.print(" m    ");',
				],
			],
		],
	],
	"balancing-robot": [
		[
			"First look: which numbers come? The sensor sleeps after power-on: write 0 to its address 0x6B. Then make an angle of Y and Z by atan2.",
			() => [
				["  // 1. The sensor sleeps. Write 0 to its address 0x6B.", "  writeSensor(0x6B, 0);"],
				[
					'  // First look: which numbers does the sensor give?\n  readSensor();\n  Serial.print(leansY);\n  Serial.print(" ");\n  Serial.println(leansZ);\n  delay(100);\n',
					"  readSensor();\n  float leaning = atan2(leansY, leansZ) * 180 / PI;\n  Serial.println(leaning);\n  delay(100);\n",
				],
			],
		],
		[
			"In setup, take the mean of 200 readings of the gyroscope: its zero. In rounds of 10 ms, measured by micros(), add up its turns. Mix in 0.2 % of the accelerometer.",
			() => [
				[
					"  // 2. Measure the zero of the gyroscope.",
					"  for (int i = 0; i < 200; i++) {\n    readSensor();\n    zero += turnsX / 200.0;\n  }\n  angle = atan2(leansY, leansZ) * 180 / PI;\n  last = micros();",
				],
				["void writeSensor", "float zero = 0, angle = 0;\nunsigned long last = 0, rounds = 0;\n\nvoid writeSensor"],
				[
					"  readSensor();\n  float leaning",
					"  if (micros() - last < 10000) return;\n  last += 10000;\n  readSensor();\n  float leaning",
				],
				["  Serial.println(leaning);\n  delay(100);\n", ""],
				[
					"  // 3. Angle: add up the gyroscope, and trust the accelerometer a little.",
					"  float turning = (turnsX - zero) / 131;\n  angle = 0.998 * (angle + turning * 0.01) + 0.002 * leaning;\n  if (++rounds % 10 == 0) Serial.println(angle);",
				],
			],
		],
		[
			"Beyond 45 degrees on either side, the motors are off. Else the power is KP times the angle, from -255 to 255.",
			() => [
				[
					"  // 4. Beyond 45 degrees: motors off. Else: drive to where it falls.",
					"  if (abs(angle) > 45) {\n    drive(0);\n  } else {\n    float error = angle;\n    drive(constrain(KP * error, -255, 255));\n  }",
				],
				["float zero = 0", "const float KP = 30;\nfloat zero = 0"],
			],
		],
		[
			"Add up the error, too: sum, from -0.5 to 0.5, times KI. Add KD times the turning. When it has fallen, sum is 0.",
			() => [
				[
					"    drive(constrain(KP * error, -255, 255));",
					"    sum = constrain(sum + error * 0.01, -0.5, 0.5);\n    int power = constrain(KP * error + KI * sum + KD * turning, -255, 255);\n    drive(power);",
				],
				["    drive(0);", "    drive(0);\n    sum = 0;"],
				["const float KP = 30;", "const float KP = 30, KI = 300, KD = 1;\nfloat sum = 0;"],
			],
		],
		[
			"Keep the mean of the power. Let the robot lean against its way: error = angle + TRIM * mean.",
			() => [
				["float error = angle;", "float error = angle + TRIM * mean;"],
				["    drive(power);", "    drive(power);\n    mean += (power - mean) * 0.02;"],
				["float sum = 0;", "const float TRIM = 0.03;\nfloat sum = 0, mean = 0;"],
				["    sum = 0;", "    sum = 0;\n    mean = 0;"],
			],
		],
	],
	"voice-light": [
		[
			'First look: which signs come when you press "washa" on the phone?',
			() => [
				[
					'  // First look: which signs does the phone send, and with which numbers?\n  if (phone.available() > 0) {\n    char sign = phone.read();\n    Serial.print(sign);\n    Serial.print(" = ");\n    Serial.println((int)sign);\n  }\n',
					"",
				],
			],
		],
		[
			"Read a whole word, and take away what is no letter at its end. Capital letters are as good as small ones.",
			() => [
				[
					"// 1. Read a whole word, and trim it.",
					"String text = phone.readString();\n  text.trim();\n  text.toLowerCase();",
				],
			],
		],
		[
			'The word washa switches the lamp on. Answer "Taa imewaka": the lamp is on.',
			() => [
				[
					'// 2. "washa": lamp on, answer "Taa imewaka".',
					'if (text == "washa") {\n    digitalWrite(LAMP_PIN, HIGH);\n    phone.println("Taa imewaka");\n  }',
				],
			],
		],
		[
			'The word zima switches it off. Answer "Taa imezimwa": the lamp is off.',
			() => [
				[
					'// 3. "zima": lamp off, answer "Taa imezimwa".',
					'else if (text == "zima") {\n    digitalWrite(LAMP_PIN, LOW);\n    phone.println("Taa imezimwa");\n  }',
				],
			],
		],
		[
			'Any other word changes nothing. Answer "Sijui": I do not know. "zima kesho" is another word, too.',
			() => [['// 4. Any other word: answer "Sijui".', 'else phone.println("Sijui");']],
		],
		["Where no word came, do not answer.", () => [["else phone.println", 'else if (text != "") phone.println']]],
	],
	"smart-glove": [
		["First measure: write down the number of each finger, straight and in a fist.", () => []],
		[
			"Give each finger a limit of its own: the middle between its two numbers. Put the four limits into an array.",
			async (_, printed) => {
				const numberOf = async (finger: number, bend: number) =>
					Number(firstLine(await printed(`flex_sensor_${finger + 1}.bend`, bend)).split(" ")[finger]);
				const limits = await Promise.all(
					[0, 1, 2, 3].map(async (one) => Math.round(((await numberOf(one, 0)) + (await numberOf(one, 100))) / 2)),
				);
				return [["LiquidCrystal_I2C lcd(", `const int LIMITS[] = {${limits}};\nLiquidCrystal_I2C lcd(`]];
			},
		],
		[
			"Above its limit a finger is bent.",
			() => [
				[
					"// 1. Is each finger straight (S) or bent (B)? Each has a limit of its own.",
					"String sign;\n  for (int i = 0; i < 4; i++) {\n    if (analogRead(PINS[i]) > LIMITS[i]) sign += 'B';\n    else sign += 'S';\n  }",
				],
			],
		],
		[
			"Show a word in the first row: all straight is Habari, all bent is Asante.",
			() => [
				[
					"// 2. Which word belongs to the sign? No word: a dash.",
					'String text;\n  if (sign == "SSSS") text = "Habari";\n  if (sign == "BBBB") text = "Asante";',
				],
				["// 3. Show the word in the first row.", "lcd.setCursor(0, 0);\n  lcd.print(text);"],
			],
		],
		[
			"Only the index finger straight is Maji. Only index and middle finger straight is Chakula. Only the little finger straight is Msaada.",
			() => [
				[
					"  lcd.setCursor",
					'  if (sign == "SBBB") text = "Maji";\n  if (sign == "SSBB") text = "Chakula";\n  if (sign == "BBBS") text = "Msaada";\n  lcd.setCursor',
				],
			],
		],
		["Any other sign shows a dash (-).", () => [["String text;", 'String text = "-";']]],
		["The word before must not stay.", () => [["lcd.setCursor(0, 0);", "lcd.clear();"]]],
	],
	"face-recognition": [
		["First measure: which ID comes for Neema, for Baraka and for the new face?", () => []],
		["Count the wrong ones in 50 readings.", () => []],
		["Ask the camera every 200 ms.", () => []],
		[
			"An ID counts when it comes 5 times in a row.",
			() => [
				["HUSKYLENS camera;", "HUSKYLENS camera;\nint last = -1;\nint times = 0;\nint counts = -1;"],
				["  if (camera.request", "  int id = -1;\n  if (camera.request"],
				["Serial.println(face.ID);", "id = face.ID;"],
				[
					"  delay(200);",
					"  times = id == last ? times + 1 : 1;\n  last = id;\n  bool isNew = times == 5 && id != counts;\n  if (isNew) counts = id;\n  delay(200);",
				],
			],
		],
		["An empty view counts after 5 times in a row, too.", () => []],
		[
			"Then: ID 1 or more, green on.",
			() => [["  delay(200);", "  digitalWrite(GREEN_PIN, counts >= 1);\n  delay(200);"]],
		],
		["ID 0, red on.", () => [["  delay(200);", "  digitalWrite(RED_PIN, counts == 0);\n  delay(200);"]]],
		["No one there, both off.", () => []],
		["With two faces, take the first one that read() gives: the second challenge does better.", () => []],
		[
			'When a learned ID begins to count, print it once: "ID 1".',
			() => [["  delay(200);", '  if (isNew && id > 0) Serial.println("ID " + String(id));\n  delay(200);']],
		],
		["Never print a name.", () => []],
		[
			"When F comes from the serial monitor, writeForget() makes the camera forget all faces.",
			() => [["void loop() {", "void loop() {\n  if (Serial.read() == 'F') camera.writeForget();"]],
		],
		[
			"Print whether it did: its answer is true or false.",
			() => [
				[
					"camera.writeForget();\n",
					'Serial.println(camera.writeForget() ? "All faces forgotten" : "Not forgotten");\n',
				],
			],
		],
	],
	"gesture-home": [
		["First look: which number has each movement of a hand?", () => []],
		[
			"DIR_RIGHT switches the lamp on, and DIR_LEFT switches it off.",
			() => [
				[
					"// 1. DIR_RIGHT: lamp on. DIR_LEFT: lamp off.",
					"if (gesture == DIR_RIGHT) digitalWrite(LAMP_PIN, HIGH);\n  if (gesture == DIR_LEFT) digitalWrite(LAMP_PIN, LOW);",
				],
			],
		],
		[
			"The fan has four steps: 0, 50, 75 and 100 %.",
			() => [
				[
					"SparkFun_APDS9960 sensor;",
					"const int PERCENT[] = {0, 50, 75, 100};\nint fan = 0;\nSparkFun_APDS9960 sensor;",
				],
			],
		],
		[
			"DIR_UP goes one step up, DIR_DOWN one step down.",
			() => [
				[
					"// 2. DIR_UP: fan one step faster. DIR_DOWN: one step slower.",
					"if (gesture == DIR_UP) fan++;\n  if (gesture == DIR_DOWN) fan--;\n  analogWrite(FAN_PIN, PERCENT[fan] * 255L / 100);",
				],
			],
		],
		["At the ends it stays.", () => [["  analogWrite", "  fan = constrain(fan, 0, 3);\n  analogWrite"]]],
		["A hand goes back after its wave.", () => []],
		[
			"Ignore a hand that begins within 300 ms after the one before has left.",
			() => [
				["SparkFun_APDS9960 sensor;", "unsigned long left = 0;\nSparkFun_APDS9960 sensor;"],
				["int gesture =", "bool ignored = millis() - left < 300;\n  int gesture ="],
				["  Serial.println(gesture);", "  left = millis();\n  if (ignored) return;"],
			],
		],
	],
	"env-monitor": [
		[
			"First measure: how does the number of the air sensor change?",
			async (measured) => {
				expect(await measured("times", 8)).toBeGreaterThan((await measured("times", 1)) + 0.1);
				return [];
			},
		],
		[
			"Do nothing for 6000 ms.",
			() => [
				[
					"  // First measure: what does the air sensor say, cold and warm?\n  Serial.println(conductance());\n  delay(500);\n",
					"  if (millis() < 6000) return;\n",
				],
			],
		],
		[
			"Then measure conductance() once and keep it: this is the base line.",
			() => [["// 1. Warm: keep the base line.", "static float base = conductance();"]],
		],
		[
			"Every two seconds print one line: the time in seconds, temperature, humidity, hPa and conductance() / base line. Part them by commas, all but the time with one decimal.",
			() => [
				[
					"void setup() {",
					'void line(Print &out, float air) {\n  out.print(millis() / 1000);\n  out.print(",");\n  out.print(dht.readTemperature(), 1);\n  out.print(",");\n  out.print(dht.readHumidity(), 1);\n  out.print(",");\n  out.print(bmp.readPressure() / 100, 1);\n  out.print(",");\n  out.println(air, 1);\n}\n\nvoid setup() {',
				],
				[
					"//    Every two seconds: one line with all numbers.",
					"float air = conductance() / base;\n  static unsigned long last = 0;\n  if (millis() - last >= 2000) {\n    last = millis();\n    line(Serial, air);\n  }",
				],
			],
		],
		[
			"Red is on while the last number is above 2.",
			() => [["//    Red: the air is dirty.", "digitalWrite(RED_PIN, air > 2);"]],
		],
		[
			"A press calls SD.begin(10). If it is true, green is on, and each line goes into a file, too.",
			() => [
				["void setup() {", "bool logging = false, before = false;\n\nvoid setup() {"],
				[
					"// 2. The button: begin and end the log on the card.",
					"bool now = digitalRead(BUTTON_PIN) == LOW;\n  if (now && !before && SD.begin(10)) logging = true;\n  before = now;",
				],
				["//    Green: lines come onto the card.", "digitalWrite(GREEN_PIN, logging);"],
			],
		],
		[
			'Each time open it with SD.open("AIR.CSV", FILE_WRITE), print the line, and close it.',
			() => [
				[
					"    line(Serial, air);",
					'    line(Serial, air);\n    if (logging) {\n      File file = SD.open("AIR.CSV", FILE_WRITE);\n      line(file, air);\n      file.close();\n    }',
				],
			],
		],
		[
			"The next press ends that.",
			() => [
				[
					"if (now && !before && SD.begin(10)) logging = true;",
					"if (now && !before) {\n    if (logging) logging = false;\n    else if (SD.begin(10)) logging = true;\n  }",
				],
			],
		],
		[
			"A press is a change from HIGH to LOW. Its contact bounces: ignore changes for 50 ms after one.",
			() => [
				["void setup() {", "unsigned long changed = 0;\n\nvoid setup() {"],
				[
					"bool now = digitalRead(BUTTON_PIN) == LOW;",
					"bool now = before;\n  if (millis() - changed > 50) now = digitalRead(BUTTON_PIN) == LOW;\n  if (now != before) changed = millis();",
				],
			],
		],
		[
			"If the file did not open, or its getWriteError() is not 0, that ends the log, too.",
			() => [["      file.close();", "      if (!file || file.getWriteError()) logging = false;\n      file.close();"]],
		],
	],
	"color-sorter": [
		[
			"First measure: how long is OUT low for red, with nothing there and with each cherry?",
			async (measured) => {
				const [nothing, ripe, unripe] = [
					await measured("ripe", 0),
					await measured("ripe", 1),
					await measured("unripe", 1),
				];
				return [
					["Servo flap;", `Servo flap;\nconst int LIMIT = ${Math.round((nothing + Math.max(ripe, unripe)) / 2)};`],
				];
			},
		],
		[
			"Measure green with S2 and S3 HIGH, and blue with S3 alone HIGH.",
			() => [
				[
					"// 1. Measure green and blue, too.",
					"digitalWrite(S2_PIN, HIGH);\n  digitalWrite(S3_PIN, HIGH);\n  int green = pulseIn(OUT_PIN, LOW);\n  digitalWrite(S2_PIN, LOW);\n  int blue = pulseIn(OUT_PIN, LOW);",
				],
			],
		],
		[
			"Print all three.",
			() => [["  // 2. Nothing", "  Serial.println(green);\n  Serial.println(blue);\n\n  // 2. Nothing"]],
		],
		[
			'With nothing there red takes longer than a limit that you choose. Print "nothing", and turn the servo to 90°.',
			() => [
				[
					"// 2. Nothing there: 90 degrees.",
					'if (red > LIMIT) {\n    Serial.println("nothing");\n    flap.write(90);\n  }',
				],
			],
		],
		[
			'Is red shorter than green? Print "ripe", and turn the servo to 60°.',
			() => [
				[
					"// 3. A ripe cherry: 60 degrees.",
					'else if (red < green) {\n    Serial.println("ripe");\n    flap.write(60);\n  }',
				],
			],
		],
		[
			'Otherwise print "green", and turn the servo to 120°.',
			() => [["// 4. A green cherry: 120 degrees.", 'else {\n    Serial.println("green");\n    flap.write(120);\n  }']],
		],
	],
	"water-tank-monitor": [
		[
			"First measure: how far away is the water when the tank is empty, and when it is full?",
			async (measured) => {
				expect(Math.round((await measured("level", 0)) / 5) * 5).toBe(230);
				expect(Math.round((await measured("level", 100)) / 5) * 5).toBe(30);
				return [];
			},
		],
		[
			"Work out the level: 230 cm is 0 %, 30 cm is 100 %.",
			() => [["// 1. Work out the level in percent, and", "int percent = (230 - cm) * 100 / (230 - 30);\n  // Now"]],
		],
		[
			"Show it in the first row, right to 2 %, at least once a second.",
			() => [
				[
					"// Now show it in the first row.",
					'lcd.setCursor(0, 0);\n  lcd.print("Level: ");\n  lcd.print(percent);\n  lcd.print(" %   ");',
				],
			],
		],
		[
			"Below 30 % pin 7 switches the pump on.",
			() => [["// 2. Below 30 %: pump on.", "if (percent < 30) digitalWrite(PUMP_PIN, HIGH);"]],
		],
		[
			"Above 90 % the pump stops.",
			() => [["// 3. Above 90 %: pump off.", "if (percent > 90) digitalWrite(PUMP_PIN, LOW);"]],
		],
		["From 30 to 90 % it stays as it is.", () => []],
		[
			'Without an echo the pump stops at once, and the display shows "No echo".',
			() => [
				[
					"// 4. No echo: pump off, and say so.",
					'if (cm == 0) {\n    digitalWrite(PUMP_PIN, LOW);\n    lcd.setCursor(0, 0);\n    lcd.print("No echo         ");\n  }',
				],
			],
		],
	],
	"ph-monitor": [
		[
			"First look: which colour has rosella tea in each cup? Are the volts still when the water is still?",
			async (_, printed) => {
				expect(new Set((await printed("ph", 7)).split("\n").slice(-8)).size).toBeGreaterThan(1);
				return [];
			},
		],
		[
			"Let readVolts() give the mean of 20 readings, 5 ms apart.",
			() => [
				[
					"  return analogRead(PROBE_PIN) * 5.0 / 1024;",
					"  float sum = 0;\n  for (int i = 0; i < 20; i++) {\n    sum += analogRead(PROBE_PIN);\n    delay(5);\n  }\n  return sum / 20 * 5.0 / 1024;",
				],
			],
		],
		[
			"Calibrate: put the probe into buffer 7.0, wait five seconds, and write down the volts. Do the same in buffer 4.0. Both become constants.",
			async (measured) => [
				["const int RED_PIN = 6;", `const int RED_PIN = 6;\nconst float V7 = ${await measured("buffer7", 1)};`],
				["const int RED_PIN = 6;", `const int RED_PIN = 6;\nconst float V4 = ${await measured("buffer4", 1)};`],
			],
		],
		[
			"The slope is the difference of the volts, divided by the difference of the pH. With it turn each voltage into a pH.",
			() => [["// 1. Work out the pH.", "float slope = (V7 - V4) / (7 - 4);\n  float ph = 7 + (volts - V7) / slope;"]],
		],
		[
			'Show "pH" and the number with one decimal in one row, at least once a second. It may be wrong by 0.2.',
			() => [
				[
					"// 2. Show it on the display.",
					'lcd.setCursor(0, 0);\n  lcd.print("pH ");\n  lcd.print(ph, 1);\n  lcd.print(" ");',
				],
			],
		],
		[
			"From 6.5 to 8.5 only the green LED shines: it is good for fish.",
			() => [
				[
					"// 3. Light the green or the red LED.",
					"digitalWrite(GREEN_PIN, ph >= 6.5 && ph <= 8.5);\n  // 3. Light the green or the red LED.",
				],
			],
		],
		[
			"Below 6.5 or above 8.5 only the red LED shines.",
			() => [["// 3. Light the green or the red LED.", "digitalWrite(RED_PIN, ph < 6.5 || ph > 8.5);"]],
		],
	],
	"vibration-monitor": [
		["First look: how does the number move when the mill runs?", () => []],
		[
			"Read Z every 1000 microseconds, by micros(). Add up 250 readings, and their squares.",
			() => [
				["void setup() {", "unsigned long last = 0;\nlong sum = 0, squares = 0;\nint count = 0;\n\nvoid setup() {"],
				[
					"  Serial.println(readZ());\n  delay(20);\n",
					"  if (micros() - last < 1000) return;\n  last = micros();\n  long z = readZ();\n  sum += z;\n  squares += z * z;\n  count++;\n",
				],
			],
		],
		[
			'The mean of the squares, minus the square of the mean: its root is the RMS. Print it with a word before it: "RMS: 40". Set the sums to 0.',
			() => [
				[
					"// 1. Read Z",
					'if (count < 250) return;\n  float mean = sum / 250.0;\n  float rms = sqrt(squares / 250.0 - mean * mean);\n  Serial.print("RMS: ");\n  Serial.println(rms);\n  sum = squares = count = 0;\n  // 1. Read Z',
				],
			],
		],
		[
			"Learn what is normal. Below 10 mg the mill stands: wait. When it runs, skip four windows, then take the mean RMS of eight. If it stops before, start again. Keep what you learned.",
			() => [
				["int count = 0;", "int count = 0, windows = 0;\nfloat normal = 0;"],
				[
					"// 2. Learn the normal RMS while the mill runs.",
					"if (windows < 12) {\n    windows++;\n    if (rms < 10) windows = normal = 0;\n    if (windows > 4) normal += rms / 8;\n    return;\n  }",
				],
			],
		],
		[
			"Above 2 times normal the yellow LED shines.",
			() => [["// 3. Above", "digitalWrite(YELLOW_PIN, rms > 2 * normal);\n  // 3. Above"]],
		],
		[
			"Above 4 times normal for 2 seconds without a break: red LED and buzzer. Below it they stop.",
			() => [
				["float normal = 0;", "float normal = 0;\nunsigned long weak = 0;"],
				["windows++;", "windows++;\n    weak = millis();"],
				[
					"  // 3. Above",
					"  if (rms <= 4 * normal) weak = millis();\n  digitalWrite(RED_PIN, millis() - weak > 2000);\n  digitalWrite(BUZZER_PIN, millis() - weak > 2000);\n  // 3. Above",
				],
			],
		],
	],
	"heart-rate-monitor": [
		[
			"First measure: which numbers come without a finger, and which with one? Look for two waves in each beat.",
			async (measured) => {
				expect(Math.abs((await measured("finger", 0)) - 507)).toBeLessThan(12);
				return [
					[
						"  // First measure: which numbers come without a finger, and which with one?\n  Serial.println(analogRead(SENSOR_PIN));\n  delay(20);\n\n",
						"",
					],
				];
			},
		],
		[
			"Read the number each 2 ms, by micros(). Work out a limit half-way between the lowest and the highest number of 1.5 s.",
			() => [
				["void setup() {", "unsigned long last, since;\nint low = 1023, high = 0, limit = 1023;\n\nvoid setup() {"],
				[
					"// 1. Read the number each 2 ms, by micros().",
					"if (micros() - last < 2000) return;\n  last = micros();\n  int number = analogRead(SENSOR_PIN);\n  low = min(low, number);\n  high = max(high, number);\n  if (millis() - since > 1500) {\n    since = millis();\n    limit = (low + high) / 2;\n    low = 1023;\n    high = 0;\n  }",
				],
			],
		],
		[
			"A beat is where the number rises through the limit. For 300 ms after it no other one counts. The LED blinks for 0.1 s with each beat.",
			() => [
				["unsigned long last, since;", "unsigned long last, since, beat;\nbool wasAbove;"],
				[
					"// 2. Find the beats, and blink with each of them.",
					"bool isAbove = number > limit;\n  if (isAbove && !wasAbove && millis() - beat > 300) {\n    beat = millis();\n  }\n  wasAbove = isAbove;\n  digitalWrite(LAMP_PIN, millis() - beat < 100);",
				],
			],
		],
		[
			'Show "Pulse: " and the beats a minute in the first row. Use the mean of the last four gaps.',
			() => [
				["unsigned long last, since, beat;", "unsigned long last, since, beat, gaps[4];"],
				["  // 3. Show the mean of four beats.\n", ""],
				[
					"    beat = millis();\n",
					'    for (int i = 0; i < 3; i++) gaps[i] = gaps[i + 1];\n    gaps[3] = millis() - beat;\n    beat = millis();\n    lcd.setCursor(0, 0);\n    lcd.print("Pulse: ");\n    lcd.print(240000 / (gaps[0] + gaps[1] + gaps[2] + gaps[3]));\n    lcd.print("  ");\n',
				],
			],
		],
		[
			'Does the number move by less than 40? Then no finger is there. Show "--" and no number, and keep the LED dark.',
			() => [
				['  // 4. Without a finger, show "--".\n', ""],
				[
					"    low = 1023;",
					'    if (high - low < 40) {\n      limit = 1023;\n      lcd.setCursor(0, 0);\n      lcd.print("Pulse: --  ");\n    }\n    low = 1023;',
				],
				["digitalWrite(LAMP_PIN, millis() - beat < 100)", "digitalWrite(LAMP_PIN, beat > 0 && millis() - beat < 100)"],
			],
		],
	],
	"health-station": [
		[
			"First measure: how much infrared comes back without a finger, and with one?",
			async (_measured, printed) => {
				const most = async (finger: number) => Math.max(...(await printed("finger", finger)).split("\n").map(Number));
				expect(await most(0)).toBeLessThan(5000);
				expect(await most(1)).toBeGreaterThan(90_000);
				return [];
			},
		],
		[
			'Keep the lowest and the highest infrared of two seconds. Lowest below 50000, or no pair at all: no finger. Then show "Pulse: --" and "Oxygen: --" in the first two rows, without any digit.',
			() => [
				[
					"void setup() {",
					"long redLow, redHigh, irLow, irHigh;\nunsigned long since = 0, beat = 0, gaps[4];\nint beats = 0;\n\nvoid clearWindow() {\n  redLow = irLow = 300000;\n  redHigh = irHigh = 0;\n}\n\nvoid setup() {\n  clearWindow();",
				],
				[
					"    Serial.println(sensor.getFIFOIR());\n",
					"    long red = sensor.getFIFORed(), ir = sensor.getFIFOIR();\n    redLow = min(redLow, red);\n    redHigh = max(redHigh, red);\n    irLow = min(irLow, ir);\n    irHigh = max(irHigh, ir);\n",
				],
				[
					"  // 1. Keep",
					'  if (millis() - since < 2000) return;\n  since = millis();\n  bool steady = irHigh > 0 && irLow >= 50000;\n  if (!steady) beats = 0;\n  oled.setCursor(0, 0);\n  oled.print("Pulse: ");\n  oled.print("--");\n  oled.clearToEOL();\n  oled.setCursor(0, 1);\n  oled.print("Oxygen: ");\n  oled.print("--");\n  oled.clearToEOL();\n  clearWindow();\n  // 1. Keep',
				],
			],
		],
		[
			"Divide each swing by its own light: highest minus lowest, by the middle of both. Infrared above 0.06: shaking. Below 0.002: no finger, but paper or cloth. Dashes each time.",
			() => [
				[
					"  if (!steady)",
					"  float irSwing = (irHigh - irLow) / ((irHigh + irLow) / 2.0);\n  float redSwing = (redHigh - redLow) / ((redHigh + redLow) / 2.0);\n  if (irSwing > 0.06 || irSwing < 0.002) steady = false;\n  if (!steady)",
				],
			],
		],
		[
			"Steady? R is the swing of red divided by the swing of infrared. Oxygen is 104 - 17 * R: second row. checkForBeat(ir) is true once a beat. Keep the last four times from beat to beat, in milliseconds: the gaps. The pulse is 60000 divided by their mean: first row.",
			() => [
				[
					'  oled.print("--");\n  oled.clearToEOL();\n  oled.setCursor(0, 1);',
					'  if (steady && beats > 4) oled.print(240000 / (gaps[0] + gaps[1] + gaps[2] + gaps[3]));\n  else oled.print("--");\n  oled.clearToEOL();\n  oled.setCursor(0, 1);',
				],
				[
					'  oled.print("--");\n  oled.clearToEOL();\n  clearWindow',
					'  if (steady) oled.print(min(100, (int)(104 - 17 * redSwing / irSwing)));\n  else oled.print("--");\n  oled.clearToEOL();\n  clearWindow',
				],
				[
					"    sensor.nextSample();",
					"    if (checkForBeat(ir)) {\n      gaps[beats++ % 4] = millis() - beat;\n      beat = millis();\n    }\n    sensor.nextSample();",
				],
			],
		],
		[
			`Show the water's temperature in the third row. Every two seconds read the last answer, then ask again: requestTemperatures(). Never wait for it. Show "--" at -127: no thermometer answered.`,
			() => [
				[
					"  oled.clear();",
					"  oled.clear();\n  probe.begin();\n  probe.setWaitForConversion(false);\n  probe.requestTemperatures();",
				],
				[
					"  clearWindow();\n  // 1.",
					'  clearWindow();\n  oled.setCursor(0, 2);\n  float celsius = probe.getTempCByIndex(0);\n  if (celsius == -127) oled.print(F("--"));\n  else oled.print(celsius);\n  oled.clearToEOL();\n  probe.requestTemperatures();\n  // 1.',
				],
			],
		],
	],
	"iot-irrigation": [
		[
			"First measure: which number comes at 0 %, and which at 100 %? What comes from air, and what without power?",
			async (measured) => {
				expect(await measured("pulled", 1)).toBeGreaterThan((await measured("moisture", 0)) + 30);
				expect(await measured("loose", 1)).toBeLessThan((await measured("moisture", 100)) - 30);
				const ends = `const int DRY = ${await measured("moisture", 0)};\nconst int WET = ${await measured("moisture", 100)};`;
				return [["const int PUMP_PIN = 7;", `const int PUMP_PIN = 7;\n${ends}`]];
			},
		],
		[
			"Work out the moisture: your dry number is 0 %, your wet one 100 %.",
			() => [["// 1. Work out the moisture in percent.", "int percent = map(number, DRY, WET, 0, 100);"]],
		],
		[
			"Send a line such as soil=42 to the phone at least every two seconds, right to 3 %.",
			() => [["  delay(500);", '  net.print("soil=");\n  net.print(percent);\n  net.println();\n  delay(500);']],
		],
		[
			"Below 30 % pin 7 switches the pump on.",
			() => [["// 2. Below", "if (percent < 30) digitalWrite(PUMP_PIN, HIGH);\n  // 2. Below"]],
		],
		[
			"The same line goes on with pump=1, or with pump=0 when the pump is off.",
			() => [["  net.println();", '  net.print(" pump=");\n  net.println(digitalRead(PUMP_PIN));']],
		],
		[
			"Above 60 % the pump stops.",
			() => [["// 2. Below", "if (percent > 60) digitalWrite(PUMP_PIN, LOW);\n  // 2. Below"]],
		],
		["From 30 to 60 % it stays as it is.", () => []],
		[
			"A number more than 30 outside your two ends is no soil.",
			() => [["// 3. No", "if (number > DRY + 30 || number < WET - 30) {\n  }\n  // 3. No"]],
		],
		[
			'Then the pump stops, and the line says "fault".',
			() => [["WET - 30) {\n", 'WET - 30) {\n    digitalWrite(PUMP_PIN, LOW);\n    net.print("fault ");\n']],
		],
	],
	"iot-agriculture": [
		[
			"First measure the soil and the light.",
			async (_, printed) => {
				const soil = async (percent: number) =>
					Number((await printed("moisture", percent)).split("\n").at(-1)?.split(" ")[1]);
				return [
					[
						"unsigned long shownAt",
						`const int DRY = ${await soil(0)};\nconst int WET = ${await soil(100)};\nunsigned long shownAt`,
					],
				];
			},
		],
		["Then talk to the modem by hand.", () => []],
		[
			"Work out the moisture.",
			() => [["  // Step 2", "  int percent = map(analogRead(SOIL_PIN), DRY, WET, 0, 100);\n  // Step 2"]],
		],
		[
			"Below 30 % the soil is dry, and from 50 % up wet again. In between it stays what it was. It begins as wet.",
			() => [
				["void setup", "bool dry = false;\nvoid setup"],
				[
					"  // Step 2",
					"  bool before = dry;\n  if (percent < 30) dry = true;\n  if (percent >= 50) dry = false;\n  // Step 2",
				],
			],
		],
		[
			"Take out the starter's lines that pass letters on.",
			() => [
				[
					"  if (Serial.available() > 0) {\n    char letter = Serial.read();\n    if (letter == '\\n') letter = '\\r';\n    if (letter == '#') letter = 26;\n    modem.write(letter);\n  }\n  if (modem.available() > 0) Serial.write(modem.read());\n",
					"",
				],
			],
		],
		[
			"Collect the modem's letters in a char array, without '\\r'.",
			() => [
				[
					"void setup",
					"char line[64];\nint length = 0;\nvoid hear(char letter) {\n  if (letter != '\\r' && length < 63) line[length++] = letter;\n}\nvoid setup",
				],
				["  // Steps 3", "  while (modem.available() > 0) hear(modem.read());\n  // Steps 3"],
			],
		],
		[
			"At '\\n' compare the line with strcmp().",
			() => [
				["void hear", 'void answer() {\n  if (strcmp(line, "OK") == 0) {\n  }\n}\nvoid hear'],
				[
					"  if (letter != '\\r'",
					"  if (letter == '\\n') {\n    line[length] = 0;\n    length = 0;\n    answer();\n  } else if (letter != '\\r'",
				],
			],
		],
		[
			"Look for > letter by letter.",
			() => [["  if (letter == '\\n')", "  if (letter == '>') {\n  } else if (letter == '\\n')"]],
		],
		[
			"Make an enum: RESTING, TEXT_MODE, PROMPT, SENDING. A function go() sets the step and its millis().",
			() => [
				[
					"void answer",
					"enum Step { RESTING, TEXT_MODE, PROMPT, SENDING };\nStep step = RESTING;\nunsigned long stepAt = 0;\nvoid go(Step next) {\n  step = next;\n  stepAt = millis();\n}\nvoid answer",
				],
			],
		],
		[
			"A bool news is true after each change.",
			() => [
				["bool dry = false;", "bool dry = false;\nbool news = false;"],
				["  // Step 2", "  if (dry != before) news = true;\n  // Step 2"],
			],
		],
		[
			"When it is true, send AT+CMGF=1.",
			() => [
				[
					"  // Steps 3",
					'  if (news && step == RESTING) {\n    modem.println("AT+CMGF=1");\n    go(TEXT_MODE);\n  }\n  // Steps 3',
				],
			],
		],
		[
			'At OK send AT+CMGS="number" with OWNER.',
			() => [
				[
					'  if (strcmp(line, "OK") == 0) {\n',
					'  if (strcmp(line, "OK") == 0 && step == TEXT_MODE) {\n    modem.print("AT+CMGS=\\"");\n    modem.print(OWNER);\n    modem.println("\\"");\n    go(PROMPT);\n',
				],
			],
		],
		[
			"At > send a text and 26, which is Ctrl-Z.",
			() => [
				[
					"  if (letter == '>') {\n",
					"  if (letter == '>' && step == PROMPT) {\n    news = false;\n    modem.write(26);\n    go(SENDING);\n",
				],
			],
		],
		[
			"At +CMGS: or ERROR rest for three seconds.",
			() => [
				[
					"    go(PROMPT);\n  }\n",
					'    go(PROMPT);\n  }\n  if (strncmp(line, "+CMGS:", 6) == 0) go(RESTING);\n  if (strstr(line, "ERROR")) {\n    go(RESTING);\n  }\n',
				],
				["step == RESTING)", "step == RESTING && millis() - stepAt >= 3000)"],
			],
		],
		[
			"Write DRY or WET into it, and soil= with the percent.",
			() => [
				[
					"    modem.write(26)",
					'    modem.print(dry ? "DRY soil=" : "WET soil=");\n    modem.print(map(analogRead(SOIL_PIN), DRY, WET, 0, 100));\n    modem.write(26)',
				],
			],
		],
		[
			"Go on with air= and the degrees, and light=day or light=night. From 500 at A1 it is day.",
			() => [
				[
					"    modem.write(26)",
					'    modem.print(" air=");\n    modem.print(air.readTemperature());\n    modem.print(analogRead(LIGHT_PIN) >= 500 ? " light=day" : " light=night");\n    modem.write(26)',
				],
			],
		],
		[
			"After ERROR, or a minute without any answer, rest and try again. A network can be that slow.",
			() => [
				['"ERROR")) {\n', '"ERROR")) {\n    news = true;\n'],
				[
					"  // Step 6",
					"  if (step != RESTING && millis() - stepAt >= 60000) {\n    news = true;\n    go(RESTING);\n  }\n  // Step 6",
				],
			],
		],
	],
	"gps-car": [
		[
			"Run the starter with the serial monitor open. Read the receiver's lines and the compass's two numbers.",
			() => [],
		],
		[
			"Heading: take the middle of each axis away, then atan2(y, x) in degrees, from 0 to 360. Print it instead of the two numbers, four times a second.",
			() => [
				[
					"  // 2. Heading: take away the middle of each axis, then atan2.",
					"  float heading = atan2(y + 180, x - 270) * 180 / PI;\n  if (heading < 0) heading += 360;",
				],
				[
					'    // First look: which numbers does the compass give?\n    Serial.print(x);\n    Serial.print(F(" "));\n    Serial.println(y);',
					"    Serial.println(heading);",
				],
			],
		],
		[
			"Keep fix, north and east from each line. 0610.32000 means 6 degrees and 10.32 minutes, 60 to a degree. Count in steps of 0.0000001 degrees. digitsOf() gives 61032000: 6 degrees, then seven digits of minutes. Those times 5, divided by 3, are 1720000. So north is 61720000. It gets a minus for S, as east does for W.",
			() => [
				[
					"  Serial.println(line);\n  // 1. Field 2 is A with a fix, V without one. Fields 3 and 5 are degrees and\n  //    minutes, 4 and 6 their letters.",
					"  fix = *field(2) == 'A';\n  if (!fix) return;\n  north = steps(digitsOf(field(3)));\n  if (*field(4) == 'S') north = -north;\n  east = steps(digitsOf(field(5)));\n  if (*field(6) == 'W') east = -east;",
				],
				[
					"void takeLine()",
					"long steps(long digits) {\n  long degrees = digits / 10000000;\n  long minutes = digits % 10000000;\n  return degrees * 10000000 + minutes * 5 / 3;\n}\n\nvoid takeLine()",
				],
			],
		],
		[
			"Subtract the car's numbers from the flag's as long, then multiply by 0.01106 metres: toNorth and toEast. The distance is sqrt(toNorth * toNorth + toEast * toEast). The course is atan2(toEast, toNorth) * 180 / PI.",
			() => [
				[
					"  // 3. Metres to the flag, north and east. Distance and course.",
					"  float toNorth = (FLAG_NORTH - north) * 0.01106;\n  float toEast = (FLAG_EAST - east) * 0.01106;\n  float distance = sqrt(toNorth * toNorth + toEast * toEast);\n  float course = atan2(toEast, toNorth) * 180 / PI;",
				],
			],
		],
		[
			"Drive only with a fix, with the switch on go, and more than 3 m from the flag. The turn is course minus heading. Below -180 add 360: that is the short way. The left side gets 200 + 2 * turn, the right side 200 - 2 * turn. Else both rest. Rest, too, when no line came for 2.5 s, or the compass does not answer.",
			() => [
				[
					"  // 4. Steer only with a fix, with the switch on go, and far from the flag.\n  //    No line for 2500 ms is no fix. No compass: do not steer.",
					"  if (millis() - lineAt > 2500) fix = false;\n  if (fix && compassAnswers && digitalRead(SWITCH_PIN) == LOW && distance > 3) {\n    float turn = course - heading;\n    if (turn < -180) turn += 360;\n    drive(200 + 2 * turn, 200 - 2 * turn);\n  } else {\n    drive(0, 0);\n  }",
				],
			],
		],
	],
	"thermal-camera": [
		["First look: which numbers does the picture have, with the pot in view and without it?", () => []],
		[
			"Give each cell a colour: blue up to 20 °C, red from 40 °C on, and a mix of both between.",
			() => [
				[
					"  // 1. Give",
					"  for (int i = 0; i < CELLS; i++) {\n    float share = (constrain(celsius[i], 20, 40) - 20) / 20;\n    panel.setPixelColor(i, panel.Color(255 * share, 0, 255 - 255 * share));\n  }\n  panel.show();\n  // 1. Give",
				],
			],
		],
		["LED 0 shows cell 0, and so on.", () => []],
		[
			"A picture comes ten times a second.",
			() => [
				[
					"void loop() {",
					"unsigned long shown = 0;\nvoid loop() {\n  if (millis() - shown < 100) return;\n  shown = millis();",
				],
			],
		],
		[
			"Take the first look out: printing it takes 0.2 s.",
			() => [
				[
					"  // First look: the picture in numbers.\n  for (int i = 0; i < CELLS; i++) {\n    Serial.print((int)celsius[i]);\n    Serial.print(i % 8 == 7 ? '\\n' : ' ');\n  }\n  Serial.println();\n",
					"",
				],
			],
		],
		["Ask millis() when it is time, without a delay.", () => [["  delay(1000);\n", ""]]],
		[
			"Once a second, print only the highest of the 64 temperatures.",
			() => [
				[
					"  // 3. Once",
					"  float top = celsius[0];\n  for (int i = 0; i < CELLS; i++) top = max(top, celsius[i]);\n  static unsigned long printed = 0;\n  if (millis() - printed >= 1000) {\n    printed = millis();\n    Serial.println(top);\n  }\n  // 3. Once",
				],
			],
		],
	],
};

test.each(Object.keys(SKETCHES))(
	"%s is built and programmed from the words of its page",
	async (id) => {
		const project = asSketchProject(await loadProject(id));
		const steps = SKETCHES[id] ?? [];
		if (!project) throw new Error(`${id} is not complete`);
		expect(steps.map(([sentence]) => sentence).join(" ")).toBe(task(project.lesson));
		const built = builtBy(project);
		let source = project.program.starter;
		for (const [sentence, lead] of steps) {
			const hex = await compile(source);
			const printed = (control: string, value: number) => printedWith(hex, built, control, value);
			const measured: Measure<number> = async (...at) => Number((await printed(...at)).split("\n").at(-1));
			for (const [found, written] of await lead(measured, printed)) {
				expect(source, sentence).toContain(found);
				source = source.replace(found, written);
			}
		}
		const judged = judgeCircuit(built, project);
		if (!judged.fit) throw new Error(JSON.stringify(judged.problems));
		const hex = await compile(source);
		for (const seed of SEEDS) {
			const report = runChecks({ hex, circuit: judged.circuit, checks: project.checks, random: seededRandom(seed) });
			expect(report, source).toMatchObject({ passed: true });
		}
	},
	LONGEST,
);

async function compile(source: string): Promise<string> {
	const answer = await opened.compiler.compile(source, { userId: "by-the-words" });
	if (answer.outcome === "failed") throw new Error(`${source}\n${answer.diagnostics.map(({ raw }) => raw).join("\n")}`);
	return answer.hex;
}

/** What a board prints within five seconds, with a control moved there: `"bend"`, or one part's, `"flex_sensor_1.bend"`. */
async function printedWith(hex: string, circuit: Circuit, control: string, value: number): Promise<string> {
	const simulation = createSimulation({ hex, circuit });
	let printed = "";
	simulation.onSerial((text) => {
		printed += text;
	});
	const found = simulation.controls().find(({ part, id }) => control === id || control === `${part}.${id}`);
	if (!found) throw new Error(`Nothing has a ${control}`);
	simulation.setControl(found.part, found.id, value);
	simulation.advance(5000);
	return printed.trim();
}
