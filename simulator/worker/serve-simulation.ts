import { BadProgram } from "../board/intel-hex.ts";
import { BadCircuit } from "../circuit/bad-circuit.ts";
import { UnknownEndpoint } from "../circuit/nets.ts";
import { createSimulation } from "../simulation.ts";
import { PacedBoard } from "./paced-board.ts";
import type { SimulatorHost, SimulatorPort } from "./port.ts";
import type { FromSimulator, ToSimulator } from "./protocol.ts";
import { runSlicedChecks } from "./sliced-checks.ts";

/**
 * Serves one page: a board in step with real time, and checks beside it. All work is done in short turns, so that a
 * program in a tight loop never holds up a message.
 */
export function serveSimulation(port: SimulatorPort, host: SimulatorHost): void {
	const send = (message: FromSimulator) => port.postMessage(message);
	let board: PacedBoard | undefined;
	let endChecks = () => {};

	function load({ hex, circuit }: Extract<ToSimulator, { type: "load" }>) {
		board?.end();
		board = undefined;
		try {
			board = new PacedBoard(createSimulation({ hex, circuit }), host, send);
		} catch (problem) {
			send({ type: "refused", reason: refusalOf(problem) });
			return;
		}
		send({ type: "loaded", controls: board.simulation.controls() });
		board.changed();
	}

	function setControl({ part, control, value }: Extract<ToSimulator, { type: "setControl" }>) {
		try {
			board?.simulation.setControl(part, control, value);
			board?.changed();
		} catch (problem) {
			send({ type: "refused", reason: refusalOf(problem) });
		}
	}

	function runChecks(question: Extract<ToSimulator, { type: "runChecks" }>) {
		const { id } = question;
		endChecks();
		endChecks = runSlicedChecks(question, host, {
			checking: (steps) => send({ type: "checking", id, steps }),
			checked: (report) => send({ type: "checked", id, report }),
			failed: (problem) => send({ type: "refused", reason: refusalOf(problem), id }),
		});
	}

	port.onmessage = ({ data: message }: { readonly data: ToSimulator }) => {
		switch (message.type) {
			case "load":
				return load(message);
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
			case "sendSerial":
				return board?.simulation.sendSerial(message.text);
			case "runChecks":
				return runChecks(message);
		}
	};
}

/** What the page can be told; anything else is a mistake of ours and is thrown on. */
function refusalOf(problem: unknown): "bad_program" | "bad_circuit" {
	if (problem instanceof BadProgram) return "bad_program";
	if (problem instanceof BadCircuit || problem instanceof UnknownEndpoint) return "bad_circuit";
	throw problem;
}
