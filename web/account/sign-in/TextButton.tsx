import type { ComponentProps } from "react";

/** A button that reads as a link within a line of text. */
export function TextButton(props: ComponentProps<"button">) {
	return (
		<button
			type="button"
			{...props}
			className="inline-flex items-center min-h-6 rounded-small font-extrabold text-sm text-teal underline underline-offset-2 hover:text-teal-deep"
		/>
	);
}
