import type { SketchTab } from "#domain/bench/sketch-tabs.ts";
import { m } from "#messages/generated/messages.js";

interface SketchTabsProps {
	tabs: readonly SketchTab[];
	/** Shows a line (1-based) of the text as it is now. */
	onOpen: (line: number) => void;
}

/** Leads to the parts of a sketch; nothing where it has no tabs. */
export function SketchTabs({ tabs, onOpen }: SketchTabsProps) {
	if (tabs.length === 0) return null;
	const sections = [{ name: m.sketch_main_tab(), from: 1 }, ...tabs];
	return (
		<nav aria-label={m.sketch_tabs()} className="flex gap-1 px-3.5 border-b border-line overflow-x-auto">
			{sections.map(({ name, from }) => (
				<button
					key={`${name}:${from}`}
					type="button"
					onClick={() => onOpen(from)}
					className="min-h-11 px-3 font-mono text-sm font-bold whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3"
				>
					{name}
				</button>
			))}
		</nav>
	);
}
