import { classNames } from "./class-names.ts";

/** A turning ring. Without `label` it is decoration beside a text that says what is happening. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
	const ring = (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("size-5 animate-spin", className)}>
			<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3.5" opacity="0.25" />
			<path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
		</svg>
	);
	if (!label) return ring;
	return (
		<span role="status" className="inline-flex items-center gap-3 text-ink-2">
			{ring}
			<span>{label}</span>
		</span>
	);
}
