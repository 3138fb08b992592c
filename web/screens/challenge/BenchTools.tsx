import { BookOpen, History, Lightbulb, Settings } from "lucide-react";
import type { Project } from "#content/projects.ts";
import type { SketchTab } from "#domain/sketch-tabs.ts";
import { m } from "#messages/generated/messages.js";
import { EditorSettings } from "#web/features/code-editor/EditorSettings.tsx";
import { NewTab } from "#web/features/code-editor/NewTab.tsx";
import { StartAgain } from "#web/features/code-editor/StartAgain.tsx";
import { Hints } from "#web/features/helps/Hints.tsx";
import { loadReference, ReferenceDialog } from "#web/features/reference/ReferenceDialog.tsx";
import { VersionsDialog } from "#web/learning/saved-work/VersionsDialog.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { ProgramText } from "#web/ui/ProgramText.tsx";

export const lazyModules = [loadReference];

interface BenchToolsProps {
	project: Project;
	person: string;
	onBringBack: (text: string) => void;
	onStartAgain: () => void;
	tabs: readonly SketchTab[];
	onAddTab: (name: string) => void;
}

/** What stands beside Verify, Upload and Save: versions, a hint, settings, the first program. */
export function BenchTools({ project, person, tabs, onAddTab, onBringBack, onStartAgain }: BenchToolsProps) {
	return (
		<>
			<ReferenceDialog
				libraries={project.libraries}
				trigger={<IconButton icon={BookOpen} label={m.reference_title()} />}
			/>
			{project.hints.length > 0 && (
				<Dialog
					title={m.hint_title()}
					trigger={<IconButton data-tour="hint" icon={Lightbulb} label={m.bench_hint()} />}
				>
					<Hints project={project} />
				</Dialog>
			)}
			<VersionsDialog
				place={{ person, projectId: project.id, kind: "sketch" }}
				title={m.versions_title()}
				trigger={<IconButton icon={History} label={m.versions_open()} />}
				onBringBack={onBringBack}
			>
				{(text) => <ProgramText label={m.versions_shown()} text={text} />}
			</VersionsDialog>
			<NewTab isTaken={(name) => tabs.some((tab) => tab.name === name)} onAdd={onAddTab} />
			<EditorSettings trigger={<IconButton icon={Settings} label={m.editor_settings()} />} />
			<StartAgain onStartAgain={onStartAgain} />
		</>
	);
}
