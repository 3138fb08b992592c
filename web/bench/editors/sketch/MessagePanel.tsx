import { Wand } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Diagnostic, TextEdit } from "#domain/bench/diagnostic.ts";
import { m } from "#messages/generated/messages.js";
import { TextWithCode } from "#web/platform/learning/TextWithCode.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { explainDiagnostic } from "./explain-diagnostic.ts";

const SHOWN_AT_FIRST = 3;

interface MessagePanelProps {
	diagnostics: readonly Diagnostic[];
	onJump: (line: number, column: number) => void;
	/** Makes the changes of a fix; false where the text is another by now. */
	onFix: (fix: readonly TextEdit[]) => boolean;
}

/** What the compiler found, in plain words, its own words below; a press leads to the line. Errors come first. */
export function MessagePanel({ diagnostics, onJump, onFix }: MessagePanelProps) {
	const [open, setOpen] = useState<readonly Diagnostic[] | null>(null);
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (diagnostics.length > 0) panel.current?.scrollIntoView({ block: "nearest" });
	}, [diagnostics]);
	const sorted = diagnostics.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line);
	const shown = open === diagnostics ? sorted : sorted.slice(0, SHOWN_AT_FIRST);
	const hidden = sorted.length - shown.length;
	return (
		<section
			ref={panel}
			aria-label={m.bench_messages()}
			aria-live="polite"
			className={classNames(
				"shrink-0 max-h-[45%] overflow-y-auto",
				sorted.length > 0 && "border-t border-line",
				sorted[0]?.severity === "error" ? "bg-coral-wash" : "bg-sun-wash",
			)}
		>
			{shown.map((diagnostic) => (
				<Message key={JSON.stringify(diagnostic)} diagnostic={diagnostic} onJump={onJump} onFix={onFix} />
			))}
			{hidden > 0 && (
				<button type="button" onClick={() => setOpen(diagnostics)} className="min-h-11 px-4.5 font-bold underline">
					{m.bench_more({ count: hidden })}
				</button>
			)}
		</section>
	);
}

type MessageProps = { diagnostic: Diagnostic } & Pick<MessagePanelProps, "onJump" | "onFix">;

function Message({ diagnostic, onJump, onFix }: MessageProps) {
	const { line, column, severity, raw, fix } = diagnostic;
	const { title, text } = explainDiagnostic(diagnostic);
	const look = classNames("font-extrabold", severity === "error" ? "text-coral-deep" : "text-sun-ink");
	return (
		<div>
			<div className="relative grid gap-1 px-4.5 py-3.5 text-left text-ink has-[.jump:hover]:brightness-[0.98]">
				{line === 0 ? (
					<span className={look}>{title}</span>
				) : (
					// It is as large as the message: only the explained text is above it.
					<button
						type="button"
						className={classNames(
							look,
							"jump text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-teal focus-visible:after:-outline-offset-3",
						)}
						title={m.bench_jump_to_line({ line })}
						onClick={() => onJump(line, column)}
					>
						{title}
					</button>
				)}
				{text && (
					<p className="m-0 pointer-events-none [&_button]:pointer-events-auto [&_button]:relative">
						<TextWithCode text={text} />
					</p>
				)}
				<span className="font-mono text-tiny text-ink-2 break-words">{raw}</span>
			</div>
			{fix && <Mend fix={fix} onFix={onFix} />}
		</div>
	);
}

/** "Mend it for me", and what came of it. */
function Mend({ fix, onFix }: { fix: readonly TextEdit[] } & Pick<MessagePanelProps, "onFix">) {
	const [outcome, setOutcome] = useState<"mended" | "changed_since">();
	return (
		<div className="px-4.5 pb-3.5">
			{outcome === undefined ? (
				<Button variant="soft" onClick={() => setOutcome(onFix(fix) ? "mended" : "changed_since")}>
					<Wand size={18} aria-hidden="true" />
					{m.bench_mend()}
				</Button>
			) : (
				<p className="font-bold">{outcome === "mended" ? m.bench_mended() : m.bench_mend_changed_since()}</p>
			)}
		</div>
	);
}

function rank({ severity }: Diagnostic): number {
	return severity === "error" ? 0 : 1;
}
