import type { LucideIcon } from "lucide-react";
import type { ComponentType, KeyboardEvent } from "react";
import type { DialogOpening } from "#web/platform/ui/Dialog.tsx";

/**
 * Something that can be done with the whole of a program, from the menu and by its key. It is one file and one line in the
 * list of its bench; `Bench` is what it is done to.
 */
export type BenchAction<Bench> = {
	icon: LucideIcon;
	label: () => string;
	/** Together with Ctrl or ⌘, in lower case. */
	key?: string;
	/** Of its entry in the menu. */
	className?: string;
} & (
	| { run: (bench: Bench) => void }
	/** It is asked about first. `onDone` closes the dialog. */
	| { Dialog: ComponentType<DialogOpening & { bench: Bench; onDone: () => void }> }
);

/** Runs the action whose key was pressed. One that asks first has no key. */
export function runByKey<Bench>(event: KeyboardEvent, actions: readonly BenchAction<Bench>[], bench: Bench): void {
	if (event.defaultPrevented || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
	const action = actions.find(({ key }) => key === event.key.toLowerCase());
	if (!action || !("run" in action)) return;
	event.preventDefault();
	action.run(bench);
}
