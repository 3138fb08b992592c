import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { classNames } from "./class-names.ts";

type SliderProps = {
	label: string;
	value: number;
	min: number;
	max: number;
	step?: number;
	onValueChange: (value: number) => void;
	/** The value with its unit, for those who do not see the thumb: "31.5 °C". */
	valueText?: string;
	disabled?: boolean;
	className?: string;
};

/** A value between two ends. Arrow keys step, Page Up and Page Down leap, Home and End go to the ends. */
export function Slider({ label, value, onValueChange, valueText, step = 1, className, ...rest }: SliderProps) {
	return (
		<Root
			{...rest}
			step={step}
			value={[value]}
			onValueChange={([next]) => next !== undefined && onValueChange(next)}
			className={classNames("relative flex items-center w-full h-11 touch-none select-none", className)}
		>
			<Track className="relative grow h-2.5 rounded-full bg-sunken overflow-hidden">
				<Range className="absolute h-full rounded-full bg-teal" />
			</Track>
			<Thumb
				aria-label={label}
				aria-valuetext={valueText}
				className="block size-7 rounded-full border-4 border-teal bg-surface shadow-lift-1 before:absolute before:-inset-2 before:rounded-full"
			/>
		</Root>
	);
}
