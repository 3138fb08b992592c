import { Card } from "#web/platform/ui/Card.tsx";
import { Chip, type ChipTone } from "#web/platform/ui/Chip.tsx";
import { Pieces } from "./Pieces.tsx";

const GROUNDS = ["paper", "surface", "sunken", "line", "edge", "ink", "ink-2", "teal", "teal-deep", "teal-wash"];
const MEANINGS = ["sun", "sun-wash", "coral", "coral-wash", "leaf", "leaf-wash", "violet", "violet-wash", "board"];
const TONES: readonly ChipTone[] = ["plain", "teal", "sun", "leaf", "violet", "coral"];

export function TokenPieces() {
	return (
		<>
			<Pieces title="Colours">
				<div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(120px,1fr))]">
					{[...GROUNDS, ...MEANINGS].map((name) => (
						<div key={name} className="grid gap-1 text-sm">
							<div className="h-14 rounded-medium border border-line" style={{ background: `var(--${name})` }} />
							{name}
						</div>
					))}
				</div>
			</Pieces>
			<Pieces title="Words">
				<Card className="grid gap-3">
					<p className="text-[clamp(30px,4.2vw,52px)] font-heavy leading-tight">Heading one</p>
					<p className="text-[1.625rem] font-heavy leading-tight">Heading two</p>
					<p className="text-lg font-heavy leading-tight">Heading three</p>
					<p>Text: wire real circuits on screen.</p>
					<p className="text-sm text-ink-2">Second text, small</p>
					<p className="font-mono">digitalWrite(LED_BUILTIN, HIGH); 0O 1lI</p>
				</Card>
			</Pieces>
			<Pieces title="Chips">
				<div className="flex flex-wrap gap-3">
					{TONES.map((tone) => (
						<Chip key={tone} tone={tone}>
							{tone}
						</Chip>
					))}
				</div>
			</Pieces>
			<Pieces title="Cards">
				<div className="grid gap-4 sm:grid-cols-2">
					<Card>A card</Card>
					<Card padded={false}>
						<div className="h-20 dots bg-teal-wash" />
					</Card>
				</div>
			</Pieces>
		</>
	);
}
