import { Blocks, ChartNoAxesColumn, CodeXml, Cpu, type LucideIcon } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";

type Tile = { icon: LucideIcon; tone: string; title: () => string; note: () => string };

const TILES: readonly Tile[] = [
	{
		icon: Blocks,
		tone: "bg-sun-wash text-sun-ink",
		title: m.landing_tile_primary,
		note: m.landing_tile_primary_note,
	},
	{
		icon: CodeXml,
		tone: "bg-violet-wash text-violet",
		title: m.landing_tile_secondary,
		note: m.landing_tile_secondary_note,
	},
	{
		icon: ChartNoAxesColumn,
		tone: "bg-leaf-wash text-leaf",
		title: m.landing_tile_levels,
		note: m.landing_tile_levels_note,
	},
	{
		icon: Cpu,
		tone: "bg-teal-wash text-teal-deep",
		title: m.landing_tile_boards,
		note: m.landing_tile_boards_note,
	},
];

/** What the product is, in one breath. The same words stand in index.html, for the first paint. */
export function Headline() {
	return (
		<div className="[grid-area:headline]">
			<Chip tone="sun">{m.landing_chip()}</Chip>
			<h1 className="mt-3.5 mb-3">
				{m.landing_title_1()}
				<br />
				{m.landing_title_2()}
			</h1>
			<p className="text-[1.1875rem] text-ink-2 max-w-[34em]">{m.landing_text()}</p>
		</div>
	);
}

/** A drawing of a board, and what the platform offers. */
export function Showcase() {
	return (
		<div className="[grid-area:showcase] grid gap-6.5">
			<div className="max-[900px]:hidden border border-line rounded-[28px] bg-surface dots shadow-lift-1 overflow-hidden">
				<svg viewBox="0 0 640 250" className="block w-full" aria-hidden="true">
					<use href="/drawings.svg#hero" />
				</svg>
			</div>
			<ul className="grid min-[901px]:grid-cols-2 gap-3">
				{TILES.map(({ icon: Icon, tone, title, note }) => (
					<li
						key={title()}
						className="flex items-center gap-3 px-4 py-3.5 rounded-medium bg-surface border border-line font-extrabold leading-tight"
					>
						<span className={`grid place-items-center size-10 shrink-0 rounded-[12px] ${tone}`}>
							<Icon size={22} strokeWidth={2.4} aria-hidden="true" />
						</span>
						<span>
							{title()}
							<span className="block font-semibold text-sm text-ink-2">{note()}</span>
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
