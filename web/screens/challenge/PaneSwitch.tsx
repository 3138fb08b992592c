import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/ui/class-names.ts";

export type Pane = "code" | "board";

const PANES = [
	{ pane: "code", words: m.bench_show_code },
	{ pane: "board", words: m.bench_show_board },
] as const;

/** Where there is room for one pane only: which one. Stays in view while the page scrolls. */
export function PaneSwitch({ pane, onPaneChange }: { pane: Pane; onPaneChange: (pane: Pane) => void }) {
	return (
		<fieldset aria-label={m.bench_panes()} className="lg:hidden sticky top-0 z-20 p-2 bg-surface border-b border-line">
			<div className="grid grid-cols-2 gap-1.25 p-1.25 rounded-medium bg-sunken">
				{PANES.map((one) => (
					<button
						key={one.pane}
						type="button"
						aria-pressed={one.pane === pane}
						onClick={() => onPaneChange(one.pane)}
						className={classNames(
							"min-h-11 rounded-[10px] font-extrabold",
							one.pane === pane ? "bg-surface text-ink shadow-lift-1" : "text-ink-2 hover:text-ink",
						)}
					>
						{one.words()}
					</button>
				))}
			</div>
		</fieldset>
	);
}
