import { m } from "#messages/generated/messages.js";
import { Tab, TabList, Tabs } from "#web/ui/Tabs.tsx";

export type Pane = "code" | "board";

/** Where there is room for one pane only: which one. Stays in view while the page scrolls. */
export function PaneSwitch({ pane, onPaneChange }: { pane: Pane; onPaneChange: (pane: Pane) => void }) {
	return (
		<Tabs
			value={pane}
			onValueChange={(next) => onPaneChange(next as Pane)}
			className="lg:hidden sticky top-0 z-20 p-2 bg-surface border-b border-line"
		>
			<TabList aria-label={m.bench_panes()}>
				<Tab value="code">{m.bench_show_code()}</Tab>
				<Tab value="board">{m.bench_show_board()}</Tab>
			</TabList>
		</Tabs>
	);
}
