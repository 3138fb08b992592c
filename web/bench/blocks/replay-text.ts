import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { Circuit } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { Move } from "#web/bench/checks/blocks/decisive-moves.ts";
import { controlName, valueText } from "#web/bench/player/circuit/control-text.ts";

/** What the page does at the sensors, where the learner's hand would: "Light: 5 lx, dark". */
export function replayText({ parts }: Pick<Circuit, "parts">, moves: readonly Move[]): string {
	const named = moves.flatMap(({ part: id, control: of, value }) => {
		const part = parts.find((one) => one.id === id);
		const control =
			part &&
			PART_KINDS.get(part.kind)
				?.controls(part.props ?? {})
				.find((one) => one.id === of);
		if (!part || !control) return [];
		const text = control.kind === "switch" ? switchText(value) : valueText(part.kind, control, value);
		return [m.blocks_replay_move({ control: controlName(part.kind, control), value: text })];
	});
	const list = new Intl.ListFormat(getLocale(), { style: "long", type: "conjunction" });
	return m.blocks_replay({ moves: list.format(named) });
}

function switchText(value: number): string {
	return value === 0 ? m.blocks_replay_off() : m.blocks_replay_on();
}
