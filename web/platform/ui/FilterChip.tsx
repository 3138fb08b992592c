import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface FilterChipProps {
	chosen: boolean;
	onChoose: () => void;
	className?: string;
	children: ReactNode;
}

/** One of the choices of what a list shows. */
export function FilterChip({ chosen, onChoose, className, children }: FilterChipProps) {
	return (
		<button
			type="button"
			aria-pressed={chosen}
			onClick={onChoose}
			className={classNames(
				"inline-flex items-center gap-2 min-h-11 px-4 rounded-full border-[1.5px] font-bold cursor-pointer",
				chosen ? "bg-teal-wash border-teal text-teal-deep" : "bg-surface border-line text-ink hover:border-edge",
				className,
			)}
		>
			{children}
		</button>
	);
}
