import type { LucideIcon } from "lucide-react";
import { classNames } from "#web/platform/ui/class-names.ts";

interface DockButtonProps {
	icon: LucideIcon;
	label: string;
	/** Shown beside the icon. */
	text?: string;
	/** Shown when it is pointed at, where that is not the label. */
	title?: string;
	/** For a tool that stays chosen. */
	pressed?: boolean;
	/** For one that opens a panel. */
	expanded?: boolean;
	disabled?: boolean;
	onPress: () => void;
}

/** A tool of the dock or the tray. */
export function DockButton({
	icon: Icon,
	label,
	text,
	title = label,
	pressed,
	expanded,
	disabled = false,
	onPress,
}: DockButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-pressed={pressed}
			aria-expanded={expanded}
			title={title}
			disabled={disabled}
			onClick={onPress}
			data-opens={expanded === undefined ? undefined : ""}
			className={classNames("dock-button", text !== undefined && "dock-button-wide")}
		>
			<Icon size={20} aria-hidden="true" />
			{text}
		</button>
	);
}
