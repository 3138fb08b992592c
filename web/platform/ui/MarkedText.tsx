import { Fragment } from "react";

/** A part of a text: [start, end) in UTF-16 units. */
export type TextMark = { start: number; end: number };

type Props = {
	text: string;
	/** In order, none over another. */
	marks: readonly TextMark[];
	/** The look of a marked part. */
	className: string;
};

/** A text with some of its parts marked. */
export function MarkedText({ text, marks, className }: Props) {
	const ends = [0, ...marks.map(({ end }) => end)];
	return (
		<>
			{marks.map(({ start, end }, index) => (
				<Fragment key={start}>
					{text.slice(ends[index], start)}
					<mark className={className}>{text.slice(start, end)}</mark>
				</Fragment>
			))}
			{text.slice(ends.at(-1))}
		</>
	);
}
