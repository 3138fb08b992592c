import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Spinner } from "./Spinner.tsx";

type ButtonProps = ComponentProps<"button"> & {
	variant?: ButtonVariant | undefined;
	size?: ButtonSize | undefined;
	/** Work continues: the button shows a spinner and takes no second press. It keeps the focus, which `disabled` would lose. */
	loading?: boolean | undefined;
};

/** A button. `type` is "button" by default; an icon button needs an `aria-label`. */
export function Button({ variant, size, loading = false, className, children, onClick, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			onClick={loading ? takeNoPress : onClick}
			aria-disabled={loading || undefined}
			aria-busy={loading || undefined}
			className={buttonClass({ variant, size }, className)}
		>
			{loading && <Spinner />}
			{loading && size === "icon" ? null : children}
		</button>
	);
}

function takeNoPress(event: MouseEvent): void {
	event.preventDefault();
}
