import { z } from "zod/mini";

/**
 * A project's checks as data. A step sets sensors, lets time pass and expects a behaviour. Its words (what it proves,
 * what failed) stand in the project's text under its id. All times are simulated milliseconds.
 */

/** A number, or one drawn anew each time from a range in steps. */
const drawnNumber = z.union([
	z.number(),
	z.strictObject({ from: z.number(), to: z.number(), step: z.number().check(z.positive()) }),
]);

const during = z.number().check(z.positive());
const degrees = z.number().check(z.minimum(0), z.maximum(180));
const speed = z.number().check(z.minimum(-1), z.maximum(1));

/** Pins by their name: true is high. */
const levels = z.record(z.string(), z.boolean());

const actionSchema = z.discriminatedUnion("do", [
	/** Moves a control of a part. */
	z.strictObject({ do: z.literal("set"), part: z.string(), control: z.string(), to: drawnNumber }),
	z.strictObject({ do: z.literal("wait"), ms: drawnNumber }),
	/** Types into the serial monitor. */
	z.strictObject({ do: z.literal("send"), text: z.string() }),
	/** The buzzer sounds within the time: HIGH, tone() or beeps, for at least `total` ms in sum (50 unless told). */
	z.strictObject({
		do: z.literal("expect_sound"),
		part: z.string(),
		during,
		total: z.optional(z.number().check(z.positive())),
	}),
	/** The buzzer stays silent all the time. */
	z.strictObject({ do: z.literal("expect_silence"), part: z.string(), during }),
	/** The buzzer sounds at a pitch within the time; `tolerance` is a share (0.05: 5 %). */
	z.strictObject({
		do: z.literal("expect_tone"),
		part: z.string(),
		hertz: z.number().check(z.positive()),
		tolerance: z.number().check(z.positive()),
		during,
	}),
	/** A pin is high for a share of the time between `from` and `to`: `{ from: 1, to: 1 }` is always high. */
	z.strictObject({
		do: z.literal("expect_duty"),
		pin: z.string(),
		from: z.number().check(z.minimum(0), z.maximum(1)),
		to: z.number().check(z.minimum(0), z.maximum(1)),
		during,
	}),
	/** A pin rises so many times. */
	z.strictObject({
		do: z.literal("expect_pulses"),
		pin: z.string(),
		from: z.int().check(z.nonnegative()),
		to: z.int().check(z.nonnegative()),
		during,
	}),
	/** A pin rises within the time, no sooner than `after`, while the pins of `low` are low until then. Ends with the rise. */
	z.strictObject({
		do: z.literal("expect_rise"),
		pin: z.string(),
		low: z.array(z.string()),
		after: z.number().check(z.nonnegative()),
		during,
	}),
	/** Within the time, all pins of one of the patterns (true is high) are at their levels, for so long without a break. */
	z.strictObject({
		do: z.literal("expect_levels"),
		any: z.array(levels).check(z.minLength(1)),
		held: z.number().check(z.nonnegative()),
		during,
	}),
	/** The pins are never all at these levels. */
	z.strictObject({ do: z.literal("forbid_levels"), levels, during }),
	/** Within the time, a display shows a number this near to a control of some part. */
	z.strictObject({
		do: z.literal("expect_display_number"),
		part: z.string(),
		near: z.strictObject({ part: z.string(), control: z.string() }),
		tolerance: z.number().check(z.nonnegative()),
		during,
	}),
	/** A printed line contains a text, ignoring case. */
	z.strictObject({ do: z.literal("expect_line"), contains: z.string(), during }),
	/** A display shows a text within the time, in one of its rows (`row` 1 or 2 for that one), ignoring case. */
	z.strictObject({
		do: z.literal("expect_text"),
		part: z.string(),
		contains: z.string(),
		row: z.optional(z.int().check(z.minimum(1), z.maximum(2))),
		during,
	}),
	/** A servo's horn comes to an angle between `from` and `to` degrees within the time. */
	z.strictObject({ do: z.literal("expect_angle"), part: z.string(), from: degrees, to: degrees, during }),
	/** A motor comes to a speed between `from` and `to` within the time: -1 is full speed backwards, 1 forwards. */
	z.strictObject({ do: z.literal("expect_speed"), part: z.string(), from: speed, to: speed, during }),
	/** The printed numbers follow a control: at least a third of the lines with numbers have one this near to it. */
	z.strictObject({
		do: z.literal("expect_number"),
		part: z.string(),
		control: z.string(),
		tolerance: z.number().check(z.nonnegative()),
		during,
	}),
]);

const stepSchema = z.strictObject({
	id: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
	actions: z.array(actionSchema).check(z.minLength(1)),
});

/** Steps that come in an order and a number drawn each time: every one at least once, `times` in all. */
const shuffledSchema = z.strictObject({
	shuffled: z.array(stepSchema).check(z.minLength(1)),
	times: z.tuple([z.int().check(z.positive()), z.int().check(z.positive())]),
});

export const checksSchema = z.strictObject({
	steps: z.array(z.union([stepSchema, shuffledSchema])).check(z.minLength(1)),
});

export type DrawnNumber = z.infer<typeof drawnNumber>;
export type CheckAction = z.infer<typeof actionSchema>;
export type CheckStep = z.infer<typeof stepSchema>;
export type Checks = z.infer<typeof checksSchema>;
