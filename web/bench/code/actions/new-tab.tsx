import { FilePlus } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { NewTab } from "#web/bench/editors/sketch/NewTab.tsx";
import type { CodeAction } from "./code-action.ts";

export const newTab: CodeAction = {
	icon: FilePlus,
	label: m.sketch_new_tab,
	Dialog: ({ bench: { program }, onDone, ...opening }) => (
		<NewTab
			{...opening}
			isTaken={(name) => program.tabs.some((tab) => tab.name === name)}
			onAdd={(name) => {
				onDone();
				program.addTab(name);
			}}
		/>
	),
};
