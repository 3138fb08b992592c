import { onOff, slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { type Face, facesIn, type Head, headsIn, PEOPLE, SCREEN } from "./faces.ts";
import { COMMAND, FrameReader, frameOf } from "./protocol.ts";

declare module "../part.ts" {
	interface PartStates {
		/** What its screen shows: `faces` with their boxes, `lux` for how bright the picture is, `learned` how many faces it knows. */
		huskylens: {
			readonly powered: boolean;
			readonly faces: readonly Face[];
			/** All who are there, found or not. */
			readonly heads: readonly Head[];
			readonly lux: number;
			readonly learned: number;
		};
	}
}

const ADDRESS = 0x32;
/** DFRobot SEN0305, "Specification": 3.3 to 5 V, typically 230 mA at 5 V while it recognises faces. */
const WORKING_VOLTS = 3.2;
const SUPPLY_OHMS = 22;
/** `SDA` is printed T, `SCL` R. Chosen: both are pulled up to the supply. */
const PULL_UP_OHMS = 10_000;
const FACE_RECOGNITION = 0;
/** Chosen: it numbers ten pictures a second. */
const FRAME_MILLISECONDS = 100;
/** What it gives while it has nothing to say. */
const IDLE_BYTE = 0xff;

/**
 * A HuskyLens as far as its I2C edge, and people before it: it finds and names faces by itself, which is modelled by rules
 * (`facesIn`), not by looking at pictures. Neema and Baraka are learned when the run begins; `learn` is the button on its top,
 * for the face nearest to the middle. Left out: its serial port at 9600 baud on the same two pins, all algorithms but faces
 * (it then sees nothing), arrows, texts, photographs, its menus, how long it starts and thinks.
 */
export const part: PartKind = {
	kind: "huskylens",
	pins: ["SDA", "SCL", "-", "+"],
	controls: (props) => [
		...Object.keys(PEOPLE).map((id) => onOff(id, "latching")),
		slider(props, "centimetres", "centimetres", { min: 30, max: 150, step: 1, initial: 50 }),
		slider(props, "across", "percent", { min: 0, max: 100, step: 1, initial: 50 }),
		slider(props, "light", "lux", { min: 0, max: 500, step: 10, initial: 300 }),
		onOff("learn", "momentary"),
	],
	create,
};

function create(host: PartHost): Part {
	const { network, pin, i2c, clock } = host;
	const power = powerBetween(host, ["+", "-"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
	for (const name of ["SDA", "SCL"]) network.branch(pin(name).net, pin("+").net, { ohms: PULL_UP_OHMS });
	const learned = new Map([
		["neema", 1],
		["baraka", 2],
	]);
	const people = new Set<string>();
	const sliders = { centimetres: 50, across: 50, light: 300 };
	let changedAt = clock.now();
	let algorithm = FACE_RECOGNITION;
	let answer: number[] = [];

	const faces = () =>
		algorithm === FACE_RECOGNITION
			? facesIn(
					{
						...sliders,
						people: [...people],
						lux: sliders.light,
						milliseconds: (clock.now() - changedAt) / CYCLES_PER_MILLISECOND,
					},
					learned,
				)
			: [];

	/** Learns the face nearest to the middle under an ID, the next free one by default; a face that is known keeps its own. */
	function learn(id?: number): void {
		const distance = ({ x }: Face) => Math.abs(x - SCREEN.width / 2);
		const [face] = faces().sort((one, other) => distance(one) - distance(other));
		if (!face || (id === undefined && learned.has(face.who))) return;
		let free = 1;
		while ([...learned.values()].includes(free)) free++;
		learned.set(face.who, id ?? free);
		changedAt = clock.now();
	}

	function tell(shown: readonly Face[]): number[] {
		const frame = Math.floor(clock.now() / CYCLES_PER_MILLISECOND / FRAME_MILLISECONDS) & 0x7fff;
		const blocks = shown.map(({ x, y, width, height, id }) => frameOf(COMMAND.returnBlock, [x, y, width, height, id]));
		return [...frameOf(COMMAND.returnInfo, [shown.length, learned.size, frame, 0, 0]), ...blocks.flat()];
	}

	function obey(command: number, [value = 0]: readonly number[]): number[] {
		switch (command) {
			case COMMAND.request:
			case COMMAND.requestBlocks:
				return tell(faces());
			case COMMAND.requestLearned:
			case COMMAND.requestBlocksLearned:
				return tell(faces().filter(({ id }) => id > 0));
			case COMMAND.requestById:
			case COMMAND.requestBlocksById:
				return tell(faces().filter(({ id }) => id === value));
			case COMMAND.requestArrows:
			case COMMAND.requestArrowsLearned:
			case COMMAND.requestArrowsById:
				return tell([]);
			case COMMAND.algorithm:
				algorithm = value;
				return frameOf(COMMAND.returnOk);
			case COMMAND.learn:
				learn(value);
				return frameOf(COMMAND.returnOk);
			case COMMAND.forget:
				learned.clear();
				changedAt = clock.now();
				return frameOf(COMMAND.returnOk);
			case COMMAND.ping:
				return frameOf(COMMAND.returnOk);
			default:
				return [];
		}
	}

	const reader = new FrameReader((command, values) => {
		answer = obey(command, values);
	});
	i2c.attach(
		{ sda: pin("SDA").net, scl: pin("SCL").net },
		{
			get address() {
				return power.on() ? ADDRESS : undefined;
			},
			start(reading) {
				if (!reading) reader.reset();
				return true;
			},
			write(byte) {
				reader.take(byte);
				return true;
			},
			read: () => answer.shift() ?? IDLE_BYTE,
		},
	);
	return {
		state: () => ({
			kind: "huskylens",
			powered: power.on(),
			faces: power.on() ? faces() : [],
			heads: headsIn({ ...sliders, people: [...people] }),
			lux: sliders.light,
			learned: learned.size,
		}),
		setControl(id, value) {
			if (id === "learn") {
				if (value === 1 && power.on()) learn();
				return;
			}
			if (id in PEOPLE && value === 1) people.add(id);
			else if (id in PEOPLE) people.delete(id);
			else sliders[id as keyof typeof sliders] = value;
			changedAt = clock.now();
		},
	};
}
