import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./Button.tsx";

type IconButtonProps = Omit<ComponentProps<typeof Button>, "children" | "aria-label" | "size"> & {
	icon: LucideIcon;
	/** What it does; read aloud, and shown when it is pointed at. */
	label: string;
};

/** A button that is a picture only. */
export function IconButton({ icon: Icon, label, variant = "quiet", ...rest }: IconButtonProps) {
	return (
		<Button {...rest} variant={variant} size="icon" aria-label={label} title={label}>
			<Icon size={20} aria-hidden="true" />
		</Button>
	);
}
