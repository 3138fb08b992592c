import type { Manual } from "#content/manual-schema.ts";
import { partsOf } from "#content/parts-list.ts";
import type { SketchProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { CATALOGUE, type ViewedPart, viewOf } from "#simulator/wiring/wiring-view.ts";
import { partTextIn } from "#web/bench/player/circuit/part-text.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";

/** The project's own manual, from what the project says; null for a project without one. Its code is the first program. */
export function ownManual(project: SketchProject): Manual | null {
	const { lesson, circuit, extras } = project;
	if (!lesson.manual) return null;
	const parts = partsOf({ circuit, ...(extras && { extras }), ...(lesson.parts && { special: lesson.parts }) });
	return {
		id: project.id,
		title: project.title,
		overview: lesson.story.text,
		materials: parts.map(({ name, quantity, does, polarity }) => ({
			item: name,
			quantity,
			notes: [does, polarity].filter(Boolean).join(" "),
		})),
		circuitSetup: { description: lesson.manual.circuitSetup, connections: connectionsOf(circuit) },
		...(lesson.safety && { safety: lesson.safety }),
		code: project.program.starter,
		testing: lesson.manual.testing,
		realWorldApplication: lesson.manual.realWorldApplication,
		words: lesson.words,
	};
}

type Connection = Manual["circuitSetup"]["connections"][number];

/** Which pin of which part goes to which pin of the board; what meets another part only says so. */
export function connectionsOf(circuit: Circuit): Connection[] {
	const view = viewOf(circuit, CATALOGUE);
	return view.parts.flatMap(({ part, kind }) =>
		kind.pins.flatMap((pin): Connection[] => {
			const net = view.netOf(part, pin);
			const others = view.pinsOn(net).filter((one) => one.part.part.id !== part.id);
			const boardPin = view.railOf(net) ?? view.gpioOn(net)[0];
			const component = capitalized(partTextIn(circuit, part));
			const label = layoutOf(part).pins[pin]?.label ?? pin;
			if (boardPin) return [{ component, pin: label, arduinoPin: boardPin }];
			if (others.length === 0) return [];
			return [
				{ component, pin: label, arduinoPin: "-", notes: others.map((other) => pinText(circuit, other)).join(", ") },
			];
		}),
	);
}

function pinText(circuit: Circuit, { part: { part }, pin }: { part: ViewedPart; pin: string }): string {
	return m.wiring_of_part({ part: partTextIn(circuit, part), pin: layoutOf(part).pins[pin]?.label ?? pin });
}

function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
