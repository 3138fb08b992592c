import { displayNameOf } from "../account/display-name.ts";
import { nameKey } from "./class-names.ts";

/**
 * How the names of a class are shown, in their order: with enough letters of the last name to differ.
 * The database has the same rule in `distinct_name`.
 */
export function distinctNames(names: readonly string[]): string[] {
	const longest = Math.max(1, ...names.map((name) => name.length));
	const shown = names.map((name) => displayNameOf(name));
	let alike = names.map((_, index) => index);
	for (let letters = 1; letters <= longest && alike.length > 0; letters++) {
		const written = alike.map((index) => displayNameOf(names[index] ?? "", letters));
		const counts = new Map<string, number>();
		for (const key of written.map(nameKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
		const isAlone = (at: number) => counts.get(nameKey(written[at] ?? "")) === 1;
		for (const [at, index] of alike.entries()) if (isAlone(at)) shown[index] = written[at] ?? "";
		alike = alike.filter((_, at) => !isAlone(at));
	}
	return shown;
}

/** How the people of a class are shown, by their id. */
export function shownNames(people: readonly { id: string; name: string }[]): (id: string) => string {
	const apart = distinctNames(people.map(({ name }) => name));
	const shown = new Map(people.map(({ id }, index) => [id, apart[index] ?? ""]));
	return (id) => shown.get(id) ?? "";
}
