import { classNames } from "./class-names.ts";

const FILLS = { teal: "bg-teal", sun: "bg-sun", leaf: "bg-leaf" } as const;

type ProgressBarProps = {
	/** What the bar measures, for those who do not see it. */
	label: string;
	/** From 0 to 1; anything outside is held at the ends. */
	fraction: number;
	/** The measure in words, when a percentage says too little: "5 of 11". */
	valueText?: string | undefined;
	tone?: keyof typeof FILLS;
	className?: string;
};

export function ProgressBar({ label, fraction, valueText, tone = "teal", className }: ProgressBarProps) {
	const percent = Math.round(Math.min(1, Math.max(0, fraction || 0)) * 100);
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
			aria-valuetext={valueText}
			className={classNames("h-2.5 rounded-full bg-sunken overflow-hidden", className)}
		>
			<div
				className={classNames("h-full rounded-full transition-[width] duration-500 ease-calm", FILLS[tone])}
				style={{ width: `${percent}%` }}
			/>
		</div>
	);
}
