import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./avatar.css";

/** A round with initials or an icon; decoration beside a name. */
export function Avatar({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"avatar grid place-items-center shrink-0 rounded-full bg-violet-wash text-violet font-extrabold uppercase",
				className,
			)}
		>
			{children}
		</span>
	);
}
