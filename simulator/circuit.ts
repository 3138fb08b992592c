import { z } from "zod/mini";
import { BOARD_ID } from "./board/uno-pins.ts";

/** A connection point, written `part.pin`: `uno.2`, `uno.GND.1`, `probe.DQ`. The pin's own name may hold further dots. */
export const endpointSchema = z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z0-9_]*\.[A-Za-z0-9+\-.]+$/));

export const WIRE_COLORS = ["red", "black", "yellow", "green", "blue", "orange", "white", "purple"] as const;

const MOST_PIXELS = 10_000;
/** No resistor has more ohms. */
const MOST_PROP = 1e9;

const coordinate = z.number().check(z.minimum(-MOST_PIXELS), z.maximum(MOST_PIXELS));

export const wireSchema = z.object({
	from: endpointSchema,
	to: endpointSchema,
	color: z.enum(WIRE_COLORS),
	/** Points that the wire is led through, from `from` to `to`. Drawing only. */
	bends: z.optional(z.array(z.object({ x: coordinate, y: coordinate })).check(z.maxLength(12))),
});

export const placedPartSchema = z.object({
	/** The part's own name in this circuit; `uno` is the board's. */
	id: z.string().check(
		z.regex(/^[a-z][a-z0-9_]*$/),
		z.maxLength(40),
		z.refine((id) => id !== BOARD_ID, "uno is the board"),
	),
	/** A kind of the parts' registry: `ds18b20`, `resistor`. */
	kind: z.string().check(z.maxLength(40)),
	/** Where its left upper corner lies, in the drawing's pixels from the board's left upper corner. */
	x: coordinate,
	y: coordinate,
	/** Degrees clockwise. */
	rotation: z.optional(z.number()),
	/** What is printed on the part: `{ ohms: 4700 }`, `{ color: "red" }`. */
	props: z.optional(
		z.record(
			z.string().check(z.maxLength(20)),
			z.union([z.string().check(z.maxLength(40)), z.number().check(z.minimum(-MOST_PROP), z.maximum(MOST_PROP))]),
		),
	),
	/** Pins that sit in a hole of a breadboard: `{ A: "bb.c12" }`. A leg joins as a wire does, and is not drawn as one. */
	legs: z.optional(z.record(z.string().check(z.maxLength(20)), endpointSchema)),
});

/** A circuit as data: what is placed and what is wired. The board is always there, under the id `uno`. */
export const circuitSchema = z.object({
	board: z.literal("uno"),
	parts: z.array(placedPartSchema).check(
		z.maxLength(60),
		z.refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, "two parts of one name"),
	),
	wires: z.array(wireSchema).check(z.maxLength(300)),
});

export type WireColor = (typeof WIRE_COLORS)[number];
export type Wire = z.infer<typeof wireSchema>;
export type PlacedPart = z.infer<typeof placedPartSchema>;
export type Circuit = z.infer<typeof circuitSchema>;
