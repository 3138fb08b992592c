import type { Circuit } from "#simulator/circuit.ts";
import type { Studied, StudyInput } from "#simulator/next-step/study.ts";
import type { FromSimulator, ToSimulator } from "#simulator/worker/protocol.ts";

/** The part of a `Worker` that is needed here. */
interface StudyPort {
	postMessage(message: ToSimulator): void;
	onmessage: ((event: MessageEvent<FromSimulator>) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
	terminate(): void;
}

interface PageStudy extends StudyInput {
	hex: string;
	circuit: Circuit;
	signal: AbortSignal;
}

/** Checks and measures a program in a worker of its own. Null where the page cannot, or the circuit does not allow it. */
export function studyInPage(openSimulator: () => StudyPort, { signal, ...study }: PageStudy): Promise<Studied | null> {
	return new Promise((resolve) => {
		let port: StudyPort;
		try {
			port = openSimulator();
		} catch {
			resolve(null);
			return;
		}
		const end = (found: Studied | null) => {
			port.terminate();
			signal.removeEventListener("abort", stop);
			resolve(found);
		};
		const stop = () => end(null);
		signal.addEventListener("abort", stop);
		port.onerror = stop;
		port.onmessage = ({ data }) => {
			if (data.type === "studied") end({ report: data.report, measured: data.measured });
			else if (data.type === "refused") end(null);
		};
		port.postMessage({ type: "study", id: 1, ...study });
	});
}
