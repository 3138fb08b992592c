/** A program to read: scrolled by mouse, touch and keyboard. */
export function ProgramText({ label, text }: { label: string; text: string }) {
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="max-h-96 overflow-auto rounded-medium bg-sunken"
		>
			<pre className="m-0 p-3.5 font-mono text-[13px] leading-relaxed">{text}</pre>
		</section>
	);
}
