import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A round with initials or an icon; decoration beside a name. */
export function Avatar({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"grid place-items-center size-10.5 shrink-0 rounded-full bg-violet-wash text-violet font-extrabold text-[0.9375rem] uppercase",
				className,
			)}
		>
			{children}
		</span>
	);
}
