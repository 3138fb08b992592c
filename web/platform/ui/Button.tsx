import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { onePress } from "./one-press.ts";
import { Spinner } from "./Spinner.tsx";

type ButtonProps = ComponentProps<"button"> & {
	variant?: ButtonVariant | undefined;
	size?: ButtonSize | undefined;
	/** Work continues: the button shows a spinner and takes no second press. It keeps the focus, which `disabled` would lose. */
	loading?: boolean | undefined;
	/** A double click, or Enter held, is one press. Always so with `loading` and for a form's button: they send something. */
	once?: boolean | undefined;
};

/**
 * A button. `type` is "button" by default; an icon button needs an `aria-label`. With `aria-disabled` it takes no press
 * either, and keeps the focus: for one that its own press may leave without anything to do.
 */
export function Button({ variant, size, loading, once, className, children, onClick, ...rest }: ButtonProps) {
	const inert = loading === true || rest["aria-disabled"] === true;
	const press = (once ?? (loading !== undefined || rest.type === "submit")) ? onePress(onClick) : { onClick };
	return (
		<button
			type="button"
			{...rest}
			{...press}
			onClick={inert ? takeNoPress : press.onClick}
			aria-disabled={inert || undefined}
			aria-busy={loading || undefined}
			className={buttonClass(
				{ variant, size },
				classNames(inert && !loading && "opacity-55 cursor-default", className),
			)}
		>
			{loading && <Spinner />}
			{loading && size === "icon" ? null : children}
		</button>
	);
}

function takeNoPress(event: MouseEvent): void {
	event.preventDefault();
}
