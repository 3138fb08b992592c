import type { DebugInfo, DebugType, DebugVariable, Piece, Whereabouts } from "#domain/bench/debug-info.ts";
import { Utf8Decoder } from "../board/utf8.ts";
import { frameBase, functionAt, pointerIn } from "./frame-base.ts";

/** A variable at a pause. */
export interface ValueRow {
	name: string;
	type: string;
	scope: "local" | "global";
	/** As C++ would write it; null where the compiler has optimised it away. */
	value: string | null;
}

interface Paused {
	info: DebugInfo;
	data: Uint8Array;
	/** The next instruction, in bytes of flash. */
	address: number;
	/** The frame's base; undefined outside of the sketch. */
	base: number | undefined;
}

const MOST_ELEMENTS = 16;
const MOST_CHARACTERS = 80;
const DEEPEST = 4;
/** Digits that a float of 32 bits has. */
const FLOAT_DIGITS = 6;

/** What the variables hold that are known at an address: those of the function first, then those of the whole sketch. */
export function readValues(info: DebugInfo, data: Uint8Array, address: number): ValueRow[] {
	const inside = functionAt(info, address);
	const paused = { info, data, address, base: inside && frameBase(inside, address, data) };
	const inScope = (inside?.variables ?? []).filter(
		({ scope }) => !scope || scope.some(([from, to]) => address >= from && address < to),
	);
	const rows = (variables: readonly DebugVariable[], scope: ValueRow["scope"]) =>
		variables.map((variable): ValueRow => rowOf(paused, variable, scope));
	const shadowed = new Set(inScope.map(({ name }) => name));
	const globals = info.globals.filter(({ name }) => !shadowed.has(name));
	return [...rows(innermost(inScope), "local"), ...rows(globals, "global")];
}

/** Of several variables of one name the one of the innermost block. */
function innermost(variables: readonly DebugVariable[]): DebugVariable[] {
	return [...new Map(variables.map((variable) => [variable.name, variable])).values()];
}

function rowOf(paused: Paused, variable: DebugVariable, scope: ValueRow["scope"]): ValueRow {
	const type = paused.info.types[variable.type];
	const known = variable.where.find(({ from, to }) => paused.address >= from && paused.address < to);
	const bytes = type && known && bytesOf(paused, known, type.bytes);
	return {
		name: variable.name,
		type: `${variable.constant ? "const " : ""}${type?.name ?? ""}`,
		scope,
		value: bytes && type ? valueText(paused, type, bytes, 0) : null,
	};
}

/** Where a piece begins in the data space, which has the registers at its beginning. */
function startOf({ in: kind, at, register }: Piece, data: Uint8Array, base: number | undefined): number | null {
	if (kind === "frame") return base === undefined ? null : (base + at) & 0xffff;
	if (kind === "pointed") return register === undefined ? null : (pointerIn(register, data) + at) & 0xffff;
	return at;
}

/** A value's bytes, lowest first; null where a part of it cannot be had. */
function bytesOf({ data, base }: Paused, { pieces, value }: Whereabouts, size: number): Uint8Array | null {
	if (value !== undefined)
		return Uint8Array.from({ length: size }, (_, byte) => Math.floor(value / 256 ** byte) & 0xff);
	const bytes: number[] = [];
	for (const piece of pieces ?? []) {
		const from = startOf(piece, data, base);
		if (from === null) return null;
		const length = Math.min(piece.bytes || size, size - bytes.length);
		for (let byte = 0; byte < length; byte++) bytes.push(data[from + byte] ?? 0);
	}
	return bytes.length === size ? Uint8Array.from(bytes) : null;
}

function valueText(paused: Paused, type: DebugType, bytes: Uint8Array, depth: number): string {
	const number = unsigned(bytes);
	switch (type.kind) {
		case "int":
			return wholeNumber(bytes, type.signed);
		case "bool":
			return number === 0 ? "false" : "true";
		case "char":
			return number >= 32 && number < 127
				? `'${String.fromCharCode(number)}' (${number})`
				: `(${wholeNumber(bytes, true)})`;
		case "float":
			return floatText(new DataView(bytes.buffer).getFloat32(0, true));
		case "enum":
			return type.values[wholeNumber(bytes, true)] ?? type.values[String(number)] ?? String(number);
		case "array":
			return arrayText(paused, type, bytes, depth);
		case "struct": {
			if (depth >= DEEPEST) return "{…}";
			const members = type.members.map(({ name, type: index, offset }) => {
				const member = paused.info.types[index];
				return `${name}: ${member ? valueText(paused, member, bytes.slice(offset, offset + member.bytes), depth + 1) : "?"}`;
			});
			return `{${members.join(", ")}}`;
		}
		case "text": {
			// String of the Arduino core: buffer, capacity, length.
			const [at, length] = [unsigned(bytes.slice(0, 2)), unsigned(bytes.slice(4, 6))];
			return at === 0 ? '""' : quoted(paused.data.slice(at, at + Math.min(length, MOST_CHARACTERS)), length);
		}
		case "pointer": {
			const to = type.to === null ? undefined : paused.info.types[type.to];
			if (number === 0) return "nullptr";
			if (to?.kind !== "char") return `0x${number.toString(16).padStart(4, "0")}`;
			const end = paused.data.indexOf(0, number);
			const length = end < 0 ? MOST_CHARACTERS : end - number;
			return quoted(paused.data.slice(number, number + Math.min(length, MOST_CHARACTERS)), length);
		}
	}
}

function arrayText(
	paused: Paused,
	type: Extract<DebugType, { kind: "array" }>,
	bytes: Uint8Array,
	depth: number,
): string {
	const element = paused.info.types[type.of];
	if (!element || depth >= DEEPEST) return "{…}";
	if (element.kind === "char") {
		const end = bytes.indexOf(0);
		const length = end < 0 ? bytes.length : end;
		return quoted(bytes.slice(0, Math.min(length, MOST_CHARACTERS)), length);
	}
	const shown = Math.min(type.count, MOST_ELEMENTS);
	const texts = Array.from({ length: shown }, (_, index) =>
		valueText(paused, element, bytes.slice(index * element.bytes, (index + 1) * element.bytes), depth + 1),
	);
	return `{${texts.join(", ")}${shown < type.count ? ", …" : ""}}`;
}

function quoted(bytes: Uint8Array, length: number): string {
	const decoder = new Utf8Decoder();
	const text = Array.from(bytes, (byte) => decoder.push(byte)).join("");
	return `"${text}${length > bytes.length ? "…" : ""}"`;
}

function unsigned(bytes: Uint8Array): number {
	return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}

/** Eight bytes are more than a number holds exactly. */
function wholeNumber(bytes: Uint8Array, signed: boolean): string {
	let value = 0n;
	for (const byte of bytes.toReversed()) value = value * 256n + BigInt(byte);
	return String(signed ? BigInt.asIntN(8 * bytes.length, value) : value);
}

/** 31.5 as "31.50", 0.001 as "0.001". */
function floatText(value: number): string {
	if (!Number.isFinite(value)) return String(value).replace("Infinity", "inf").replace("NaN", "nan");
	const short = Number(value.toPrecision(FLOAT_DIGITS));
	const plain = Math.abs(short) < 1e7 ? short.toFixed(2) : String(short);
	return Number(plain) === short ? plain : String(short);
}
