import { type ReactNode, useId } from "react";

/** What a control needs to be tied to its label, hint and error. */
export type FieldTies = {
	id: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
};

export type FieldProps = {
	label: string;
	error?: string | undefined;
	hint?: string | undefined;
	/** At the right end of the label's line, such as a link. */
	aside?: ReactNode;
	/** Says beside the label that the field may stay empty. */
	optional?: string | undefined;
};

type Props = FieldProps & { id?: string | undefined; children: (ties: FieldTies) => ReactNode };

/** The look of text-like controls. */
export const CONTROL_CLASS =
	"w-full min-h-11.5 rounded-medium border-[1.5px] border-line bg-surface px-3.5 text-base text-ink placeholder:text-ink-2 hover:border-edge aria-invalid:border-coral [&[readonly]]:bg-sunken disabled:opacity-60";

/** A label, its control and what is wrong with it, tied together for assistive technology. */
export function Field({ id, label, error, hint, aside, optional, children }: Props) {
	const made = useId();
	const own = id ?? made;
	const hintId = `${own}-hint`;
	const errorId = `${own}-error`;
	const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 content-start items-baseline *:col-span-2">
			<label htmlFor={own} className="!col-[1] font-bold text-sm">
				{label}
				{optional && <span className="text-ink-2 font-normal">{` ${optional}`}</span>}
			</label>
			{children({ id: own, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
			{hint && (
				<p id={hintId} className="text-sm text-ink-2">
					{hint}
				</p>
			)}
			<FieldError id={errorId} error={error} />
			{/* After the control: Tab leads from one control to the next. */}
			{aside && <div className="!col-[2] row-start-1">{aside}</div>}
		</div>
	);
}

/** The line below a control that says what is wrong with it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
	if (!error) return null;
	return (
		<p id={id} role="alert" className="text-sm font-bold text-coral">
			{error}
		</p>
	);
}
