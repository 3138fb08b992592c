import { type ComponentProps, useRef } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldProps } from "./Field.tsx";
import { MarkedText, type TextMark } from "./MarkedText.tsx";

type TextAreaProps = FieldProps &
	Omit<ComponentProps<"textarea">, "children" | "value"> & {
		value?: string;
		/** Parts of the value that are marked where they were typed. */
		marks?: readonly TextMark[];
	};

/** Several lines of text. */
export function TextArea({ label, error, hint, aside, optional, id, className, rows = 4, ...rest }: TextAreaProps) {
	const { marks = [], ...area } = rest;
	const behind = useRef<HTMLDivElement>(null);
	return (
		<Field id={id} label={label} error={error} hint={hint} aside={aside} optional={optional}>
			{(ties) => (
				<div className="relative grid">
					{marks.length > 0 && <MarksBehind ref={behind} text={area.value ?? ""} marks={marks} />}
					<textarea
						{...area}
						{...ties}
						rows={rows}
						onScroll={({ currentTarget }) => behind.current?.scrollTo(0, currentTarget.scrollTop)}
						className={classNames(
							CONTROL_CLASS,
							"relative py-2.5 resize-y [scrollbar-gutter:stable]",
							marks.length > 0 && "!bg-transparent",
							className,
						)}
					/>
				</div>
			)}
		</Field>
	);
}

type MarksProps = { text: string; marks: readonly TextMark[]; ref: React.RefObject<HTMLDivElement | null> };

/** The marks alone, in a copy of the text that lies behind it and is laid out and scrolled alike. */
function MarksBehind({ text, marks, ref }: MarksProps) {
	return (
		<div
			ref={(node) => {
				ref.current = node;
				node?.scrollTo(0, node.nextElementSibling?.scrollTop ?? 0);
			}}
			aria-hidden="true"
			className={classNames(
				CONTROL_CLASS,
				"absolute inset-0 py-2.5 overflow-hidden [scrollbar-gutter:stable] whitespace-pre-wrap [overflow-wrap:break-word] !border-transparent !text-transparent",
			)}
		>
			<MarkedText
				text={text}
				marks={marks}
				className="rounded-small bg-coral-wash text-transparent underline decoration-coral decoration-2 underline-offset-3"
			/>
			{/* A last line without a character would have no height. */}
			{"\u200b"}
		</div>
	);
}
