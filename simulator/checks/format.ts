import { z } from "zod/mini";
import { RANGE } from "./range.ts";

/**
 * A project's checks as data (`checks` and `extension` of its `bench.json`): named scenes. A scene moves sensors and says what must be seen once the
 * program had time to settle. Scenes are played in an order, a number, with values and for times drawn from the seed.
 * The words of a scene (what it proves, what failed) stand in the project's text under its name. All times are simulated
 * seconds, in steps of 5 ms.
 */

/** `"5..25/0.5"`: from 5 to 25 in steps of 0.5; steps of 1 by default. */
const range = z.string().check(z.regex(RANGE));
const oneDrawn = z.union([z.number(), range]);
/** A number, a range, or several of these that take turns: the first ones, such as those beside a threshold, in scenes with time to settle. */
const drawn = z.union([oneDrawn, z.array(oneDrawn).check(z.minLength(1))]);

/** A control of a part: `"sonar.centimetres"`. */
const control = z.string().check(z.regex(/^[a-z][a-z0-9_]*\.[a-z]+$/));
/** A control, or several of a part that take turns: `"phone.wacha|habari"`. */
const controls = z.string().check(z.regex(/^[a-z][a-z0-9_]*\.[a-z]+(?:\|[a-z]+)*$/));
const seconds = z.number().check(z.positive());
const partId = z.string();
const pin = z.string().check(z.regex(/^(?:\d{1,2}|A[0-5])$/));
const pins = z.array(pin).check(z.minLength(1));
/** Levels of the pins in their order: `"1010"`. */
const levels = z.string().check(z.regex(/^[01]+$/));
/** The time from a change until this must hold, where it is not the scene's `settle`. */
const after = z.optional(z.number().check(z.nonnegative()));
/** Words that the label beside the number must not contain: those of another quantity. */
const neverLabelled = z.optional(z.array(z.string()));
/** From 1 on, the uppermost: to 2 on an LCD, to 8 on an OLED display. */
const displayRow = z.optional(z.literal([1, 2, 3, 4, 5, 6, 7, 8]));
const tolerance = z.number().check(z.nonnegative());

const expectation = z.union([
	/** `on`: without a break that an eye sees, dimmed or not. */
	z.strictObject({ pin, is: z.enum(["on", "off"]), after }),
	/** From its beginning to its end as it was when the scene began. */
	z.strictObject({ pin, is: z.literal("kept") }),
	/** On or blinking, with at most this many seconds of `pause` between two blinks (1.7 by default). */
	z.strictObject({ pin, is: z.literal("lit"), pause: z.optional(seconds), after }),
	/**
	 * The pin rises this many times in the scene; it is high for `first` seconds before it first falls, and `span` seconds
	 * pass from its first rise to its last fall.
	 */
	z.strictObject({
		pin,
		rises: z.union([z.int().check(z.nonnegative()), range]),
		first: z.optional(range),
		span: z.optional(range),
	}),
	/**
	 * Once the program had time to settle, the pin rises as many times a minute as a control's value says. `tolerance` is a
	 * share (0.15: 15 %); one rise more or less is right, too.
	 */
	z.strictObject({ pin, near: control, tolerance, after }),
	/** The pin rises before those of `before`, which are low until then, from this many seconds to this many into the scene. Ends the scene. */
	z.strictObject({ pin, before: z.array(pin), within: range }),
	/** The pins are at these levels most of the time. */
	z.strictObject({ pins, mostly: levels, after }),
	/** The pins are never all at these levels, or at those of any of several patterns. */
	z.strictObject({ pins, never: z.union([levels, z.array(levels).check(z.minLength(1))]), after }),
	/**
	 * The pins came to one of these patterns since the change, for this many seconds without a break; `before` any of those
	 * patterns that must come after it.
	 */
	z.strictObject({
		pins,
		reached: z.array(levels).check(z.minLength(1)),
		held: seconds,
		before: z.optional(z.array(levels)),
	}),
	/** `sounding`: steadily or in beeps, with at most this many seconds of `pause` between them (1.7 by default). */
	z.strictObject({ buzzer: partId, is: z.enum(["silent", "sounding"]), pause: z.optional(seconds), after }),
	/** Beeps this many times a second, on average, once the program had time to settle. */
	z.strictObject({ buzzer: partId, perSecond: range, after }),
	/**
	 * Beeps in groups of this many, parted by that many seconds of silence, or by a rise of a pin. Of a range the learner
	 * chooses one number: each group has as many as the first.
	 */
	z.strictObject({
		buzzer: partId,
		beeps: z.union([z.int().check(z.positive()), range]),
		parted: z.union([seconds, pin]),
	}),
	/** Sounds at a pitch; `tolerance` is a share (0.05: 5 %). */
	z.strictObject({ buzzer: partId, hertz: z.number().check(z.positive()), tolerance }),
	/**
	 * Shows a control's value steadily, in one of its rows (`row` for that one), always beside the same label;
	 * `as` what follows from it: a pressure's altitude in metres, how far that is above the pressure that was there
	 * when the run began (`climb`), or the smallest value since then (`lowest`). `times` the factor between the value and
	 * the number: a price.
	 */
	z.strictObject({
		display: partId,
		near: control,
		as: z.optional(z.literal(["altitude", "climb", "lowest"])),
		times: z.optional(z.number()),
		tolerance,
		row: displayRow,
		neverLabelled,
	}),
	/** Shows a text, and not `without` beside it; with `numberless` no number, either. */
	z.strictObject({
		display: partId,
		text: z.string(),
		row: displayRow,
		without: z.optional(z.string()),
		numberless: z.optional(z.literal(true)),
	}),
	/** A line with a control's value is printed at least once in this many seconds, always with the same label. */
	z.strictObject({ serial: z.literal("number"), near: control, tolerance, every: seconds, neverLabelled }),
	/**
	 * A line with a text is printed; or the last line with any of these texts has it, and none of `without`. No line has one
	 * of `forbidden`; with `once` a single line has the text.
	 */
	z.strictObject({
		serial: z.literal("text"),
		text: z.string(),
		without: z.optional(z.array(z.string())),
		forbidden: z.optional(z.array(z.string())),
		once: z.optional(z.literal(true)),
	}),
	/** The last line that a phone got in the scene has a text, and no line has one of `without`; with `once` there is only that line. */
	z.strictObject({
		phone: partId,
		text: z.string(),
		without: z.optional(z.array(z.string())),
		once: z.optional(z.literal(true)),
	}),
	/** A line with a control's value comes to a phone at least once in this many seconds, always with the same label. */
	z.strictObject({ phone: partId, near: control, tolerance, every: seconds }),
	/** A phone gets no line. */
	z.strictObject({ phone: partId, is: z.literal("quiet") }),
	/** A line with a control's value is saved on an SD card at least once in this many seconds, and always has the same label or column; no line is lost. */
	z.strictObject({ card: partId, near: control, tolerance, every: seconds }),
	/** No line is saved on an SD card, and none is lost. */
	z.strictObject({ card: partId, is: z.literal("quiet"), after }),
	z.strictObject({ servo: partId, degrees: range }),
	/** In percent of full speed, negative backwards; of a robot's or a car's motors, in percent of their full voltage. */
	z.strictObject({ motor: partId, percent: range }),
	/** A robot leans by this many degrees, without a break once the program had time to settle. */
	z.strictObject({ robot: partId, tilt: range }),
	/** At the end of the scene a car is within this many metres of a flag. */
	z.strictObject({ car: partId, flag: z.literal(["red", "blue"]), within: z.number().check(z.positive()) }),
	/**
	 * A panel of LEDs shows what lies before a thermal camera, on the way from blue to red, without a break once the program
	 * had time to settle: what is much warmer is redder, what is warmer never bluer, what is alike looks alike.
	 */
	z.strictObject({ pixels: partId, warmth: partId, after }),
]);

const scene = z.strictObject({
	/** Played this many times among the shuffled ones: a number, or a range. Without it, once and before them, in the order of the file. */
	repeat: z.optional(z.union([z.int().check(z.positive()), range])),
	/** Moves controls when the scene begins. */
	set: z.optional(z.record(control, drawn)),
	/** Turns switches on for this many seconds, then off. */
	pulse: z.optional(z.record(controls, drawn)),
	/** The switches are turned on this many seconds after the scene has begun: when a hand has laid down what it moved. */
	pulseAfter: z.optional(seconds),
	/** Types into the serial monitor when the scene begins. */
	send: z.optional(z.string()),
	/** How long an honest program may take to follow; by default that of all scenes. */
	settle: z.optional(seconds),
	/** Also after a scene that expects the same: what is measured is exchanged for another, and a program may measure both in one round. */
	resettles: z.optional(z.literal(true)),
	/** The sensor itself continues for this many seconds, so that what was expected before must still be seen. */
	lingers: z.optional(seconds),
	/** The scene has this length, or ends earlier when all that is expected was seen: for what comes in an order by itself. */
	lasts: z.optional(seconds),
	expect: z.array(expectation).check(z.minLength(1)),
});

const stepId = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

/**
 * The learner chooses the limit: the values of `control` are moved to where `sensor` reads what the program compares it
 * with, if that is within a range. They are written for the `usual` one, the first reading on its upper side.
 */
const ownLimit = z.strictObject({ sensor: z.string(), control, usual: z.int(), within: range });

export const checksSchema = z.strictObject({
	settle: seconds,
	limit: z.optional(ownLimit),
	/** An award takes a pass with this many seeds: two by default, more where a fixed timeline would pass too often. */
	seeds: z.optional(z.int().check(z.positive())),
	/**
	 * Where what must be seen changes: of a control the last values on either side, both of which are tried in every run.
	 * None where nothing depends on a number.
	 */
	thresholds: z.optional(z.record(control, z.array(z.tuple([z.number(), z.number()])))),
	/** A run takes this many simulated seconds at most, 30 by default: more where what is controlled is slow by its nature. */
	longest: z.optional(z.number().check(z.positive(), z.lte(60))),
	/** `in_turn`: the repeated scenes come one after the other, round by round, instead of shuffled. */
	order: z.optional(z.literal("in_turn")),
	/** What is expected in every scene, each under a step of its own. */
	always: z.optional(z.record(stepId, expectation)),
	scenes: z.record(stepId, scene),
});

export type OwnLimit = z.infer<typeof ownLimit>;
export type Drawn = z.infer<typeof drawn>;
export type Expectation = z.infer<typeof expectation>;
export type Scene = z.infer<typeof scene>;
export type Checks = z.infer<typeof checksSchema>;

/** What is right depends on where controls stand. */
export function followsControls(expected: Expectation): boolean {
	return "near" in expected || "warmth" in expected;
}
