import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";

type CircuitFit = { fit: true; circuit: Circuit } | { fit: false; problems: readonly WiringProblem[] };

/** The circuit to check in, as the server takes it, or what to mend first. Any where the rules cannot be fetched. */
export async function checkCircuit(built: Circuit, project: { circuit: Circuit; checks: Checks }): Promise<CircuitFit> {
	const rules = await import("#simulator/checks/learners-circuit.ts").catch(() => null);
	if (!rules) return { fit: true, circuit: built };
	try {
		return rules.judgeCircuit(built, project);
	} catch {
		// A circuit of another version of the page may name what does not exist.
		return { fit: false, problems: [] };
	}
}
