import { pressHandlers } from "#web/bench/player/circuit/hands/press-handlers.ts";
import { classNames } from "#web/platform/ui/class-names.ts";

interface HoldButtonProps {
	label: string;
	held: boolean;
	onHold: (held: boolean) => void;
}

/** Pressed for as long as it is held. */
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
			{...pressHandlers(held, onHold)}
		>
			{label}
		</button>
	);
}
