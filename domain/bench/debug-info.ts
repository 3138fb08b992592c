import { z } from "zod/mini";

/** What a debugger needs to know of a compiled sketch. Addresses of code are bytes of flash, of data bytes of RAM. */

const address = z.int().check(z.nonnegative(), z.maximum(0x10ffff));
const name = z.string().check(z.maxLength(200));
const typeIndex = z.int().check(z.nonnegative());

/** A type, by its index in `types`. */
const debugType = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("int"), name, bytes: z.int(), signed: z.boolean() }),
	z.object({ kind: z.literal("bool"), name, bytes: z.int() }),
	z.object({ kind: z.literal("char"), name, bytes: z.int() }),
	z.object({ kind: z.literal("float"), name, bytes: z.int() }),
	/** `values`: what each number is called. */
	z.object({ kind: z.literal("enum"), name, bytes: z.int(), values: z.record(z.string(), name) }),
	z.object({ kind: z.literal("array"), name, bytes: z.int(), of: typeIndex, count: z.int() }),
	z.object({
		kind: z.literal("struct"),
		name,
		bytes: z.int(),
		members: z.array(z.object({ name, type: typeIndex, offset: z.int() })),
	}),
	/** Arduino's `String`. */
	z.object({ kind: z.literal("text"), name, bytes: z.int() }),
	/** `to` is null where it points to something unknown. */
	z.object({ kind: z.literal("pointer"), name, bytes: z.int(), to: z.nullable(typeIndex) }),
]);

/**
 * This many bytes of a value, 0 for all of it: in registers from `at` on, in RAM at `at`, `at` bytes from the frame's base,
 * or `at` bytes from where a register pair points.
 */
const piece = z.object({
	in: z.enum(["register", "ram", "frame", "pointed"]),
	at: z.int(),
	bytes: z.int(),
	register: z.optional(z.int()),
});

/** Where a value is while the program counter is in [from, to): in pieces, or nowhere, but known: its bits as a whole number. */
const whereabouts = z.object({
	from: address,
	to: address,
	pieces: z.optional(z.array(piece)),
	value: z.optional(z.number()),
});

const debugVariable = z.object({
	name,
	type: typeIndex,
	/** Written with `const`. */
	constant: z.boolean(),
	/** The code in which the name is known; absent: all of it. */
	scope: z.optional(z.array(z.tuple([address, address]))),
	/** Outside of these the compiler has optimised the value away. */
	where: z.array(whereabouts),
});

const debugFunction = z.object({
	name,
	from: address,
	to: address,
	/** Where its body begins: its frame is complete there. */
	body: address,
	/** From an address on, the frame's base is a register pair (32: the stack pointer) and this many bytes. */
	frames: z.array(z.tuple([address, z.int(), z.int()])),
	variables: z.array(debugVariable),
});

export const debugInfo = z.lazy(() =>
	z.object({
		/** Where a line of the sketch begins, by ascending address. */
		lines: z.array(z.tuple([address, z.int()])),
		functions: z.array(debugFunction),
		globals: z.array(debugVariable),
		types: z.array(debugType),
	}),
);

export type DebugInfo = z.infer<typeof debugInfo>;
export type DebugType = z.infer<typeof debugType>;
export type DebugVariable = z.infer<typeof debugVariable>;
export type DebugFunction = z.infer<typeof debugFunction>;
export type Whereabouts = z.infer<typeof whereabouts>;
export type Piece = z.infer<typeof piece>;
