import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { CodeEditor } from "#web/bench/editors/sketch/CodeEditor.tsx";
import { compiledQuery } from "#web/bench/editors/sketch/compile.queries.ts";
import { MessagePanel } from "#web/bench/editors/sketch/MessagePanel.tsx";
import { StartAgain } from "#web/bench/editors/sketch/StartAgain.tsx";
import { SymbolKeys } from "#web/bench/editors/sketch/SymbolKeys.tsx";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import type { SketchTyping } from "./use-typing.ts";

const PHONE = "(max-width: 767px)";
const NONE: readonly never[] = [];

/** The editor of a sketch that is changed beside its board, with the way back to the first text. */
export function TypedProgram({ typing, line }: { typing: SketchTyping; line: number | null }) {
	const { editor, source, initialText, firstText, onChange } = typing;
	const phone = useMedia(PHONE);
	const [asking, setAsking] = useState(false);
	// Asked for by the board's Run: here the findings are only shown.
	const compiled = useQuery({ ...compiledQuery(source), enabled: false });
	const diagnostics = compiled.data?.diagnostics ?? NONE;
	return (
		<>
			<div className="bench-player-head">
				<h3>{m.player_program()}</h3>
				<Button variant="quiet" onClick={() => setAsking(true)}>
					<RotateCcw size={18} aria-hidden="true" />
					{m.bench_start_again()}
				</Button>
			</div>
			<div className="bench-player-editor">
				<CodeEditor
					ref={editor}
					initialText={initialText}
					startLine={line ?? 1}
					wrap={phone}
					diagnostics={diagnostics}
					pausedLine={null}
					values={NONE}
					onChange={onChange}
					// Every change is kept at once.
					onSave={() => undefined}
				/>
			</div>
			<div className="bench-player-mistakes">
				<MessagePanel
					diagnostics={diagnostics}
					onJump={(line, column) => editor.current?.jumpTo(line, column)}
					onFix={(fix) => editor.current?.applyFix(fix) ?? false}
				/>
			</div>
			{phone && <SymbolKeys onType={(text) => editor.current?.type(text)} />}
			<StartAgain
				open={asking}
				onOpenChange={setAsking}
				description={m.player_start_again_text()}
				onStartAgain={() => editor.current?.replaceText(firstText)}
			/>
		</>
	);
}
