import { TriangleAlert } from "lucide-react";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Lines } from "./Lines.tsx";

/** A few sentences under a heading of their own; what must not go wrong is emphasised. */
export function LinesCard({ title, lines, warning }: { title: string; lines: readonly string[]; warning?: boolean }) {
	return (
		<div
			className={classNames(
				"grid gap-2.5 rounded-large px-5 py-4",
				warning ? "bg-sun-wash" : "bg-surface border border-line",
			)}
		>
			<h3 className={classNames("text-base flex items-center gap-2", warning && "text-sun-ink")}>
				{warning && <TriangleAlert size={20} aria-hidden="true" className="shrink-0" />}
				{title}
			</h3>
			<Lines lines={lines} />
		</div>
	);
}
