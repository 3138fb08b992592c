import type { PlacedPart } from "#simulator/circuit.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";

interface PrintChoiceProps {
	part: PlacedPart;
	onChange: (props: Record<string, string | number>) => void;
}

/** What is printed on a part, where it can be chosen: a resistor's value, an LED's colour. */
export function PrintChoice({ part, onChange }: PrintChoiceProps) {
	const { print } = layoutOf(part);
	if (!print) return null;
	const value = part.props?.[print.prop] ?? print.otherwise;
	const choices = [...new Set([...print.choices, value])];
	if (typeof value === "number") choices.sort((a, b) => Number(a) - Number(b));
	return (
		<select
			aria-label={print.label()}
			title={print.label()}
			className="dock-select"
			value={String(value)}
			onChange={(event) => onChange({ [print.prop]: choices[event.target.selectedIndex] ?? value })}
		>
			{choices.map((choice) => (
				<option key={choice} value={String(choice)}>
					{print.text(choice) ?? choice}
				</option>
			))}
		</select>
	);
}
