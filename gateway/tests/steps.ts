import pg from "pg";
import { vi } from "vitest";

/** The texts of the work's statements, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
	const texts: string[] = [];
	const real = pg.Client.prototype.query;
	const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		const [statement] = given as [string | { text: string }];
		texts.push(typeof statement === "string" ? statement : statement.text);
		return Reflect.apply(real, this, given);
	} as typeof real);
	try {
		await work();
	} finally {
		spy.mockRestore();
	}
	return texts;
}
