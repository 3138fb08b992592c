import { type ReactNode, useId } from "react";

/** One thing that is done for an account, under its title. */
export function CarePart({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-2 pt-3 border-t border-line">
			<h3 id={id}>{title}</h3>
			{children}
		</section>
	);
}
