import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./Field.tsx";

export type RadioCard = { value: string; label: ReactNode };

type RadioCardsProps = Omit<ComponentProps<"input">, "type" | "value" | "checked" | "defaultChecked" | "onChange"> & {
	legend: string;
	options: readonly RadioCard[];
	/** The chosen value; leave out when react-hook-form's `register` holds it. */
	value?: string | undefined;
	onChange?: ComponentProps<"input">["onChange"];
	error?: string | undefined;
	/** By default two, as far as their labels fit, or three in a row, else one below the other: no card is left alone. */
	columns?: 1 | 3;
};

const TWO = "grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))]";
const THREE =
	"grid-cols-1 @min-[22.5rem]:grid-cols-3 @min-[22.5rem]:*:px-1.5 @min-[22.5rem]:*:justify-center @min-[22.5rem]:*:text-center @min-[22.5rem]:*:text-[0.8125rem]";
const COLUMNS = { 1: "grid-cols-1", 3: "grid-cols-1 @min-[15.5rem]:grid-cols-3" } as const;

/** A choice of one among a few, each a card of its own. Arrow keys move, as in any radio group. */
export function RadioCards({ legend, options, value, error, columns, name, ...rest }: RadioCardsProps) {
	const made = useId();
	const errorId = `${made}-error`;
	const grid = columns ? COLUMNS[columns] : options.length === 3 ? THREE : TWO;
	return (
		<fieldset
			className="grid grid-cols-[minmax(0,1fr)] gap-1.5 min-w-0 @container"
			aria-describedby={error ? errorId : undefined}
		>
			<legend className="font-bold text-sm mb-1.5">{legend}</legend>
			<div className={classNames("grid gap-2", grid)}>
				{options.map((option) => (
					<label
						key={option.value}
						className="relative flex items-center min-h-11.5 px-2.75 py-1.5 border-[1.5px] border-line rounded-medium font-bold text-sm leading-tight transition-colors hover:border-edge has-checked:border-teal has-checked:bg-teal-wash has-checked:text-teal-deep has-focus-visible:outline-3 has-focus-visible:outline-sun has-focus-visible:outline-offset-2"
					>
						<input
							{...rest}
							type="radio"
							name={name ?? made}
							value={option.value}
							{...(value === undefined ? {} : { checked: value === option.value })}
							className="absolute inset-0 size-full opacity-0 cursor-pointer"
						/>
						{option.label}
					</label>
				))}
			</div>
			<FieldError id={errorId} error={error} />
		</fieldset>
	);
}
