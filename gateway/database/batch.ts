import type { PoolClient, Submittable } from "pg";

/** One statement; every value travels apart from the text. */
export type Statement = { readonly text: string; readonly values: readonly (string | null)[] };

/** Result of a batch's last statement: raw text columns, and the rows it touched. */
export type Outcome = { readonly rows: (string | null)[][]; readonly affected: number };

/** The part of pg's connection that speaks the extended query protocol (pg-cursor uses the same). */
type Wire = {
	stream: { cork(): void; uncork(): void };
	parse(message: { text: string; name: string }): void;
	bind(message: { statement: string; values: readonly (string | null)[] }): void;
	execute(message: object): void;
	close(message: { type: "S"; name: string }): void;
	sync(): void;
};

/** The statements a connection has prepared, by text, the longest unused first. */
type Prepared = { names: Map<string, string>; obsolete: string[]; next: number };

const PREPARED_MAXIMUM = 200;
const preparedOf = new WeakMap<object, Prepared>();

/**
 * Sends all statements in one write with one Sync at the end: one round trip, and without BEGIN one implicit
 * transaction, so that what the first statement sets locally holds for the others and ends with them. Statements are
 * prepared on the connection under their text, so a text never holds a value. Resolves after the commit; rejects with
 * the database's error, everything undone.
 */
export function runBatch(client: PoolClient, statements: readonly Statement[]): Promise<Outcome> {
	return new Promise((resolve, reject) => {
		client.query(new Batch(statements, resolve, reject));
	});
}

class Batch implements Submittable {
	readonly #statements: readonly Statement[];
	readonly #resolve: (outcome: Outcome) => void;
	readonly #reject: (error: unknown) => void;
	readonly #fresh = new Map<string, string>();
	#prepared: Prepared | undefined;
	#done = 0;
	#rows: (string | null)[][] = [];
	#affected = 0;

	constructor(statements: readonly Statement[], resolve: (outcome: Outcome) => void, reject: (error: unknown) => void) {
		this.#statements = statements;
		this.#resolve = resolve;
		this.#reject = reject;
	}

	submit(connection: object): void {
		const wire = connection as Wire;
		const prepared = preparedOf.get(connection) ?? { names: new Map(), obsolete: [], next: 1 };
		preparedOf.set(connection, prepared);
		this.#prepared = prepared;
		wire.stream.cork();
		try {
			for (const name of prepared.obsolete.splice(0)) wire.close({ type: "S", name });
			for (const statement of this.#statements) this.#send(wire, prepared, statement);
			wire.sync();
		} finally {
			wire.stream.uncork();
		}
	}

	#send(wire: Wire, prepared: Prepared, { text, values }: Statement): void {
		let name = prepared.names.get(text) ?? this.#fresh.get(text);
		if (name === undefined) {
			name = `gateway_${prepared.next++}`;
			this.#fresh.set(text, name);
			wire.parse({ text, name });
		} else if (prepared.names.delete(text)) {
			prepared.names.set(text, name);
		}
		wire.bind({ statement: name, values });
		wire.execute({});
	}

	handleRowDescription(): void {}

	handleDataRow(message: { fields: (string | null)[] }): void {
		if (this.#done === this.#statements.length - 1) this.#rows.push(message.fields);
	}

	handleCommandComplete(message: { text: string }): void {
		this.#done += 1;
		this.#affected = Number(/ (\d+)$/.exec(message.text)?.[1] ?? 0);
	}

	handleEmptyQuery(): void {}

	handleError(error: unknown): void {
		// The error does not tell whether a new name was taken: release them all.
		this.#prepared?.obsolete.push(...this.#fresh.values());
		this.#reject(error);
	}

	handleReadyForQuery(): void {
		const prepared = this.#prepared;
		if (prepared) {
			for (const [text, name] of this.#fresh) prepared.names.set(text, name);
			while (prepared.names.size > PREPARED_MAXIMUM) {
				const [oldest] = prepared.names;
				if (!oldest) break;
				prepared.names.delete(oldest[0]);
				prepared.obsolete.push(oldest[1]);
			}
		}
		this.#resolve({ rows: this.#rows, affected: this.#affected });
	}
}
