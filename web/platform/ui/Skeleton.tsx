import { classNames } from "./class-names.ts";

/** A placeholder for something that is loading. Hidden from screen readers: say "loading" once, beside the group. */
export function Skeleton({ className }: { className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"block rounded-small bg-[linear-gradient(100deg,var(--sunken)_40%,var(--line)_50%,var(--sunken)_60%)] bg-size-[200%_100%] motion-safe:animate-[sweep_1.6s_linear_infinite]",
				className,
			)}
		/>
	);
}
