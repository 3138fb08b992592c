import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldProps } from "./Field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "children">;

/** One line of text. Spreads `register(…)` of react-hook-form. */
export function TextField({ label, error, hint, aside, optional, id, className, ...rest }: TextFieldProps) {
	return (
		<Field id={id} label={label} error={error} hint={hint} aside={aside} optional={optional}>
			{(ties) => <input type="text" {...rest} {...ties} className={classNames(CONTROL_CLASS, className)} />}
		</Field>
	);
}
