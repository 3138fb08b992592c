import { Minus, Plus } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldProps } from "./Field.tsx";
import { IconButton } from "./IconButton.tsx";
import "./step-field.css";

type StepFieldProps = FieldProps &
	Omit<ComponentProps<"input">, "children" | "type" | "value" | "onChange" | "min" | "max"> & {
		/** As it is typed. */
		value: string;
		min: number;
		max: number;
		/** Where one press of − or + leads to. */
		stepped: (typed: string, direction: 1 | -1) => number;
		/** What the buttons do, as they are read aloud. */
		less: string;
		more: string;
		onChange: (value: string) => void;
	};

/** A whole number: typed, by arrow keys one by one, or by − and + (Page Down and Page Up) in larger steps. */
export function StepField({ label, error, hint, aside, optional, id, className, ...control }: StepFieldProps) {
	const { value, min, max, stepped, less, more, onChange, ...rest } = control;
	const [announced, setAnnounced] = useState("");

	function step(direction: 1 | -1) {
		const next = String(stepped(value, direction));
		setAnnounced(next);
		onChange(next);
	}

	function handleKeyDown(event: KeyboardEvent) {
		if (event.key !== "PageUp" && event.key !== "PageDown") return;
		event.preventDefault();
		step(event.key === "PageUp" ? 1 : -1);
	}

	return (
		<Field id={id} label={label} error={error} hint={hint} aside={aside} optional={optional}>
			{(ties) => (
				<div className="flex items-center gap-2">
					<IconButton
						icon={Minus}
						label={less}
						aria-controls={ties.id}
						aria-disabled={Number(value) <= min}
						className="!rounded-medium shrink-0"
						onClick={() => step(-1)}
					/>
					<input
						{...rest}
						{...ties}
						type="number"
						inputMode="numeric"
						min={min}
						max={max}
						value={value}
						onChange={(event) => onChange(event.target.value)}
						onKeyDown={handleKeyDown}
						className={classNames(CONTROL_CLASS, "step-field min-w-0 text-center font-heavy !text-lg", className)}
					/>
					<IconButton
						icon={Plus}
						label={more}
						aria-controls={ties.id}
						aria-disabled={Number(value) >= max}
						className="!rounded-medium shrink-0"
						onClick={() => step(1)}
					/>
					<output className="sr-only">{announced}</output>
				</div>
			)}
		</Field>
	);
}
