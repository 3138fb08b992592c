import { Lightbulb } from "lucide-react";
import { useState } from "react";
import type { Project } from "#content/projects.ts";
import { type Pointer, pointersIn } from "#domain/assistant/pointers.ts";
import { PROGRAM_MAXIMUM } from "#domain/assistant-answer.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { partWords } from "#web/circuit/part-words.ts";
import { useMedia } from "#web/device/use-media.ts";
import { AssistantPane } from "#web/features/assistant/AssistantPane.tsx";
import { seenWords } from "#web/features/checks/check-words.ts";
import { plainWordsOf } from "#web/features/code-editor/explain-diagnostic.ts";
import { Hints } from "#web/features/helps/Hints.tsx";
import { AgeSetting } from "#web/features/settings/AgeSetting.tsx";
import { localWorkStore } from "#web/learning/saved-work/local-work-store.ts";
import { Card } from "#web/ui/Card.tsx";
import { HelpWork } from "./HelpWork.tsx";
import type { BenchFindings } from "./use-bench.ts";
import { savedCircuit, useNextStep } from "./use-next-step.ts";

interface HelpPaneProps {
	project: Project;
	person: string;
	/** What the bench has found; null before it is opened. */
	findings: BenchFindings | null;
	onCoding: () => void;
}

/** Help while working: the AI helper beside the program, the project's hints, and its own advice. */
export function HelpPane({ project, person, findings, onCoding }: HelpPaneProps) {
	const [shown, setShown] = useState<Pointer | null>(null);
	const wide = useMedia("(min-width: 1024px)");
	const code =
		findings?.body() ??
		localWorkStore({ person, projectId: project.id, kind: "sketch" }).read()?.body ??
		project.starter;
	const circuit = findings?.circuit ?? savedCircuit(project, person);
	const step = useNextStep({ project, code, circuit });
	const failed = findings?.steps.find(({ state }) => state === "failed");
	const words = { ...project.text.challenges[1]?.steps, ...project.text.steps };
	const failedCheck = failed && {
		title: words[failed.id]?.title ?? failed.id,
		seen: seenWords(words, failed),
	};
	const error = findings?.diagnostics.find(({ severity }) => severity === "error");
	const work = { circuit, code, shown, failedCheck: failedCheck ?? null, onCoding, onCode: () => setShown(null) };

	return (
		<AssistantPane
			projectId={project.id}
			about={() => ({
				...(code.length <= PROGRAM_MAXIMUM ? { code } : {}),
				...(error ? { compilerError: plainWordsOf(error).slice(0, 1000) } : {}),
				...(step.data ? { nextStep: step.data.slice(0, 1000) } : {}),
				...(failedCheck ? { failedCheck: `${failedCheck.title}. ${failedCheck.seen}`.slice(0, 1000) } : {}),
			})}
			pointersOf={(answer) => pointersIn(answer, pointsOf(circuit, code))}
			wordsOf={(pointer) => wordsOf(pointer, circuit)}
			shown={shown}
			onShow={setShown}
			shownHere={wide ? null : <HelpWork {...work} inside />}
			work={wide ? <HelpWork {...work} /> : null}
			aside={<Aside project={project} />}
			ageForm={<AgeSetting />}
			step={step.isPending ? null : step.data}
		/>
	);
}

function Aside({ project }: { project: Project }) {
	return (
		<>
			{project.hints.length > 0 && (
				<Card aria-labelledby="hints" className="grid gap-3 !p-4 !shadow-none">
					<h2 id="hints" className="text-base flex items-center gap-2">
						<Lightbulb size={20} className="text-sun-ink" aria-hidden="true" />
						{m.hint_title()}
					</h2>
					<Hints project={project} />
				</Card>
			)}
			<Card aria-labelledby="advice" className="grid gap-2 !p-4 !shadow-none">
				<h2 id="advice" className="text-base">
					{m.challenge_advice()}
				</h2>
				<ul className="grid gap-1.5 m-0 pl-5 list-disc marker:text-teal text-[15px] leading-snug">
					{(project.text.help ?? []).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</Card>
		</>
	);
}

/** What an answer may point at: lines of the program, wired pins, and parts by their names. */
function pointsOf(circuit: Circuit, code: string) {
	const pins = circuit.wires.flatMap(({ from, to }) =>
		[from, to].flatMap((end) => (end.startsWith("uno.") ? [end.slice("uno.".length)] : [])),
	);
	const parts = circuit.parts
		.filter(({ kind }) => kind !== "breadboard")
		.map((part) => ({ id: part.id, names: [partWords(part), part.id] }));
	return { lines: code.split("\n").length, pins, parts };
}

function wordsOf(pointer: Pointer, circuit: Circuit): string {
	if (pointer.kind === "line") return m.assistant_show_line({ line: pointer.line });
	if (pointer.kind === "block") return m.assistant_show_block();
	if (pointer.kind === "pin") return m.assistant_show_pin({ pin: pointer.pin });
	const part = circuit.parts.find(({ id }) => id === pointer.id);
	return m.assistant_show_part({ part: part ? partWords(part) : pointer.id });
}
