import type { PlacedPart } from "#simulator/circuit.ts";
import type { Control } from "#simulator/parts/part.ts";
import { placedPin } from "#web/bench/player/circuit/circuit-scene.ts";
import type { PartLayout } from "#web/bench/player/circuit/parts/part-layout.ts";
import { boxAround } from "#web/bench/player/circuit/wire-path.ts";

/** In pixels of the part, or of the scene. */
export interface Area {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** How a hand works a control: holds it down, switches it over, drags it along an axis, or turns it. */
export type Way = "press" | "toggle" | "up" | "right" | "around";

/** One area of a part's drawing that a hand works. */
export interface Grip {
	area: Area;
	controls: readonly { way: Way; control: Control }[];
	/** Released, it goes back to where it began. */
	springs: boolean;
	/** Dragged upwards and sideways at once: it lies on a plane. */
	plane?: true;
	/** Scene pixels from one end of its range to the other; without it, pixels of the screen. */
	travel?: number;
	/** The pins whose level the program reads. */
	reads: readonly string[];
}

/** What of a grip does not follow from its part's controls; `area` may follow the first control's value. */
interface Own extends Partial<Record<Way, string>> {
	area?: Area | ((value: number) => Area);
	springs?: true;
	plane?: true;
	travel?: number;
	reads?: readonly string[];
}

const WAYS: readonly Way[] = ["press", "toggle", "up", "right", "around"];
const KEYS_IN_A_ROW = 4;
/** Scene pixels for a centimetre between sensor and hand, and what is drawn at most (`hc_sr04/Hand.tsx`). */
const CENTIMETRE = 0.55;
const FURTHEST = 200;
/** Scene pixels for a centimetre between head and wall (`jsn_sr04t/Drawing.tsx`). */
const WALL_CENTIMETRE = 0.13;
/** Scene pixels that a magnet moves for a millitesla (`hall_sensor/Drawing.tsx`). */
const MILLITESLA = 0.32;

/**
 * Where and how the kinds are worked that need saying so. Without a line a part is worked on all of its body, as its controls
 * are declared: what is momentary is pressed, sliders are dragged upwards and sideways, and what latches is switched over.
 */
const OWN: Readonly<Record<string, (controls: readonly Control[]) => readonly Own[]>> = {
	// The pot in the view and around it, and how warm pot and room are (`amg8833/Drawing.tsx`).
	amg8833: () => [
		{ right: "x", up: "y", area: area(68, 0, 224, 156), travel: 143, reads: ["INT"] },
		{ up: "degrees", area: area(4, 93, 62, 122) },
		{ up: "room", area: area(4, 125, 62, 154) },
	],
	// An arrow for each way of a hand, and two buttons (`apds9960/Drawing.tsx`).
	apds9960: () => [
		{ press: "left", area: area(38, 60, 70, 90), reads: ["INT"] },
		{ press: "right", area: area(154, 60, 188, 90) },
		{ press: "up", area: area(96, 0, 128, 34) },
		{ press: "down", area: area(96, 116, 128, 150) },
		{ press: "near", area: area(11, 113, 37, 139) },
		{ press: "far", area: area(37, 113, 63, 139) },
	],
	// A tap takes the robot up or lets it go, a drag tilts it; beside it the two arrows (`balancing_robot/Drawing.tsx`).
	balancing_robot: () => [
		{ toggle: "held", right: "tilt", area: area(92, 56, 260, 172), travel: 208 },
		{ press: "pushright", area: area(50, 22, 90, 54) },
		{ press: "pushleft", area: area(256, 22, 296, 54) },
	],
	button: () => [{ reads: ["1.l", "2.l"] }],
	crossing: () => [
		{ toggle: "main", area: area(8, 88, 104, 150), reads: ["MAIN"] },
		{ toggle: "side", area: area(126, 174, 188, 248), reads: ["SIDE"] },
	],
	ds18b20: () => [{ up: "celsius", area: area(68, 34, 146, 158) }],
	// The window, and each finger beside it (`fingerprint_sensor/Drawing.tsx`).
	fingerprint_sensor: ([, ...fingers]) => [
		{ up: "contact", area: area(46, 14, 118, 92), travel: 62, reads: ["TX"] },
		...fingers.map(({ id }, index) => ({ toggle: id, area: area(138, 3 + index * 24, 218, 25 + index * 24) })),
	],
	flame_sensor: () => [{ reads: ["DOUT", "AOUT"] }],
	flex_sensor: () => [{ right: "bend", travel: 60, reads: ["1", "2"] }],
	gas_sensor: () => [{ reads: ["DOUT", "AOUT"] }],
	// The field, where the car is set down, and beside it the dial, the switch and the roof (`gps_car/Drawing.tsx`).
	gps_car: () => [
		{ up: "north", right: "east", plane: true, area: area(46, 4, 238, 196), travel: 184 },
		{ around: "heading", area: area(242, 14, 282, 58) },
		{ toggle: "go", area: area(242, 72, 282, 128), reads: ["SW"] },
		{ toggle: "roof", area: area(242, 140, 282, 192) },
	],
	hall_sensor: () => [{ right: "field", area: area(0, 2, 148, 46), travel: 200 * MILLITESLA, reads: ["OUT"] }],
	// Dragged upwards the module has a better signal; beside it the phone (`gsm_modem/Drawing.tsx`).
	gsm_modem: (controls) => [
		...controls
			.filter(({ kind }) => kind === "switch")
			.map(({ id }, index) => ({ press: id, area: wordArea(index, 0, 12) })),
		{ up: "signal", area: area(8, 4, 100, 136) },
	],
	hc05: (words) => words.map(({ id }, index) => ({ press: id, area: wordArea(index) })),
	hc_sr04: () => [{ area: handAbove, travel: 450 * CENTIMETRE }],
	// Its screen, beside it who can come before it, below it the sun and the button (`huskylens/Drawing.tsx`).
	huskylens: ([neema, baraka, stranger]) => [
		{ up: "centimetres", right: "across", area: area(32, 6, 192, 126), travel: 160 },
		...[neema, baraka, stranger].map((who, index) => ({
			toggle: who?.id ?? "",
			area: area(202, 2 + index * 49, 244, 50 + index * 49),
		})),
		{ up: "light", area: area(32, 127, 62, 148) },
		{ press: "learn", area: area(126, 127, 192, 148) },
	],
	// What it receives comes from its remote control, which is not drawn.
	ir_receiver: () => [],
	joystick: () => [
		{ press: "pressed", up: "y", right: "x", springs: true, travel: 80, reads: ["VERT", "HORZ", "SEL"] },
	],
	jsn_sr04t: () => [{ right: "centimetres", area: area(96, 0, 176, 60), travel: 500 * WALL_CENTIMETRE }],
	keypad: (keys) => keys.map(({ id }, index) => ({ press: id, area: keyArea(index) })),
	load_cell: () => [{ area: area(146, 30, 280, 116) }],
	// Motor, casing, hopper, bolt, floor, bearing, and the number (`maize_mill/Drawing.tsx`).
	maize_mill: () => [
		{ toggle: "running", area: area(222, 64, 284, 128) },
		{ press: "knock", area: area(132, 56, 196, 134) },
		{ up: "load", area: area(108, 4, 196, 48), travel: 80 },
		{ toggle: "loose", area: area(72, 144, 116, 176) },
		{ right: "normal", area: area(196, 160, 288, 184) },
		{ up: "wear", area: area(98, 62, 131, 130) },
		{ up: "mg", area: area(0, 104, 84, 136) },
	],
	// A tap lays the finger on, a drag makes it lighter or darker; below it the heart and the oxygen (`max30102/Drawing.tsx`).
	max30102: () => [
		{ toggle: "finger", right: "skin", area: area(36, 32, 148, 84), reads: ["INT"] },
		{ up: "bpm", area: area(0, 92, 54, 120) },
		{ up: "oxygen", area: area(55, 92, 109, 120) },
		{ toggle: "moving", area: area(110, 92, 150, 120) },
	],
	// Where each card lies beside the reader (`mfrc522/Drawing.tsx`).
	mfrc522: (cards) =>
		cards.map(({ id }, index) => ({ toggle: id, area: area(138, 3 + index * 24, 208, 25 + index * 24) })),
	// The glass, and each cup beside it (`ph_sensor/Drawing.tsx`).
	ph_sensor: ([, ...cups]) => [
		{ up: "ph", area: area(90, 24, 166, 168) },
		...cups.map(({ id }, index) => ({ toggle: id, area: area(172, 18 + index * 31, 248, 44 + index * 31) })),
	],
	mq135: () => [{ reads: ["DOUT", "AOUT"] }],
	photoresistor: () => [{ reads: ["1", "2"] }],
	pir: () => [{ reads: ["OUT"] }],
	// The soil, the sensor and its plug (`plant_pot/Drawing.tsx`).
	plant_pot: () => [
		{ up: "moisture", area: area(116, 118, 266, 182), travel: 154, reads: ["AOUT"] },
		{ toggle: "pulled", area: area(112, 44, 164, 104) },
		{ toggle: "loose", area: area(6, 4, 60, 52) },
	],
	potentiometer: () => [{ around: "position", reads: ["SIG"] }],
	pulse_sensor: () => [
		{ toggle: "finger", area: area(4, 42, 146, 112), reads: ["SIG"] },
		{ up: "bpm", right: "contact", area: area(4, 0, 146, 40) },
	],
	rain_sensor: () => [{ reads: ["DO", "AO"] }],
	// Each cherry's plate, the cherry below the sensor, and the sun (`tcs3200/Drawing.tsx`).
	tcs3200: (controls) => [
		...controls
			.filter(({ kind }) => kind === "switch")
			.map(({ id }, index) => ({ toggle: id, area: area(index * 57.5, 152, index * 57.5 + 55, 199) })),
		{ up: "shade", area: area(44, 86, 108, 150), reads: ["OUT"] },
		{ up: "daylight", area: area(124, 2, 170, 46) },
	],
	// The soil (`soil_sensor/Drawing.tsx`).
	soil_sensor: () => [{ up: "moisture", area: area(64, 14, 148, 124), travel: 154, reads: ["AOUT"] }],
	tilt: () => [{ reads: ["1", "2"] }],
	touch: () => [{ area: area(4, 2, 88, 82), reads: ["SIG"] }],
	uv_sensor: () => [{ reads: ["SIG"] }],
	// Its phone lies below the module (`wifi_serial/Drawing.tsx`).
	wifi_serial: (words) => words.map(({ id }, index) => ({ press: id, area: wordArea(index, -106, 76) })),
	water_tank: () => [
		{ up: "level", area: area(92, 62, 196, 184), travel: 154 },
		{ toggle: "tap", area: area(196, 184, 225, 249) },
		{ toggle: "dry", area: area(16, 206, 84, 248) },
		{ toggle: "broken", area: area(6, 4, 60, 64) },
	],
};

/** Where a part is worked, in its own pixels. */
export function gripsOf(
	{ kind }: Pick<PlacedPart, "kind">,
	layout: Pick<PartLayout, "width" | "height" | "body">,
	controls: readonly Control[],
	valueNow: (control: Control) => number = ({ initial }) => initial,
): Grip[] {
	if (controls.length === 0) return [];
	const body = layout.body ?? area(0, 0, layout.width, layout.height);
	return (OWN[kind]?.(controls) ?? [{}]).map((own) => {
		const named = WAYS.flatMap((way) => {
			const control = controls.find(({ id }) => id === own[way]);
			return control ? [{ way, control }] : [];
		});
		const worked = named.length > 0 ? named : declaredWays(controls);
		const [first] = worked;
		return {
			area: typeof own.area === "function" ? own.area(first ? valueNow(first.control) : 0) : (own.area ?? body),
			controls: worked,
			springs: own.springs ?? false,
			...(own.plane && { plane: own.plane }),
			...(own.travel === undefined ? {} : { travel: own.travel }),
			reads: own.reads ?? [],
		};
	});
}

function declaredWays(controls: readonly Control[]): Grip["controls"] {
	const pressed = controls.find((one) => one.kind === "switch" && one.hold === "momentary");
	const [up, right] = controls.filter(({ kind }) => kind === "slider");
	const worked = [
		...(pressed ? [{ way: "press" as const, control: pressed }] : []),
		...(up ? [{ way: "up" as const, control: up }] : []),
		...(right ? [{ way: "right" as const, control: right }] : []),
	];
	const [first] = controls;
	return worked.length > 0 || !first ? worked : [{ way: "toggle", control: first }];
}

/** An area of a part in pixels of the scene, turned as the part is. */
export function placedArea(part: PlacedPart, layout: PartLayout, { left, top, right, bottom }: Area): Area {
	const corners = [
		[left, top],
		[right, top],
		[left, bottom],
		[right, bottom],
	] as const;
	return boxAround(corners.map(([x, y]) => placedPin(part, layout, { x, y, outX: 0, outY: 0 })));
}

/** A control's value nearest to another one. */
export function reachable({ min, max, step }: Control, value: number): number {
	const stepped = min + Math.round((value - min) / step) * step;
	return Math.min(max, Math.max(min, stepped));
}

function area(left: number, top: number, right: number, bottom: number): Area {
	return { left, top, right, bottom };
}

function keyArea(index: number): Area {
	const [left, top] = [10 + (index % KEYS_IN_A_ROW) * 38, 10 + Math.floor(index / KEYS_IN_A_ROW) * 39.5];
	return area(left, top, left + 31, top + 31);
}

/** A button for a word on a phone (`hc05/Phone.tsx`), whose drawing begins this far from its part. */
function wordArea(index: number, x = 0, y = 0): Area {
	const [left, top] = [x + 121 + (index % 2) * 70, y + 72 + Math.floor(index / 2) * 29];
	return area(left, top, left + 68, top + 26);
}

/** The sensor and the hand above it. */
function handAbove(centimetres: number): Area {
	return area(0, -52 - Math.min(FURTHEST, centimetres) * CENTIMETRE, 170, 95);
}
