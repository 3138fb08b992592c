import { useId } from "react";
import { m } from "#messages/generated/messages.js";
import { WIRE_COLORS, type WireColor } from "#simulator/circuit.ts";

const WORDS: Record<WireColor, () => string> = {
	red: m.build_color_red,
	black: m.build_color_black,
	yellow: m.build_color_yellow,
	green: m.build_color_green,
	blue: m.build_color_blue,
	orange: m.build_color_orange,
	white: m.build_color_white,
	purple: m.build_color_purple,
};

interface ColorChoiceProps {
	value: WireColor | null;
	/** Offers to leave the choice to the board. */
	automatic?: boolean;
	onChange: (color: WireColor | null) => void;
}

/** The colour of a wire. */
export function ColorChoice({ value, automatic = false, onChange }: ColorChoiceProps) {
	const name = useId();
	const choices: (WireColor | null)[] = automatic ? [null, ...WIRE_COLORS] : [...WIRE_COLORS];
	return (
		<fieldset className="grid gap-1.5">
			<legend className="text-sm font-bold">{m.build_wire_color()}</legend>
			<div className="flex flex-wrap gap-0.5">
				{choices.map((color) => (
					<label key={color ?? "auto"} className="color-choice" title={color ? WORDS[color]() : m.build_wire_auto()}>
						<input
							type="radio"
							name={name}
							checked={value === color}
							onChange={() => onChange(color)}
							aria-label={color ? WORDS[color]() : m.build_wire_auto()}
						/>
						<span
							aria-hidden="true"
							style={color ? { background: `var(--wire-${color})` } : { background: "var(--wire-by-itself)" }}
						/>
					</label>
				))}
			</div>
		</fieldset>
	);
}
