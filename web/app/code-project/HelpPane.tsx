import { Lightbulb } from "lucide-react";
import { useState } from "react";
import type { SketchProject } from "#content/projects.ts";
import { PROGRAM_MAXIMUM } from "#domain/api/assistant.ts";
import { type Pointer, pointersIn } from "#domain/assistant/pointers.ts";
import { firstFailed } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";
import { AgeSetting } from "#web/account/settings/AgeSetting.tsx";
import { AssistantPane } from "#web/assistant/AssistantPane.tsx";
import { seenText } from "#web/bench/checks/check-texts.ts";
import { HelpWork } from "#web/bench/code/HelpWork.tsx";
import { pointerText, pointsOf } from "#web/bench/code/help-pointers.ts";
import type { BenchFindings } from "#web/bench/code/use-bench.ts";
import { CodeText } from "#web/bench/editors/sketch/CodeText.tsx";
import { plainTextOf } from "#web/bench/editors/sketch/explain-diagnostic.ts";
import { Hints } from "#web/bench/hints/Hints.tsx";
import { localWorkStore } from "#web/platform/learning/saved-work/local-work-store.ts";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { savedCircuit, useNextStep } from "./use-next-step.ts";

interface HelpPaneProps {
	project: SketchProject;
	userId: string;
	/** What the bench has found; null before it is opened. */
	findings: BenchFindings | null;
	onCoding: () => void;
}

/** Help while working: the AI helper beside the program, the project's hints, and its own advice. */
export function HelpPane({ project, userId, findings, onCoding }: HelpPaneProps) {
	const [shown, setShown] = useState<Pointer | null>(null);
	const wide = useMedia("(min-width: 1024px)");
	const code =
		findings?.body() ??
		localWorkStore({ userId, projectId: project.id, kind: "sketch" }).read()?.body ??
		project.program.starter;
	const circuit = findings?.circuit ?? savedCircuit(project, userId);
	const step = useNextStep({ project, code, circuit });
	const failed = findings && firstFailed(findings.steps);
	const texts = { ...project.lesson.challenges[1]?.steps, ...project.lesson.steps };
	const failedCheck = failed && {
		title: texts[failed.id]?.title ?? failed.id,
		seen: seenText(texts, failed),
	};
	const error = findings?.diagnostics.find(({ severity }) => severity === "error");
	const line = shown?.kind === "line" ? shown.line : null;
	const program = {
		...{ title: m.assistant_your_code(), change: m.assistant_change_code(), onChange: onCoding },
		view: <CodeText label={m.assistant_your_code()} source={code} markedLine={line} className="flex-1 min-h-0" />,
		quote: line && <pre className="help-quote">{`${line}  ${code.split("\n")[line - 1]?.trim() ?? ""}`}</pre>,
	};
	const work = { circuit, program, shown, failedCheck: failedCheck ?? null, onCode: () => setShown(null) };

	return (
		<AssistantPane
			projectId={project.id}
			about={() => ({
				...(code.length <= PROGRAM_MAXIMUM ? { code } : {}),
				parts: [...new Set(circuit.parts.map(({ kind }) => kind))],
				...(error ? { compilerError: plainTextOf(error).slice(0, 1000) } : {}),
				...(step.data ? { nextStep: step.data.slice(0, 1000) } : {}),
				...(failedCheck ? { failedCheck: `${failedCheck.title}. ${failedCheck.seen}`.slice(0, 1000) } : {}),
			})}
			pointersOf={(answer) => pointersIn(answer, pointsOf(circuit, code))}
			textOf={(pointer) => pointerText(pointer, circuit)}
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

function Aside({ project }: { project: SketchProject }) {
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
					{(project.lesson.help ?? []).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</Card>
		</>
	);
}
