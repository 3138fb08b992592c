import { CLASS_CODE_LENGTH, CODE_ALPHABET, readCode } from "#domain/classroom/codes.ts";
import { Field, type FieldProps } from "#web/platform/ui/Field.tsx";

const HALVES = [
	[0, 1, 2],
	[3, 4, 5],
];

/** What of a typed or pasted text can be a class code. */
function classCodeIn(typed: string): string {
	return [...readCode(typed)]
		.filter((sign) => CODE_ALPHABET.includes(sign))
		.join("")
		.slice(0, CLASS_CODE_LENGTH);
}

type Props = FieldProps & { value: string; onValueChange: (code: string) => void };

/** Six boxes over one field: pasting, suggestions and screen readers find a field like any other. */
export function ClassCodeField({ value, onValueChange, ...field }: Props) {
	return (
		<Field {...field}>
			{(ties) => (
				<div className="group relative flex items-center gap-1.5 sm:gap-2">
					{HALVES.map((slots) => (
						<div key={slots[0]} className="contents">
							{slots[0] === 3 && <span aria-hidden="true" className="w-3 sm:w-4.5 h-1 shrink-0 rounded-full bg-line" />}
							{slots.map((slot) => (
								<span
									key={slot}
									aria-hidden="true"
									className={`grid place-items-center grow basis-0 h-16 sm:h-17 rounded-medium border-2 bg-surface border-line font-mono text-[1.75rem] sm:text-[2.125rem] font-heavy ${
										slot === value.length ? "group-focus-within:border-teal group-focus-within:bg-teal-wash" : ""
									}`}
								>
									{value[slot] ?? ""}
								</span>
							))}
						</div>
					))}
					<input
						{...ties}
						type="text"
						name="class-code"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						// biome-ignore lint/a11y/noAutofocus: the page asks for nothing else
						autoFocus
						value={value}
						onChange={(event) => onValueChange(classCodeIn(event.target.value))}
						className="absolute inset-0 size-full rounded-medium bg-transparent text-transparent caret-transparent selection:bg-transparent"
					/>
				</div>
			)}
		</Field>
	);
}
