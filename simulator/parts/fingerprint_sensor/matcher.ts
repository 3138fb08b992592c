import { word, wordAt } from "./packet.ts";

/** Commands and confirmation codes of the R307's user manual ("Instruction table", "Confirmation code's definition"). */
export const COMMAND = {
	genImg: 0x01,
	img2Tz: 0x02,
	search: 0x04,
	regModel: 0x05,
	store: 0x06,
	loadChar: 0x07,
	deleteChar: 0x0c,
	empty: 0x0d,
	readSysPara: 0x0f,
	verifyPassword: 0x13,
	highSpeedSearch: 0x1b,
	templateNum: 0x1d,
	ledOn: 0x50,
	ledOff: 0x51,
} as const;
export const CODE = {
	ok: 0x00,
	badPacket: 0x01,
	noFinger: 0x02,
	messyImage: 0x06,
	tooFewFeatures: 0x07,
	notFound: 0x09,
	mismatch: 0x0a,
	badLocation: 0x0b,
	cannotRead: 0x0c,
	deleteFailed: 0x10,
	wrongPassword: 0x13,
	noImage: 0x15,
} as const;

/** The number of templates that there is room for, counted from 0 on (Adafruit, product 751: 162). */
const CAPACITY = 162;
/** How much of the finger lies on the window, in percent: below it are too few features. */
const LEAST_CONTACT = 20;
const SECURITY_LEVEL = 3;
const BAUD_STEP = 9600;
const PACKET_BYTES_CODE = 1;
const ADDRESS_WORDS = [0xffff, 0xffff];

/** What lies on the window. `worn` skin has half as many clear ridges; a `wet` finger gives an image without any. */
export interface Finger {
	readonly id: string;
	readonly worn?: boolean;
	readonly wet?: boolean;
}

interface Image {
	readonly finger: Finger;
	/** In percent. */
	readonly contact: number;
}

/** How sure a match is: real modules tell about 30 to 300, and another number each time that the finger is laid on. */
const scoreOf = ({ finger, contact }: Image) => Math.round(contact * (finger.worn ? 1 : 2));

interface Settings {
	readonly baud: number;
	/** The fingers that are stored when the power comes, by their numbers. */
	readonly enrolled: ReadonlyMap<number, Finger>;
}

/**
 * What a module knows and decides, without its times: an image, two character files, and the templates. A template is the
 * name of its finger: ridges are left out, and so is all that takes images or templates out of a module or puts them in.
 */
export class Matcher {
	private readonly settings: Settings;
	private image: Image | undefined;
	private slots: (Image | undefined)[] = [undefined, undefined];
	private templates: Map<number, Finger>;
	led = true;

	constructor(settings: Settings) {
		this.settings = settings;
		this.templates = new Map(settings.enrolled);
	}

	get count(): number {
		return this.templates.size;
	}

	/** The confirmation code, and what follows it. `lying` is what is on the window now. */
	answer([command, ...parameters]: readonly number[], lying: Image | undefined): number[] {
		switch (command) {
			case COMMAND.verifyPassword:
				return [parameters.every((byte) => byte === 0) ? CODE.ok : CODE.wrongPassword];
			case COMMAND.genImg:
				this.image = lying;
				return [lying ? CODE.ok : CODE.noFinger];
			case COMMAND.img2Tz:
				return [this.characterFile(slotOf(parameters[0]))];
			case COMMAND.regModel:
				return [this.combine()];
			case COMMAND.store:
				return [this.store(slotOf(parameters[0]), wordAt(parameters, 1))];
			case COMMAND.loadChar:
				return [this.load(slotOf(parameters[0]), wordAt(parameters, 1))];
			case COMMAND.search:
			case COMMAND.highSpeedSearch:
				return this.search(slotOf(parameters[0]), wordAt(parameters, 1), wordAt(parameters, 3));
			case COMMAND.deleteChar:
				return [this.delete(wordAt(parameters, 0), wordAt(parameters, 2))];
			case COMMAND.empty:
				this.templates.clear();
				return [CODE.ok];
			case COMMAND.templateNum:
				return [CODE.ok, ...word(this.count)];
			case COMMAND.readSysPara:
				return [CODE.ok, ...this.parameters().flatMap(word)];
			case COMMAND.ledOn:
			case COMMAND.ledOff:
				this.led = command === COMMAND.ledOn;
				return [CODE.ok];
			default:
				return [CODE.badPacket];
		}
	}

	private characterFile(slot: number): number {
		if (!this.image) return CODE.noImage;
		if (this.image.finger.wet) return CODE.messyImage;
		if (this.image.contact < LEAST_CONTACT) return CODE.tooFewFeatures;
		this.slots[slot] = this.image;
		return CODE.ok;
	}

	/** Makes one template of both slots, if they are of one finger. */
	private combine(): number {
		const [one, other] = this.slots;
		return one && one.finger.id === other?.finger.id ? CODE.ok : CODE.mismatch;
	}

	private store(slot: number, number: number): number {
		const file = this.slots[slot];
		if (number >= CAPACITY || !file) return CODE.badLocation;
		this.templates.set(number, file.finger);
		return CODE.ok;
	}

	private load(slot: number, number: number): number {
		const finger = this.templates.get(number);
		if (!finger) return CODE.cannotRead;
		this.slots[slot] = { finger, contact: 100 };
		return CODE.ok;
	}

	private search(slot: number, from: number, count: number): number[] {
		const file = this.slots[slot];
		const numbers = [...this.templates.keys()].filter((number) => number >= from && number < from + count);
		const found = numbers.sort((a, b) => a - b).find((number) => this.templates.get(number)?.id === file?.finger.id);
		if (!file || found === undefined) return [CODE.notFound, 0, 0, 0, 0];
		return [CODE.ok, ...word(found), ...word(scoreOf(file))];
	}

	private delete(from: number, count: number): number {
		if (from + count > CAPACITY) return CODE.deleteFailed;
		for (let number = from; number < from + count; number++) this.templates.delete(number);
		return CODE.ok;
	}

	/** Status, system, capacity, security level, address, packet size, baud rate. */
	private parameters(): number[] {
		const baud = this.settings.baud / BAUD_STEP;
		return [0, 0, CAPACITY, SECURITY_LEVEL, ...ADDRESS_WORDS, PACKET_BYTES_CODE, baud];
	}
}

/** Slots are numbered 1 and 2; any other number means 2. */
const slotOf = (number: number | undefined) => (number === 1 ? 0 : 1);
