import { BookOpen, Ellipsis, FilePlus, History, type LucideIcon, RotateCcw, Save, Settings } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { Project } from "#content/projects.ts";
import type { SketchTab } from "#domain/sketch-tabs.ts";
import { m } from "#messages/generated/messages.js";
import { EditorSettings } from "#web/features/code-editor/EditorSettings.tsx";
import { NewTab } from "#web/features/code-editor/NewTab.tsx";
import { StartAgain } from "#web/features/code-editor/StartAgain.tsx";
import { VersionsDialog } from "#web/learning/saved-work/VersionsDialog.tsx";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Popover } from "#web/ui/Popover.tsx";
import { ProgramText } from "#web/ui/ProgramText.tsx";

interface BenchMenuProps {
	project: Project;
	person: string;
	tabs: readonly SketchTab[];
	/** Opens the reference, for which a phone's toolbar has no room. */
	onReference: () => void;
	onSave: () => void;
	onAddTab: (name: string) => void;
	onRestore: (text: string) => void;
	onStartAgain: () => void;
}

/** "⋯": what is done to the whole of a program. */
export function BenchMenu({ project, person, tabs, ...on }: BenchMenuProps) {
	const [open, setOpen] = useState(false);
	const closing =
		<Args extends unknown[]>(act: (...args: Args) => void) =>
		(...args: Args) => {
			act(...args);
			setOpen(false);
		};
	return (
		<Popover
			label={m.bench_menu()}
			open={open}
			onOpenChange={setOpen}
			trigger={<IconButton icon={Ellipsis} label={m.bench_menu()} className="!border-transparent" />}
			className="grid p-2 min-w-56"
		>
			<MenuItem icon={BookOpen} className="bench-menu-reference" onClick={closing(on.onReference)}>
				{m.reference_title()}
			</MenuItem>
			<MenuItem icon={Save} onClick={closing(on.onSave)}>
				{m.bench_save()}
			</MenuItem>
			<VersionsDialog
				workKey={{ person, projectId: project.id, kind: "sketch" }}
				title={m.versions_title()}
				trigger={<MenuItem icon={History}>{m.versions_open()}</MenuItem>}
				onRestore={closing(on.onRestore)}
			>
				{(text) => <ProgramText label={m.versions_shown()} text={text} />}
			</VersionsDialog>
			<NewTab
				trigger={<MenuItem icon={FilePlus}>{m.sketch_new_tab()}</MenuItem>}
				isTaken={(name) => tabs.some((tab) => tab.name === name)}
				onAdd={closing(on.onAddTab)}
			/>
			<EditorSettings trigger={<MenuItem icon={Settings}>{m.editor_settings()}</MenuItem>} />
			<StartAgain
				trigger={<MenuItem icon={RotateCcw}>{m.bench_start_again()}</MenuItem>}
				onStartAgain={closing(on.onStartAgain)}
			/>
		</Popover>
	);
}

function MenuItem({ icon: Icon, className, children, ...rest }: ComponentProps<typeof Button> & { icon: LucideIcon }) {
	return (
		<Button {...rest} variant="quiet" className={classNames("!justify-start !border-transparent !px-3", className)}>
			<Icon size={18} aria-hidden="true" />
			{children}
		</Button>
	);
}
