import { CircleHelp } from "lucide-react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** A button, and behind it what there is to know, line by line. */
export function HelpDialog({ label, title, lines }: { label: string; title: string; lines: readonly string[] }) {
	return (
		<Dialog
			title={title}
			trigger={
				<Button variant="quiet" className="max-sm:!px-3">
					<CircleHelp size={18} aria-hidden="true" />
					<span className="max-sm:sr-only">{label}</span>
				</Button>
			}
		>
			<ul className="grid gap-2.5 m-0 pl-5 list-disc marker:text-teal">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Dialog>
	);
}
