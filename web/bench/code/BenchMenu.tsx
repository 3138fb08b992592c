import { BookOpen, Ellipsis, FilePlus, History, type LucideIcon, RotateCcw, Save, Settings } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import type { Project } from "#content/projects.ts";
import type { SketchTab } from "#domain/bench/sketch-tabs.ts";
import { m } from "#messages/generated/messages.js";
import { EditorSettings } from "#web/bench/editors/sketch/EditorSettings.tsx";
import { NewTab } from "#web/bench/editors/sketch/NewTab.tsx";
import { StartAgain } from "#web/bench/editors/sketch/StartAgain.tsx";
import { VersionsDialog } from "#web/platform/learning/saved-work/VersionsDialog.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Popover } from "#web/platform/ui/Popover.tsx";
import { ProgramText } from "#web/platform/ui/ProgramText.tsx";

interface BenchMenuProps {
	project: Project;
	userId: string;
	tabs: readonly SketchTab[];
	/** Opens the reference, for which a phone's toolbar has no room. */
	onReference: () => void;
	onSave: () => void;
	onAddTab: (name: string) => void;
	onRestore: (text: string) => void;
	onStartAgain: () => void;
}

/** What the menu asks in a dialog. */
type Asked = "versions" | "tab" | "settings" | "again";

/** "⋯": what is done to the whole of a program. Each entry closes the menu; after its dialog the menu's button has the focus. */
export function BenchMenu({ project, userId, tabs, ...on }: BenchMenuProps) {
	const [open, setOpen] = useState(false);
	const [asked, setAsked] = useState<Asked | null>(null);
	const button = useRef<HTMLButtonElement>(null);
	const choosing = (act: () => void) => () => {
		setOpen(false);
		act();
	};
	const dialog = (which: Asked) => ({
		open: asked === which,
		onOpenChange: (isOpen: boolean) => setAsked(isOpen ? which : null),
		returnTo: button,
	});
	return (
		<>
			<Popover
				label={m.bench_menu()}
				open={open}
				onOpenChange={setOpen}
				trigger={<IconButton ref={button} icon={Ellipsis} label={m.bench_menu()} className="!border-transparent" />}
				className="grid p-2 min-w-56"
			>
				<MenuItem icon={BookOpen} className="bench-menu-reference" onClick={choosing(on.onReference)}>
					{m.reference_title()}
				</MenuItem>
				<MenuItem icon={Save} onClick={choosing(on.onSave)}>
					{m.bench_save()}
				</MenuItem>
				<MenuItem icon={History} onClick={choosing(() => setAsked("versions"))}>
					{m.versions_open()}
				</MenuItem>
				<MenuItem icon={FilePlus} onClick={choosing(() => setAsked("tab"))}>
					{m.sketch_new_tab()}
				</MenuItem>
				<MenuItem icon={Settings} onClick={choosing(() => setAsked("settings"))}>
					{m.editor_settings()}
				</MenuItem>
				<MenuItem icon={RotateCcw} onClick={choosing(() => setAsked("again"))}>
					{m.bench_start_again()}
				</MenuItem>
			</Popover>
			<VersionsDialog
				{...dialog("versions")}
				workKey={{ userId, projectId: project.id, kind: "sketch" }}
				title={m.versions_title()}
				onRestore={on.onRestore}
			>
				{(text) => <ProgramText label={m.versions_shown()} text={text} />}
			</VersionsDialog>
			<NewTab
				{...dialog("tab")}
				isTaken={(name) => tabs.some((tab) => tab.name === name)}
				onAdd={(name) => {
					setAsked(null);
					on.onAddTab(name);
				}}
			/>
			<EditorSettings {...dialog("settings")} />
			<StartAgain {...dialog("again")} onStartAgain={on.onStartAgain} />
		</>
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
