import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/circuit/board/live-board.ts";
import { SerialMonitor } from "#web/features/serial/SerialMonitor.tsx";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx";

export const loadPlotter = () => import("#web/features/plot/SerialPlotter.tsx");
export const loadInspector = () => import("#web/features/circuit-view/PinInspector.tsx");

/** What comes out of the board: as text, as a drawing, or pin by pin. */
export function BoardOutput({ board, person, baud }: { board: LiveBoard; person: string; baud: string | null }) {
	const [shown, setShown] = useState("serial");
	const plotter = useLazyModule(loadPlotter, shown === "plot");
	const inspector = useLazyModule(loadInspector, shown === "pins");
	return (
		<Tabs value={shown} onValueChange={setShown} className="flex flex-col min-h-0 h-full">
			<TabList aria-label={m.output_title()} className="mx-3 mt-2 shrink-0">
				<Tab value="serial" className="!text-sm">
					{m.output_serial()}
				</Tab>
				<Tab value="plot" className="!text-sm">
					{m.output_plot()}
				</Tab>
				<Tab value="pins" className="!text-sm">
					{m.output_pins()}
				</Tab>
			</TabList>
			<TabPanel value="serial" className="grow min-h-0">
				<SerialMonitor board={board} person={person} baud={baud} />
			</TabPanel>
			<TabPanel value="plot" className="grow min-h-0">
				{plotter && <plotter.SerialPlotter board={board} />}
			</TabPanel>
			<TabPanel value="pins" className="grow min-h-0">
				{inspector && <inspector.PinInspector board={board} />}
			</TabPanel>
		</Tabs>
	);
}
