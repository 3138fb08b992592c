import * as Blockly from "blockly/core";
import { blocklyWords } from "./blockly-words.ts";

/** A workspace, and what takes it away. */
interface Injected {
	workspace: Blockly.WorkspaceSvg;
	dispose(): void;
}

/**
 * Opens a workspace in an element. By itself Blockly opens the device's sound for each of its workspaces, used or not, which
 * is dear on a poor phone. Here that waits for the first sound: those that guide keyboard users.
 */
export function injectWorkspace(element: HTMLElement, options: Blockly.BlocklyOptions): Injected {
	Blockly.setLocale(blocklyWords());
	const workspace = withoutSound(() => Blockly.inject(element, options));
	const flyout = workspace.getFlyout()?.getWorkspace();
	const ends = [workspace, flyout].flatMap((one) => (one ? openSoundLater(one.getAudioManager()) : []));
	return {
		workspace,
		dispose() {
			for (const end of ends) end();
			workspace.dispose();
		},
	};
}

function withoutSound<Result>(act: () => Result): Result {
	const { AudioContext } = window;
	Reflect.set(window, "AudioContext", undefined);
	try {
		return act();
	} finally {
		Reflect.set(window, "AudioContext", AudioContext);
	}
}

/** @returns closes it; where nothing has sounded there is nothing to close. */
function openSoundLater(manager: object): () => void {
	let opened: AudioContext | undefined;
	const open = () => {
		if (typeof AudioContext !== "undefined") opened ??= new AudioContext();
		return opened;
	};
	Object.defineProperty(manager, "context", { configurable: true, get: open });
	return () => {
		Object.defineProperty(manager, "context", { value: opened });
	};
}
