import { type Bench, SLICE_MILLISECONDS } from "./bench.ts";
import { type Action, type Running, seen } from "./seen.ts";

type Levels = Action<"forbid_levels">["levels"];

export function* expectLevels({ any, held, during }: Action<"expect_levels">, bench: Bench): Running {
	const heldFor = any.map(() => 0);
	let found = false;
	yield* bench.pass(during, () => {
		for (const [at, levels] of any.entries()) {
			heldFor[at] = areAt(bench, levels) ? (heldFor[at] ?? 0) + SLICE_MILLISECONDS : 0;
			found ||= (heldFor[at] ?? 0) > held;
		}
		return found;
	});
	return found ? undefined : seen("other_levels", bench, { seconds: during / 1000 });
}

export function* forbidLevels({ levels, during }: Action<"forbid_levels">, bench: Bench): Running {
	let were = false;
	yield* bench.pass(during, () => {
		were ||= areAt(bench, levels);
		return were;
	});
	return were ? seen("forbidden_levels", bench) : undefined;
}

function areAt({ simulation }: Bench, levels: Levels): boolean {
	return Object.entries(levels).every(([pin, high]) => simulation.pinLevel(pin).high === high);
}
