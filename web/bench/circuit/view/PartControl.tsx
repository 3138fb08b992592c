import type { PlacedPart } from "#simulator/circuit.ts";
import type { Control } from "#simulator/parts/part.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { controlName, valueText } from "#web/bench/player/circuit/control-text.ts";
import { Slider } from "#web/platform/ui/Slider.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";
import { HoldButton } from "./HoldButton.tsx";

/** More switches than this stand side by side, as on a keypad. */
const MANY = 8;

interface PartControlsProps {
	part: PlacedPart;
	/** The part's name, where there is more than one of its kind. */
	name: string | null;
	controls: readonly Control[];
	board: MovedBoard;
}

/** A card with what a learner can change about a part: what it senses, or a press. */
export function PartControls({ part, name, controls, board }: PartControlsProps) {
	const keys = controls.length > MANY && controls.every((control) => control.kind === "switch");
	const rows = controls.length + (name ? 1 : 0);
	return (
		<fieldset
			aria-label={name ?? undefined}
			className="control-card"
			data-keys={keys || undefined}
			data-tall={rows > 2 || undefined}
			data-many={controls.length > 4 || undefined}
		>
			{name && <legend className="float-left text-tiny text-ink-2 font-bold w-full">{name}</legend>}
			{controls.map((control) => (
				<OneControl key={control.id} part={part} control={control} board={board} />
			))}
		</fieldset>
	);
}

function OneControl({ part, control, board }: { part: PlacedPart; control: Control; board: MovedBoard }) {
	const value = useReading(board, ({ controls }) => controls[`${part.id}.${control.id}`] ?? control.initial);
	const label = controlName(part.kind, control);
	const set = (next: number) => board.setControl(part.id, control.id, next);
	if (control.kind === "switch") {
		if (control.hold === "momentary")
			return <HoldButton label={label} held={value === 1} onHold={(held) => set(Number(held))} />;
		return <Switch label={label} checked={value === 1} onCheckedChange={(on) => set(Number(on))} />;
	}
	return (
		<div className="control-slider">
			<div className="flex items-baseline justify-between gap-1.5 text-[13px] font-extrabold text-ink-2">
				<span>{label}</span>
				<output className="text-ink whitespace-nowrap">{valueText(part.kind, control, value)}</output>
			</div>
			<Slider
				label={label}
				value={value}
				min={control.min}
				max={control.max}
				step={control.step}
				valueText={valueText(part.kind, control, value)}
				onValueChange={set}
			/>
		</div>
	);
}
