import { Blocks, Code } from "lucide-react";
import { useRef, useState } from "react";
import { Divider } from "#web/platform/ui/Divider.tsx";
import { CONTROL_CLASS, Field } from "#web/platform/ui/Field.tsx";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { MarkedText } from "#web/platform/ui/MarkedText.tsx";
import { ModeSwitch } from "#web/platform/ui/ModeSwitch.tsx";
import { Pager } from "#web/platform/ui/Pager.tsx";
import { PageTitle, PageTitleSlot, PageTitles } from "#web/platform/ui/PageTitle.tsx";
import { ProgramText } from "#web/platform/ui/ProgramText.tsx";
import { StepField } from "#web/platform/ui/StepField.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { TimeAndPoints } from "#web/platform/ui/TimeAndPoints.tsx";
import { Pieces } from "./Pieces.tsx";

const FILTERS = ["All", "Waiting", "Approved"];
const MODES = [
	{ mode: "blocks", icon: Blocks, label: () => "Blocks" },
	{ mode: "code", icon: Code, label: () => "Code" },
] as const;
const PAGES = 5;
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();

/** What lists, texts and benches are made of. */
export function ListPieces() {
	const [filter, setFilter] = useState("All");
	const [mode, setMode] = useState<"blocks" | "code">("blocks");
	const [page, setPage] = useState(1);
	const [points, setPoints] = useState("50");
	return (
		<>
			<Pieces title="Filters, pages, facts">
				<div className="flex flex-wrap gap-2">
					{FILTERS.map((one) => (
						<FilterChip key={one} chosen={filter === one} onChoose={() => setFilter(one)}>
							{one}
						</FilterChip>
					))}
				</div>
				<Pager
					label="Pages"
					previous="Newer"
					next="Older"
					page={page}
					pages={PAGES}
					text={`Page ${page} of ${PAGES}`}
					onTurn={setPage}
				/>
				<TimeAndPoints minutes={20} points="50 points">
					<TimeAgo time={AN_HOUR_AGO} />
				</TimeAndPoints>
				<ModeSwitch label="Shown now" modes={MODES} mode={mode} onModeChange={setMode} className="!static" />
			</Pieces>
			<Pieces title="Texts">
				<PageTitles>
					<PageTitleSlot />
					<PageTitle title="A page's title">And a line about it</PageTitle>
				</PageTitles>
				<p>
					<MarkedText
						text="Call me at 0712 345 678"
						marks={[{ start: 11, end: 23 }]}
						className="bg-coral-wash text-coral-deep"
					/>
				</p>
				<ProgramText label="A program" text={"void setup() {\n}\n\nvoid loop() {\n}"} />
			</Pieces>
			<Pieces title="Field of one's own, steps, divider">
				<div className="grid gap-5 sm:grid-cols-2">
					<Field label="A control of any kind" hint="A hint below">
						{(ties) => <input {...ties} type="date" className={CONTROL_CLASS} />}
					</Field>
					<StepField
						label="Points"
						value={points}
						min={0}
						max={1000}
						stepped={(typed, direction) => Number(typed) + 10 * direction}
						less="Ten fewer"
						more="Ten more"
						onChange={setPoints}
					/>
				</div>
				<Divided />
			</Pieces>
		</>
	);
}

function Divided() {
	const pane = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState<number | null>(null);
	return (
		<div className="grid grid-cols-[auto_8px_minmax(0,1fr)] h-40 rounded-medium border border-line overflow-hidden">
			<div ref={pane} className="p-4 bg-surface" style={{ width: width ?? 240 }}>
				Left
			</div>
			<Divider
				label="Width of the left pane"
				orientation="vertical"
				pane={pane}
				side="before"
				least={{ pane: 120, rest: 120 }}
				onResize={setWidth}
			/>
			<div className="p-4">Right</div>
		</div>
	);
}
