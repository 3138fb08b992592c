import type { Circuit } from "../circuit.ts";
import { BASIC_PARTS } from "./basic-parts.ts";
import type { PartKind, PartKinds } from "./part.ts";

type Load = () => Promise<readonly PartKind[]>;

const simple: Load = () => import("./simple-parts.ts").then((module) => module.SIMPLE_PARTS);
const lcd1602: Load = () => import("./lcd1602/lcd1602-kinds.ts").then((module) => module.LCD1602_KINDS);
const motors: Load = () => import("./motors/motor-kinds.ts").then((module) => module.MOTOR_KINDS);
const dht: Load = () => import("./dht/dht.ts").then((module) => [module.dht11, module.dht22]);
const hcSr04: Load = () => import("./hc-sr04.ts").then((module) => [module.hcSr04]);
const servo: Load = () => import("./servo.ts").then((module) => [module.servo]);
const ds18b20: Load = () => import("./ds18b20/ds18b20.ts").then((module) => [module.ds18b20]);

/** Where each kind comes from that is not there from the start. */
const LOADS: Readonly<Record<string, Load>> = {
	battery: simple,
	button: simple,
	dc_motor: motors,
	dht11: dht,
	dht22: dht,
	ds18b20,
	flame_sensor: simple,
	gas_sensor: simple,
	hc_sr04: hcSr04,
	joystick: simple,
	lcd1602,
	lcd1602_i2c: lcd1602,
	motor_driver: motors,
	photoresistor: simple,
	pir: simple,
	potentiometer: simple,
	rgb_led: simple,
	servo,
	tilt: simple,
	touch: simple,
};

const loaded = new Map<string, PartKind>(BASIC_PARTS.map((kind) => [kind.kind, kind]));

/**
 * The kinds of parts that a circuit needs, and no more: a browser's worker fetches them when they are asked for. Kinds
 * that do not exist are left out. Answers at once when all are here already.
 */
export function loadPartKinds(circuit: Circuit): PartKinds | Promise<PartKinds> {
	const missing = circuit.parts
		.map(({ kind }) => kind)
		.filter((kind) => !loaded.has(kind) && Object.hasOwn(LOADS, kind));
	if (missing.length === 0) return loaded;
	return load(missing.flatMap((kind) => LOADS[kind] ?? []));
}

/** Fetches every kind there is, so that any part can be taken when the network is gone. */
export async function loadEveryPartKind(): Promise<void> {
	await load(Object.values(LOADS));
}

async function load(loads: readonly Load[]): Promise<PartKinds> {
	const groups = await Promise.all([...new Set(loads)].map((one) => one()));
	for (const kind of groups.flat()) loaded.set(kind.kind, kind);
	return loaded;
}
