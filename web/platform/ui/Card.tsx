import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type CardProps = Omit<ComponentProps<"section">, "ref"> & {
	as?: "section" | "article" | "div" | "aside";
	padded?: boolean;
};

/** A sheet of paper. `padded={false}` where the content reaches its edges. */
export function Card({ as: Sheet = "section", padded = true, className, ...rest }: CardProps) {
	return (
		<Sheet
			{...rest}
			className={classNames(
				"bg-surface border border-line rounded-large shadow-lift-1",
				padded ? "p-5 sm:p-6" : "overflow-hidden",
				className,
			)}
		/>
	);
}
