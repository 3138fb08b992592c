import type { ReactNode } from "react";

/** One group of pieces under its name. */
export function Pieces({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid gap-4">
			<h2>{title}</h2>
			{children}
		</section>
	);
}
