import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldProps } from "./Field.tsx";

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "children">;

/** Several lines of text. */
export function TextArea({ label, error, hint, aside, optional, id, className, rows = 4, ...rest }: TextAreaProps) {
	return (
		<Field id={id} label={label} error={error} hint={hint} aside={aside} optional={optional}>
			{(ties) => (
				<textarea {...rest} {...ties} rows={rows} className={classNames(CONTROL_CLASS, "py-2.5 resize-y", className)} />
			)}
		</Field>
	);
}
