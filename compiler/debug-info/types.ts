import type { DebugType } from "#domain/bench/debug-info.ts";
import { AT, type Entry, numberOf, TAG, textOf } from "./entries.ts";

const MOST_TYPES = 400;
const MOST_MEMBERS = 40;
const MOST_DEEP = 30;
/** Of a type's name. */
const MOST_CHARACTERS = 200;
/** Kinds of base types (DWARF 4, chapter 7.8). */
const ENCODING = { boolean: 2, float: 4, signed: 5, signedChar: 6, unsigned: 7, unsignedChar: 8 };

/** Collects the types that variables have. */
export class TypeTable {
	readonly types: DebugType[] = [];
	private readonly indexOf = new Map<number, number | null>();
	private readonly entryAt: (offset: number) => Entry | undefined;
	private readonly isOwn: (entry: Entry) => boolean;

	/** `isOwn` tells whether something is declared in the sketch: objects of libraries are not looked into. */
	constructor(entryAt: (offset: number) => Entry | undefined, isOwn: (entry: Entry) => boolean) {
		this.entryAt = entryAt;
		this.isOwn = isOwn;
	}

	/** The index of the type that an entry refers to; null for one that cannot be shown. */
	of(entry: Entry, depth = 0): number | null {
		const reference = entry.attributes.get(AT.type);
		const target = reference?.is === "entry" ? this.entryAt(reference.offset) : undefined;
		return target && depth < MOST_DEEP ? this.add(target, depth, null) : null;
	}

	/** Whether the type that an entry refers to is `const`. */
	isConstant(entry: Entry, depth = 0): boolean {
		const reference = entry.attributes.get(AT.type);
		const target = reference?.is === "entry" ? this.entryAt(reference.offset) : undefined;
		if (!target || depth > MOST_DEEP) return false;
		if (target.tag === TAG.constant) return true;
		return (target.tag === TAG.volatile || target.tag === TAG.array) && this.isConstant(target, depth + 1);
	}

	private add(entry: Entry, depth: number, alias: string | null): number | null {
		const { tag } = entry;
		if (tag === TAG.constant || tag === TAG.volatile || tag === TAG.typedef) {
			const reference = entry.attributes.get(AT.type);
			const target = reference?.is === "entry" ? this.entryAt(reference.offset) : undefined;
			const name = tag === TAG.typedef ? (alias ?? textOf(entry, AT.name) ?? null) : alias;
			return target && depth < MOST_DEEP ? this.add(target, depth + 1, name) : null;
		}
		const known = alias === null ? this.indexOf.get(entry.offset) : undefined;
		if (known !== undefined) return known;
		if (this.types.length >= MOST_TYPES) return null;
		const index = this.types.length;
		// It may contain a pointer to itself.
		this.types.push({ kind: "pointer", name: "", bytes: 2, to: null });
		if (alias === null) this.indexOf.set(entry.offset, index);
		const type = this.describe(entry, depth, alias);
		if (type) this.types[index] = { ...type, name: type.name.slice(0, MOST_CHARACTERS) };
		else if (alias === null) this.indexOf.set(entry.offset, null);
		return type ? index : null;
	}

	private describe(entry: Entry, depth: number, alias: string | null): DebugType | null {
		const bytes = numberOf(entry, AT.byteSize) ?? 0;
		const name = alias ?? textOf(entry, AT.name) ?? "";
		switch (entry.tag) {
			case TAG.base:
				return baseType(name, bytes, numberOf(entry, AT.encoding));
			case TAG.enumeration: {
				const values = entry.children.filter(({ tag }) => tag === TAG.enumerator).slice(0, MOST_MEMBERS);
				return {
					...{ kind: "enum", name, bytes },
					values: Object.fromEntries(
						values.map((one) => [String(numberOf(one, AT.constValue) ?? 0), textOf(one, AT.name) ?? ""]),
					),
				};
			}
			case TAG.pointer:
			case TAG.reference: {
				const to = this.of(entry, depth + 1);
				const target = to === null ? "" : (this.types[to]?.name ?? "");
				return { kind: "pointer", name: `${target} ${entry.tag === TAG.pointer ? "*" : "&"}`.trim(), bytes: 2, to };
			}
			case TAG.array: {
				const of = this.of(entry, depth + 1);
				const element = of === null ? undefined : this.types[of];
				const lengths = entry.children.filter(({ tag }) => tag === TAG.subrange);
				const count = lengths.reduce((all, one) => all * ((numberOf(one, AT.upperBound) ?? -1) + 1), 1);
				if (of === null || !element || lengths.length === 0) return null;
				return { kind: "array", name: `${element.name} [${count}]`, bytes: element.bytes * count, of, count };
			}
			case TAG.structure:
			case TAG.class:
				return this.structType(entry, name, bytes, depth);
			default:
				return null;
		}
	}

	private structType(entry: Entry, name: string, bytes: number, depth: number): DebugType | null {
		if (name === "String" && bytes === 6) return { kind: "text", name, bytes };
		if (!this.isOwn(entry)) return null;
		const members = entry.children
			.filter(({ tag, attributes }) => tag === TAG.member && attributes.has(AT.memberLocation))
			.slice(0, MOST_MEMBERS)
			.flatMap((member) => {
				const type = this.of(member, depth + 1);
				const offset = numberOf(member, AT.memberLocation);
				return type === null || offset === undefined ? [] : [{ name: textOf(member, AT.name) ?? "", type, offset }];
			});
		return { kind: "struct", name, bytes, members };
	}
}

function baseType(name: string, bytes: number, encoding: number | undefined): DebugType | null {
	switch (encoding) {
		case ENCODING.boolean:
			return { kind: "bool", name, bytes };
		case ENCODING.float:
			return { kind: "float", name, bytes };
		case ENCODING.signedChar:
		case ENCODING.unsignedChar:
			if (name === "char") return { kind: "char", name, bytes };
			return { kind: "int", name, bytes, signed: encoding === ENCODING.signedChar };
		case ENCODING.signed:
		case ENCODING.unsigned:
			return { kind: "int", name, bytes, signed: encoding === ENCODING.signed };
		default:
			return null;
	}
}
