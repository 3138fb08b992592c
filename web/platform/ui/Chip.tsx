import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export type ChipTone = "plain" | "teal" | "sun" | "leaf" | "violet" | "coral" | "berry" | "sky";

const TONES: Record<ChipTone, string> = {
	plain: "bg-sunken text-ink-2",
	teal: "bg-teal-wash text-teal-deep",
	sun: "bg-sun-wash text-sun-ink",
	leaf: "bg-leaf-wash text-leaf",
	violet: "bg-violet-wash text-violet",
	coral: "bg-coral-wash text-coral-deep",
	berry: "bg-berry-wash text-berry",
	sky: "bg-sky-wash text-sky",
};

/** A short fact: a level, an age range, a state. Never a button. */
export function Chip({ tone = "plain", className, ...rest }: ComponentProps<"span"> & { tone?: ChipTone }) {
	return (
		<span
			{...rest}
			className={classNames(
				"inline-flex items-center gap-1.5 h-7 px-2.75 rounded-full font-bold text-[0.8125rem] whitespace-nowrap shrink-0",
				TONES[tone],
				className,
			)}
		/>
	);
}
