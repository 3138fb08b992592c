import { Minus, Plus } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { DockButton } from "./DockButton.tsx";
import type { View } from "./use-view.ts";

/** Nearer, further, all of it. */
export function ViewTools({ view }: { view: View }) {
	return (
		<div role="toolbar" aria-label={m.build_view()} className="view-tools">
			<DockButton icon={Minus} label={m.build_zoom_out()} onPress={view.zoomOut} />
			<DockButton icon={Plus} label={m.build_zoom_in()} onPress={view.zoomIn} />
			<button type="button" className="dock-button dock-button-wide" onClick={view.showAll}>
				{m.build_fit()}
			</button>
		</div>
	);
}
