import type { CheckReport, StepResult } from "#domain/bench/check-report.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { FromSimulator, ToSimulator } from "#simulator/worker/protocol.ts";

/** The part of a `Worker` that is needed here. */
interface CheckPort {
	postMessage(message: ToSimulator): void;
	onmessage: ((event: MessageEvent<FromSimulator>) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
	terminate(): void;
}

interface PageChecks {
	hex: string;
	circuit: Circuit;
	checks: Checks;
	/** Draws the sensor values. */
	seed: number;
	onSteps: (steps: readonly StepResult[]) => void;
	signal: AbortSignal;
}

/** Checks a program at full speed on an unseen board in a worker of its own. Null when the page cannot; the server then decides alone. */
export function checkInPage(openSimulator: () => CheckPort, run: PageChecks): Promise<CheckReport | null> {
	const { hex, circuit, checks, seed, onSteps, signal } = run;
	return new Promise((resolve) => {
		let port: CheckPort;
		try {
			port = openSimulator();
		} catch {
			resolve(null);
			return;
		}
		const end = (report: CheckReport | null) => {
			port.terminate();
			signal.removeEventListener("abort", stop);
			resolve(report);
		};
		const stop = () => end(null);
		signal.addEventListener("abort", stop);
		port.onerror = stop;
		port.onmessage = ({ data }) => {
			if (data.type === "checking") onSteps(data.steps);
			else if (data.type === "checked") end(data.report);
			else if (data.type === "refused") end(null);
		};
		port.postMessage({ type: "runChecks", id: 1, hex, circuit, checks, seed });
	});
}
