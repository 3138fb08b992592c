import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";
import "./mode-switch.css";

interface ModeSwitchProps<Mode extends string> {
	/** What is switched, read aloud. */
	label: string;
	modes: readonly { readonly mode: Mode; readonly icon: LucideIcon; readonly label: () => string }[];
	mode: Mode;
	onModeChange: (mode: Mode) => void;
	/** Its position in the page. */
	className: string;
}

/** Which of three panes a phone shows: at its bottom, or at the left of one on its side. */
export function ModeSwitch<Mode extends string>({
	label,
	modes,
	mode,
	onModeChange,
	className,
}: ModeSwitchProps<Mode>) {
	return (
		<fieldset aria-label={label} className={classNames("mode-switch", className)}>
			{modes.map(({ mode: one, icon: Icon, label: text }) => (
				<button key={one} type="button" aria-pressed={one === mode} onClick={() => onModeChange(one)}>
					<Icon size={20} aria-hidden="true" />
					{text()}
				</button>
			))}
		</fieldset>
	);
}
