import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldProps } from "./Field.tsx";

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps &
	Omit<ComponentProps<"select">, "children"> & {
		options: readonly SelectOption[];
		/** The label of the empty choice; without it there is none. */
		placeholder?: string;
	};

/** A choice from a list: the browser's own control, at home on every phone. A long choice wraps. */
export function SelectField({
	label,
	error,
	hint,
	aside,
	optional,
	id,
	options,
	placeholder,
	className,
	...rest
}: SelectFieldProps) {
	return (
		<Field id={id} label={label} error={error} hint={hint} aside={aside} optional={optional}>
			{(ties) => (
				<div className="relative">
					<select
						{...rest}
						{...ties}
						className={classNames(
							CONTROL_CLASS,
							"appearance-none pr-10 py-2 whitespace-normal [overflow-wrap:anywhere]",
							className,
						)}
					>
						{placeholder !== undefined && <option value="">{placeholder}</option>}
						{options.map((option) => (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						))}
					</select>
					<svg
						viewBox="0 0 24 24"
						aria-hidden="true"
						className="pointer-events-none absolute right-3 inset-y-0 my-auto size-5 text-ink-2"
						fill="none"
						stroke="currentColor"
						strokeWidth="2.4"
						strokeLinecap="round"
						strokeLinejoin="round"
					>
						<path d="m6 9 6 6 6-6" />
					</svg>
				</div>
			)}
		</Field>
	);
}
