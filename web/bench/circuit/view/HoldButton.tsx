import { classNames } from "#web/platform/ui/class-names.ts";

interface HoldButtonProps {
	label: string;
	held: boolean;
	onHold: (held: boolean) => void;
}

const KEYS = ["Enter", " "];

/** Pressed for as long as a finger, the mouse, Enter or the space bar holds it. */
export function HoldButton({ label, held, onHold }: HoldButtonProps) {
	return (
		<button
			type="button"
			aria-pressed={held}
			className={classNames(
				"w-full min-h-11 rounded-medium border-[1.5px] font-bold select-none touch-none",
				held
					? "bg-teal text-on-teal border-transparent"
					: "bg-teal-wash text-teal-deep border-transparent hover:border-teal",
			)}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				onHold(true);
			}}
			onPointerUp={() => onHold(false)}
			onPointerCancel={() => onHold(false)}
			onKeyDown={(event) => {
				if (!KEYS.includes(event.key)) return;
				event.preventDefault();
				if (!event.repeat) onHold(true);
			}}
			onKeyUp={(event) => {
				if (KEYS.includes(event.key)) onHold(false);
			}}
			onBlur={() => held && onHold(false)}
			onContextMenu={(event) => event.preventDefault()}
		>
			{label}
		</button>
	);
}
