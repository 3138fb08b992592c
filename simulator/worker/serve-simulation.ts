import { BadProgram } from "../board/intel-hex.ts";
import { buildSimulation } from "../build-simulation.ts";
import { BadCircuit } from "../circuit/bad-circuit.ts";
import { UnknownEndpoint } from "../circuit/nets.ts";
import type { DebugSession } from "../debugger/debug-session.ts";
import { loadEveryPartKind, loadPartKinds } from "../parts/load-part-kinds.ts";
import type { PartKinds } from "../parts/part.ts";
import { PacedBoard } from "./paced-board.ts";
import type { SimulatorHost, SimulatorPort } from "./port.ts";
import type { FromSimulator, Refusal, ToSimulator } from "./protocol.ts";

/** Loads a circuit's own parts first; the others, which may be added to it, once it runs. */
const OTHER_PARTS_AFTER_MS = 3000;

type RunSlicedStudy = typeof import("./sliced-study.ts")["runSlicedStudy"];
type RunSlicedChecks = typeof import("./sliced-checks.ts")["runSlicedChecks"];

/**
 * Serves one page: a board in step with real time, and checks beside it. All work is done in short turns, so that a
 * program in a tight loop never holds up a message.
 */
export function serveSimulation(port: SimulatorPort, host: SimulatorHost): void {
	const send = (message: FromSimulator) => port.postMessage(message);
	let board: PacedBoard | undefined;
	let endChecks = () => {};
	/** Messages queued during a fetch. */
	let waiting: ToSimulator[] | undefined;
	let otherPartsCome = false;

	function load({ hex, circuit }: Extract<ToSimulator, { type: "load" }>, kinds: PartKinds, session?: DebugSession) {
		board?.end();
		board = undefined;
		try {
			const simulation = buildSimulation({ hex, circuit, kinds, processor: session?.processor });
			board = new PacedBoard(simulation, host, send, session);
		} catch (problem) {
			send({ type: "refused", reason: refusalOf(problem) });
			return;
		}
		send({ type: "loaded", controls: board.simulation.controls() });
		board.changed();
		fetchOtherParts();
	}

	/** A board may get any part, also offline; a check needs those of its circuit only. */
	function fetchOtherParts() {
		if (otherPartsCome) return;
		otherPartsCome = true;
		// Offline, an added part reports the error itself.
		host.schedule(() => void loadEveryPartKind().catch(() => undefined), OTHER_PARTS_AFTER_MS);
	}

	function setControl({ part, control, value }: Extract<ToSimulator, { type: "setControl" }>) {
		try {
			board?.simulation.setControl(part, control, value);
			board?.changed();
		} catch (problem) {
			send({ type: "refused", reason: refusalOf(problem) });
		}
	}

	function runChecks(
		question: Extract<ToSimulator, { type: "runChecks" }>,
		kinds: PartKinds,
		runSlicedChecks: RunSlicedChecks,
	) {
		const { id } = question;
		endChecks();
		endChecks = runSlicedChecks(question, kinds, host, {
			checking: (steps) => send({ type: "checking", id, steps }),
			checked: (report) => send({ type: "checked", id, report }),
			failed: (problem) => send({ type: "refused", reason: refusalOf(problem), id }),
		});
	}

	function study(question: Extract<ToSimulator, { type: "study" }>, kinds: PartKinds, runSlicedStudy: RunSlicedStudy) {
		const { id } = question;
		runSlicedStudy(question, kinds, host, {
			studied: (found) => send({ type: "studied", id, ...found }),
			failed: (problem) => send({ type: "refused", reason: refusalOf(problem), id }),
		});
	}

	/** Handles a message; later ones are queued. */
	function whenFetched<Fetched>(
		fetched: Fetched | Promise<Fetched>,
		message: ToSimulator,
		then: (fetched: Fetched) => void,
	): void {
		if (!(fetched instanceof Promise)) {
			then(fetched);
			return;
		}
		const held: ToSimulator[] = [];
		waiting = held;
		fetched
			.then(then, () => {
				const id = message.type === "runChecks" || message.type === "study" ? { id: message.id } : {};
				send({ type: "refused", reason: "parts_missing", ...id });
			})
			.catch(throwOn)
			.finally(() => {
				waiting = undefined;
				for (const next of held) receive(next);
			});
	}

	/** To where the host sees it. */
	function throwOn(problem: unknown) {
		host.schedule(() => {
			throw problem;
		}, 0);
	}

	function receive(message: ToSimulator) {
		if (waiting) return waiting.push(message);
		switch (message.type) {
			case "load": {
				const { circuit, debug } = message;
				if (!debug) return whenFetched(loadPartKinds(circuit), message, (kinds) => load(message, kinds));
				const fetched = Promise.all([loadPartKinds(circuit), import("../debugger/debug-session.ts")]);
				return whenFetched(fetched, message, ([kinds, module]) => load(message, kinds, new module.DebugSession(debug)));
			}
			case "step":
				return board?.step(message.stride);
			case "breakpoints":
				return board?.setBreakpoints(message.lines);
			case "run":
				return board?.run();
			case "pause":
				return board?.pause();
			case "reset":
				return board?.reset();
			case "speed":
				return board?.setSpeed(message.factor);
			case "setControl":
				return setControl(message);
			case "watch":
				return board?.watch(message.pin);
			case "sendSerial":
				return board?.simulation.sendSerial(message.text);
			case "runChecks":
				return whenFetched(
					Promise.all([loadPartKinds(message.circuit), import("./sliced-checks.ts")]),
					message,
					([kinds, module]) => runChecks(message, kinds, module.runSlicedChecks),
				);
			case "study":
				return whenFetched(
					Promise.all([loadPartKinds(message.circuit), import("./sliced-study.ts")]),
					message,
					([kinds, module]) => study(message, kinds, module.runSlicedStudy),
				);
			case "fetch":
				return whenFetched(fetchEverything(), message, () => send({ type: "fetched" }));
		}
	}

	port.onmessage = ({ data }: { readonly data: ToSimulator }) => receive(data);
}

function fetchEverything(): Promise<unknown> {
	const modules = [import("../debugger/debug-session.ts"), import("./sliced-checks.ts"), import("./sliced-study.ts")];
	return Promise.all([loadEveryPartKind(), ...modules]);
}

/** Errors reported to the page; others are bugs and are rethrown. */
function refusalOf(problem: unknown): Refusal {
	if (problem instanceof BadProgram) return "bad_program";
	if (problem instanceof BadCircuit || problem instanceof UnknownEndpoint) return "bad_circuit";
	throw problem;
}
