import { Cable, Ellipsis, Maximize, Plus, Redo2, Undo2, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import type { Builder } from "./use-building.ts";
import type { View } from "./use-view.ts";

export type Panel = "parts" | "wire" | "more" | null;

interface BuildToolsProps {
	builder: Builder;
	panel: Panel;
	onPanelChange: (panel: Panel) => void;
}

/** The tools to build with; some open a panel beside them. */
export function BuildTools({ builder, panel, onPanelChange }: BuildToolsProps) {
	const toggle = (one: Panel) => onPanelChange(panel === one ? null : one);
	return (
		<div role="toolbar" aria-label={m.build_tools()} className="build-tools">
			<Tool label={m.build_parts()} open={panel === "parts"} onPress={() => toggle("parts")}>
				<Plus size={20} aria-hidden="true" />
			</Tool>
			<Tool label={m.build_wire()} open={panel === "wire"} onPress={() => toggle("wire")}>
				<Cable size={20} aria-hidden="true" />
			</Tool>
			<Tool label={m.build_undo()} disabled={!builder.canUndo} onPress={builder.undo}>
				<Undo2 size={20} aria-hidden="true" />
			</Tool>
			<Tool label={m.build_redo()} disabled={!builder.canRedo} onPress={builder.redo}>
				<Redo2 size={20} aria-hidden="true" />
			</Tool>
			<Tool label={m.build_more()} open={panel === "more"} onPress={() => toggle("more")}>
				<Ellipsis size={20} aria-hidden="true" />
			</Tool>
		</div>
	);
}

/** Nearer, further, all of it. */
export function ViewTools({ view }: { view: View }) {
	return (
		<div role="toolbar" aria-label={m.build_view()} className="view-tools">
			<Tool label={m.build_zoom_in()} onPress={view.zoomIn}>
				<ZoomIn size={20} aria-hidden="true" />
			</Tool>
			<Tool label={m.build_zoom_out()} onPress={view.zoomOut}>
				<ZoomOut size={20} aria-hidden="true" />
			</Tool>
			<Tool label={m.build_fit()} onPress={view.showAll}>
				<Maximize size={18} aria-hidden="true" />
			</Tool>
		</div>
	);
}

interface ToolProps {
	label: string;
	/** Whether the panel that it opens is open. */
	open?: boolean;
	disabled?: boolean;
	onPress: () => void;
	children: ReactNode;
}

function Tool({ label, open, disabled = false, onPress, children }: ToolProps) {
	return (
		<Button
			variant="quiet"
			aria-label={label}
			title={label}
			disabled={disabled}
			aria-expanded={open}
			onClick={onPress}
			className={`!bg-surface shadow-lift-1 !w-11 !px-0 aria-expanded:!border-teal aria-expanded:!text-teal-deep`}
		>
			{children}
		</Button>
	);
}
