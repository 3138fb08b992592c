import * as Blockly from "blockly/core";
import type { BlocksFacts, ToolboxBlock } from "#content/program-facts.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { FLAG_BLOCK, fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { blockName } from "./block-name.ts";
import { BLOCK_SHAPES, blockTheme } from "./block-theme.ts";
import { defineBlocks } from "./define-blocks.ts";
import { FLYOUT_PLUGINS, followPull } from "./fitted-flyouts.ts";
import { injectWorkspace } from "./inject-workspace.ts";
import { joinByKeys } from "./join-by-keys.ts";
import { keepFocus } from "./keep-focus.ts";
import { showLiveValues } from "./live-values.ts";
import { markLooseBlocks } from "./loose-blocks.ts";
import { mendFlyouts } from "./mend-flyouts.ts";
import { joinAtRest } from "./resting-joints.ts";
import { doNotBump, setSnapDistance } from "./snap-distance.ts";
import { NEW_VARIABLE, toolboxOf, VARIABLE_DRAWER, variableDrawer } from "./toolbox.ts";
import { watchDrops } from "./watch-drops.ts";
import { watchPresses } from "./watch-presses.ts";

export type BlocksState = Record<string, unknown>;

export interface BlockEditorOptions {
	devices: BlockDevices;
	toolbox: readonly ToolboxBlock[];
	look: BlocksFacts["look"];
	/** What an empty workspace holds. */
	starter: object;
	/** The toolbox lies below the blocks instead of at their side. */
	narrow: boolean;
	/** The blocks have changed, and nothing is being dragged. `grown`: this many blocks more than before. */
	onChange: (state: BlocksState, grown: number) => void;
	onDroppedOutside: () => void;
	/** A block of the toolbox was pressed: a workspace of it alone. */
	onPressed: (state: BlocksState) => void;
	/** Of the editor that this one replaces. */
	history?: BlockHistory | null;
}

/** Blockly's workspace with this product's blocks. */
export interface BlockEditor {
	/** It shows the blocks of the editor before it. */
	restored: boolean;
	state(): BlocksState;
	/** Replaces the present blocks; false, and nothing changed, when these cannot be read. */
	load(state: unknown): boolean;
	/** Removes all blocks but the starter's; `undo` restores them. */
	clear(): void;
	undo(): void;
	redo(): void;
	/** Marks the block that is running. */
	highlight(id: string | null): void;
	/** Shows the toolbox, or gives its room to the program. */
	showToolbox(shown: boolean): void;
	/** Marks the block that is spoken of, and scrolls to it; the program's left edge stays in view. */
	pointAt(id: string | null): void;
	/** Shows in the sensors' blocks what the program last read from each sensor. */
	showReadings(readings: Readonly<Record<string, number>>): void;
	/** A block as text; empty for one that is not there. */
	nameOf(id: string): string;
	/** What Undo and Redo know, for an editor that replaces this one. */
	history(): BlockHistory;
	close(): void;
}

/** What can be undone and redone, as Blockly's own JSON. */
export interface BlockHistory {
	state: BlocksState;
	undo: readonly object[];
	redo: readonly object[];
}

const MOST_BLOCKS = 150;
/** Left of the program, where it is scrolled to. */
const LEFT_PIXELS = 24;
const SCROLLBAR_PIXELS = 8;
const SCALES = { pictures: { wide: 0.88, narrow: 0.8 }, categories: { wide: 0.9, narrow: 0.8 } };
const RUNNING = "block-running";
const POINTED_AT = "block-pointed-at";

export function openBlockEditor(element: HTMLElement, options: BlockEditorOptions): BlockEditor {
	const { devices, toolbox, look, starter, narrow, history } = options;
	defineBlocks(devices);
	joinAtRest();
	Blockly.Scrollbar.scrollbarThickness = SCROLLBAR_PIXELS;
	Object.assign(Blockly.FlyoutButton, { TEXT_MARGIN_X: 18, TEXT_MARGIN_Y: 14 });
	const { workspace, dispose } = injectWorkspace(element, {
		...BLOCK_SHAPES,
		media: "/blockly-media/",
		theme: blockTheme(),
		toolbox: toolboxOf(toolbox, look),
		horizontalLayout: narrow,
		toolboxPosition: narrow ? "end" : "start",
		plugins: FLYOUT_PLUGINS,
		sounds: false,
		trashcan: true,
		maxTrashcanContents: 0,
		comments: false,
		collapse: false,
		disable: false,
		maxBlocks: MOST_BLOCKS,
		maxInstances: { [FLAG_BLOCK]: 1 },
		move: { scrollbars: true, drag: true, wheel: true },
		zoom: {
			controls: true,
			wheel: false,
			pinch: true,
			startScale: SCALES[look][narrow ? "narrow" : "wide"],
			minScale: 0.5,
			maxScale: 2,
		},
	});
	workspace.registerButtonCallback(NEW_VARIABLE, () => Blockly.Variables.createVariableButtonHandler(workspace));
	workspace.registerToolboxCategoryCallback(VARIABLE_DRAWER, () => {
		const made = workspace.getVariableMap().getAllVariables();
		return variableDrawer(
			toolbox,
			made.map((variable) => variable.getName()),
		);
	});
	const resizing = new ResizeObserver(() => {
		workspace.getFlyout()?.reflow();
		Blockly.svgResize(workspace);
	});
	resizing.observe(element);
	const ends = [
		mendFlyouts(element),
		keepFocus(element),
		setSnapDistance(workspace, element),
		joinByKeys(workspace, element),
		followPull(),
	];
	const state = () => Blockly.serialization.workspaces.save(workspace) as BlocksState;
	const ownBlocks = () =>
		workspace.getAllBlocks(false).filter((block) => !block.isShadow() && !block.isInsertionMarker());

	function put(blocks: object) {
		Blockly.serialization.workspaces.load(blocks, workspace, { recordUndo: true });
		const flag = workspace.getBlocksByType(FLAG_BLOCK)[0] ?? newFlag();
		flag.setDeletable(false);
		for (const block of workspace.getAllBlocks(false)) prepare(block as Blockly.BlockSvg);
	}

	/** Workspaces saved by earlier versions hold loose blocks as disabled. */
	function prepare(block: Blockly.BlockSvg) {
		doNotBump(block);
		for (const reason of block.getDisabledReasons()) block.setDisabledReason(false, reason);
	}

	function newFlag(): Blockly.BlockSvg {
		const flag = workspace.newBlock(FLAG_BLOCK);
		flag.initSvg();
		flag.render();
		return flag;
	}

	/** Blocks the learner added, as last reported. */
	let count = 0;

	function settle() {
		if (workspace.isDragging() || drops.isSendingBack()) return;
		const now = ownBlocks().length;
		const grown = now - count;
		count = now;
		options.onChange(state(), grown);
		markSoon();
	}

	/** After the blocks are drawn: their sizes are needed. */
	function markSoon() {
		void Blockly.renderManagement.finishQueuedRenders().then(() => {
			if (!closed && !workspace.isDragging()) markLooseBlocks(workspace);
		});
	}
	let closed = false;

	const drops = watchDrops(workspace, element, {
		isNew: () => ownBlocks().length > count,
		onOutside: options.onDroppedOutside,
	});
	watchPresses(workspace, options.onPressed);
	Blockly.Events.disable();
	put(starter);
	Blockly.Events.enable();
	count = ownBlocks().length;
	workspace.addChangeListener((event) => {
		if (event instanceof Blockly.Events.BlockCreate)
			for (const id of event.ids ?? []) {
				const block = workspace.getBlockById(id);
				if (block) doNotBump(block);
			}
		if (!event.isUiEvent) settle();
	});
	if (history) restore(history);
	markSoon();

	function restore({ state: saved, undo, redo }: BlockHistory) {
		Blockly.Events.disable();
		put(saved);
		Blockly.Events.enable();
		count = ownBlocks().length;
		const events = (list: readonly object[]) => list.map((one) => Blockly.Events.fromJson(one as never, workspace));
		workspace.getUndoStack().push(...events(undo));
		workspace.getRedoStack().push(...events(redo));
	}

	function replace(blocks: object) {
		Blockly.Events.setGroup(true);
		try {
			put(blocks);
		} finally {
			Blockly.Events.setGroup(false);
		}
		count = ownBlocks().length;
	}

	/** Gives one block at a time a class. */
	function marker(name: string) {
		let marked: string | null = null;
		return (id: string | null) => {
			if (id === marked) return;
			for (const one of [marked, id]) {
				const block = one === null ? null : workspace.getBlockById(one);
				if (block) block.getSvgRoot().classList.toggle(name, one === id);
			}
			marked = id;
		};
	}
	const markSpokenOf = marker(POINTED_AT);

	return {
		restored: Boolean(history),
		state,
		load(blocks) {
			if (fromBlockly(blocks) === null) return false;
			if (workspace.isDragging()) workspace.cancelCurrentGesture();
			const before = state();
			try {
				replace(blocks as object);
				return true;
			} catch {
				replace(before);
				return false;
			}
		},
		clear: () => replace(starter),
		undo: () => workspace.undo(false),
		redo: () => workspace.undo(true),
		highlight: marker(RUNNING),
		pointAt(id) {
			markSpokenOf(id);
			if (id === null) return;
			workspace.centerOnBlock(id, true);
			const flag = workspace.getBlocksByType(FLAG_BLOCK)[0] as Blockly.BlockSvg | undefined;
			if (flag) workspace.scroll(LEFT_PIXELS - flag.getRelativeToSurfaceXY().x * workspace.scale, workspace.scrollY);
		},
		showToolbox(shown) {
			if (closed) return;
			const toolbox = workspace.getToolbox();
			toolbox?.clearSelection();
			if (toolbox) toolbox.setVisible(shown);
			else workspace.getFlyout()?.setVisible(shown);
			workspace.resize();
		},
		showReadings: (readings) => showLiveValues(workspace, devices, readings),
		nameOf(id) {
			const block = workspace.getBlockById(id);
			return block ? blockName(block) : "";
		},
		history: () => ({
			state: state(),
			undo: workspace.getUndoStack().map((event) => ({ ...event.toJson() })),
			redo: workspace.getRedoStack().map((event) => ({ ...event.toJson() })),
		}),
		close() {
			closed = true;
			drops.end();
			resizing.disconnect();
			for (const end of ends) end();
			dispose();
		},
	};
}
