import { lazy, Suspense, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx";
import type { LiveBoard } from "./live-board.ts";
import { SerialMonitor } from "./SerialMonitor.tsx";

const SerialPlotter = lazy(async () => ({ default: (await import("./plot/SerialPlotter.tsx")).SerialPlotter }));
const PinInspector = lazy(async () => ({ default: (await import("./PinInspector.tsx")).PinInspector }));

/** What comes out of the board: as text, as a drawing, or pin by pin. */
export function BoardOutput({ board, baud }: { board: LiveBoard; baud: string | null }) {
	const [shown, setShown] = useState("serial");
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
				<SerialMonitor board={board} baud={baud} />
			</TabPanel>
			<TabPanel value="plot" className="grow min-h-0">
				<Suspense fallback={null}>{shown === "plot" && <SerialPlotter board={board} />}</Suspense>
			</TabPanel>
			<TabPanel value="pins" className="grow min-h-0">
				<Suspense fallback={null}>{shown === "pins" && <PinInspector board={board} />}</Suspense>
			</TabPanel>
		</Tabs>
	);
}
