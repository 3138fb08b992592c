import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./Field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; error?: string | undefined };

/** A box to tick, with a label that may be pressed too. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
	const errorId = useId();
	return (
		<div className="grid gap-1">
			<label className="flex items-start gap-3 min-h-11 py-2 text-sm font-semibold">
				<input
					{...rest}
					type="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? errorId : undefined}
					className="size-5.5 mt-px shrink-0 rounded-small accent-teal"
				/>
				<span>{label}</span>
			</label>
			<FieldError id={errorId} error={error} />
		</div>
	);
}
