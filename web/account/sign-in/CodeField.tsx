import { digitsOf, PHONE_CODE_LENGTH } from "#domain/account/phone.ts";
import { Field, type FieldProps } from "#web/platform/ui/Field.tsx";

type Props = FieldProps & { value: string; onValueChange: (value: string) => void };

const SLOTS = Array.from({ length: PHONE_CODE_LENGTH }, (_, index) => index);

/** Six slots over one field, so that pasting, the phone's own suggestion and screen readers find a field like any other. */
export function CodeField({ value, onValueChange, ...field }: Props) {
	return (
		<Field {...field}>
			{(ties) => (
				<div className="group relative grid grid-cols-6 gap-2 max-w-80">
					{SLOTS.map((slot) => (
						<span
							key={slot}
							aria-hidden="true"
							className={`grid place-items-center h-13 rounded-medium border-[1.5px] text-xl font-heavy ${
								slot === Math.min(value.length, PHONE_CODE_LENGTH - 1)
									? "border-line group-focus-within:border-teal group-focus-within:bg-teal-wash"
									: "border-line"
							}`}
						>
							{value[slot] ?? ""}
						</span>
					))}
					<input
						{...ties}
						type="text"
						inputMode="numeric"
						autoComplete="one-time-code"
						// biome-ignore lint/a11y/noAutofocus: the person has just asked for the code that goes here
						autoFocus
						value={value}
						onChange={(event) => onValueChange(digitsOf(event.target.value).slice(0, PHONE_CODE_LENGTH))}
						className="absolute inset-0 size-full rounded-medium bg-transparent text-transparent caret-transparent selection:bg-transparent"
					/>
				</div>
			)}
		</Field>
	);
}
