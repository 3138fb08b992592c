import { notOffered, parseError } from "./rest-error.ts";

/** Nested groups a request may have; enough for any real query, and an end to crafted ones. */
const DEPTH_MAXIMUM = 20;

/** Reads a query parameter from left to right. What does not fit is refused with the text it stopped at. */
export class Reader {
	readonly #what: string;
	readonly #text: string;
	#at = 0;
	#depth = 0;

	constructor(what: string, text: string) {
		this.#what = what;
		this.#text = text;
	}

	get ended(): boolean {
		return this.#at >= this.#text.length;
	}

	/** Consumes `token` if it is next. */
	skip(token: string): boolean {
		if (!this.#text.startsWith(token, this.#at)) return false;
		this.#at += token.length;
		return true;
	}

	/** Consumes `token` if it is next and `next` follows. */
	skipBefore(token: string, next: string): boolean {
		return this.#text.startsWith(token + next, this.#at) && this.skip(token);
	}

	expect(token: string): void {
		if (!this.skip(token)) throw this.refusal();
	}

	expectEnd(): void {
		if (!this.ended) throw this.refusal();
	}

	/** Takes what the sticky pattern matches here, or nothing. */
	take(pattern: RegExp): string {
		pattern.lastIndex = this.#at;
		const match = pattern.exec(this.#text)?.[0] ?? "";
		this.#at += match.length;
		return match;
	}

	/** A name: in double quotes anything, else up to the next sign of the grammar. */
	name(): string {
		const quoted = this.take(/"(?:[^"\\]|\\.)+"/sy);
		const name = quoted === "" ? this.take(/[^\s,.:!()"]+/y) : unquoted(quoted);
		if (name === "") throw this.refusal();
		if (quoted === "" && name.includes("->")) throw notOffered("paths into JSON columns");
		return name;
	}

	/** `(item,item)`: reads a bracket, which may be empty. */
	list<Item>(item: () => Item): Item[] {
		this.expect("(");
		return this.restOfList(item);
	}

	/** The same, once the opening bracket has been read. */
	restOfList<Item>(item: () => Item): Item[] {
		this.#depth += 1;
		if (this.#depth > DEPTH_MAXIMUM) throw this.refusal();
		const items: Item[] = [];
		if (!this.skip(")")) {
			do items.push(item());
			while (this.skip(","));
			this.expect(")");
		}
		this.#depth -= 1;
		return items;
	}

	refusal() {
		return parseError(this.#what, this.#text.slice(this.#at));
	}
}

/** The text between double quotes; a backslash escapes the next character. */
export function unquoted(text: string): string {
	return text.slice(1, -1).replace(/\\(.)/gs, "$1");
}
