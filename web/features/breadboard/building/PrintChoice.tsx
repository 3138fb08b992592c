import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import { ohmWords } from "../parts/print-words.ts";

const OHMS = [100, 220, 330, 470, 1000, 2200, 4700, 10_000, 47_000, 100_000];
const LIGHTS: Record<string, () => string> = {
	red: m.build_color_red,
	yellow: m.build_color_yellow,
	green: m.build_color_green,
	blue: m.build_color_blue,
	white: m.build_color_white,
};

interface PrintChoiceProps {
	part: PlacedPart;
	onChange: (props: Record<string, string | number>) => void;
}

/** What is printed on a part, where it can be chosen: a resistor's value, an LED's colour. */
export function PrintChoice({ part, onChange }: PrintChoiceProps) {
	if (part.kind === "resistor") {
		const ohms = Number(part.props?.ohms ?? 1000);
		const choices = [...new Set([...OHMS, ohms])].toSorted((a, b) => a - b);
		const options = choices.map((value) => ({ value: String(value), words: ohmWords(value) }));
		return (
			<Choice
				label={m.build_value()}
				value={String(ohms)}
				options={options}
				onChange={(value) => onChange({ ohms: Number(value) })}
			/>
		);
	}
	if (part.kind !== "led") return null;
	const options = Object.entries(LIGHTS).map(([value, words]) => ({ value, words: words() }));
	const color = String(part.props?.color ?? "red");
	return (
		<Choice
			label={m.build_light_color()}
			value={color}
			options={options}
			onChange={(value) => onChange({ color: value })}
		/>
	);
}

interface ChoiceProps {
	label: string;
	value: string;
	options: readonly { value: string; words: string }[];
	onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
	return (
		<label className="grid gap-1 text-sm font-bold">
			{label}
			<select
				className="w-full min-h-11 rounded-medium border-[1.5px] border-edge bg-surface px-2 text-base font-normal"
				value={value}
				onChange={(event) => onChange(event.target.value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.words}
					</option>
				))}
			</select>
		</label>
	);
}
