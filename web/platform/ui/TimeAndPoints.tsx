import { Clock, Star } from "lucide-react";
import type { ReactNode } from "react";
import { durationText } from "./duration-text.ts";

type TimeAndPointsProps = {
	minutes: number;
	/** "100 points"; left out for what awards nothing. */
	points: string | undefined;
	/** What else there is to say on the line. */
	children?: ReactNode;
};

/** How long a thing takes, and what it gives. */
export function TimeAndPoints({ minutes, points, children }: TimeAndPointsProps) {
	return (
		<p className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-bold text-ink-2">
			<span className="flex items-center gap-1.5">
				<Clock size={16} aria-hidden="true" />
				{durationText(minutes)}
			</span>
			{points && (
				<span className="flex items-center gap-1.5">
					<Star size={16} className="text-sun" fill="currentColor" aria-hidden="true" />
					{points}
				</span>
			)}
			{children}
		</p>
	);
}
