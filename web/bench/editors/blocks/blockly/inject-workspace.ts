import * as Blockly from "blockly/core";
import { blocklyTexts } from "./blockly-texts.ts";

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
	Blockly.setLocale(blocklyTexts());
	const workspace = withoutSound(() => Blockly.inject(element, options));
	const flyout = workspace.getFlyout()?.getWorkspace();
	const ends = [workspace, flyout].flatMap((one) => (one ? openSoundLater(one.getAudioManager()) : []));
	ends.push(measureWithTypeface(workspace));
	return {
		workspace,
		dispose() {
			for (const end of ends) end();
			workspace.dispose();
		},
	};
}

/** A block is as wide as its text was when it was drawn: all are drawn again where the page's typeface comes after them. */
function measureWithTypeface(workspace: Blockly.WorkspaceSvg): () => void {
	let over = false;
	const { family, weight, size } = workspace.getTheme().fontStyle;
	const typeface = `${weight} ${size}pt ${family}`;
	const drawAgain = async () => {
		if (over) return;
		const blocks = [workspace, workspace.getFlyout()?.getWorkspace()].flatMap((one) => one?.getAllBlocks(false) ?? []);
		for (const block of blocks) for (const field of block.getFields()) field.forceRerender();
		await Blockly.renderManagement.finishQueuedRenders();
		if (!over) workspace.getFlyout()?.reflow();
	};
	// Without the typeface the text is shown in another all the same.
	if (!document.fonts.check(typeface)) document.fonts.load(typeface).then(drawAgain, () => undefined);
	return () => {
		over = true;
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
