import { Puzzle } from "lucide-react";
import { useMemo, useState } from "react";
import { PROGRAM_MAXIMUM } from "#domain/api/assistant.ts";
import { type Pointer, pointersIn } from "#domain/assistant/pointers.ts";
import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";
import { blockSketch } from "#domain/bench/next-step/block-sketch.ts";
import { m } from "#messages/generated/messages.js";
import { AgeSetting } from "#web/account/settings/AgeSetting.tsx";
import { AssistantPane } from "#web/assistant/AssistantPane.tsx";
import { HelpWork } from "#web/bench/code/HelpWork.tsx";
import { pointerText, pointsOf } from "#web/bench/code/help-pointers.ts";
import { StillBlocks } from "#web/bench/editors/blocks/blockly/StillBlocks.tsx";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { FullDialog } from "#web/platform/ui/FullDialog.tsx";
import type { BlockNextStepProps } from "./BlockNextStep.tsx";
import * as finder from "./find-block-step.ts";
import { useBlockStep } from "./use-block-step.ts";

interface BlockHelpProps extends Pick<BlockNextStepProps, "project" | "kinds" | "workspace"> {
	/** Closes the help, and marks a block. */
	onShowBlock: (pointer: Pointer) => void;
	onClose: () => void;
}

/** The AI helper over the blocks: it is asked about them as they are, and stays beside them for the visit. */
export function BlockHelp({ project, kinds, workspace, onShowBlock, onClose }: BlockHelpProps) {
	const { circuit } = project;
	const { devices } = project.program;
	const [asked] = useState(() => {
		const { program } = workspace;
		return { blocks: JSON.stringify(program), work: { program, loose: workspace.loose() } };
	});
	const { program } = asked.work;
	const sketch = useMemo(() => blockSketch(program, devices), [program, devices]);
	const state = useMemo(() => toBlockly(program), [program]);
	const found = useBlockStep({ project, kinds }, finder, asked);
	const [shown, setShown] = useState<Pointer | null>(null);
	const wide = useMedia("(min-width: 1024px)");
	const failedCheck = found.data?.failedCheck ?? null;
	const view = <StillBlocks label={m.assistant_your_blocks()} devices={devices} state={state} />;
	const work = {
		...{ circuit, shown, failedCheck, onCode: () => setShown(null) },
		program: { title: m.assistant_your_blocks(), change: m.assistant_change_blocks(), onChange: onClose, view },
	};

	/** Answers name a line of the sketch: its block is what the learner knows. */
	function pointersOf(text: string): Pointer[] {
		if (text === found.data?.text) return found.data.points;
		return pointersIn(text, pointsOf(circuit, sketch.plain)).flatMap((pointer): Pointer[] => {
			if (pointer.kind !== "line") return [pointer];
			const id = sketch.blockAt(pointer.line);
			return id === null ? [] : [{ kind: "block", id }];
		});
	}

	/** A block is marked in the workspace, only when somebody asks to see it. */
	function handleShow(pointer: Pointer, pressed = true) {
		if (pointer.kind !== "block") setShown(pointer);
		else if (pressed) onShowBlock(pointer);
	}

	return (
		<FullDialog
			layout="bench"
			title={m.challenge_tab_help()}
			description={project.title}
			open
			onOpenChange={(open) => !open && onClose()}
			head={
				<Button variant="quiet" onClick={onClose}>
					<Puzzle size={18} aria-hidden="true" />
					{m.guide_to_blocks()}
				</Button>
			}
		>
			<AssistantPane
				projectId={project.id}
				ofBlocks
				about={() => ({
					...(sketch.plain.length <= PROGRAM_MAXIMUM ? { code: sketch.plain } : {}),
					...(found.data ? { nextStep: found.data.text.slice(0, 1000) } : {}),
					...(failedCheck ? { failedCheck: `${failedCheck.title}. ${failedCheck.seen}`.slice(0, 1000) } : {}),
				})}
				pointersOf={pointersOf}
				textOf={(pointer) => pointerText(pointer, circuit)}
				shown={shown}
				onShow={handleShow}
				shownHere={wide ? null : <HelpWork {...work} inside />}
				work={wide ? <HelpWork {...work} /> : null}
				aside={null}
				ageForm={<AgeSetting />}
				step={found.isPending ? null : found.data?.text}
			/>
		</FullDialog>
	);
}
