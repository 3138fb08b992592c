import * as Blockly from "blockly/core";

/** The blocks of a list at the side fit into its width between these; of a wider one the left part is seen. */
const LARGEST_SCALE = 0.88;
const SMALLEST_SCALE = 0.7;
const STRIP_SCALE = 0.8;
const SCROLLBAR_PIXELS = 8;

/**
 * A list of blocks at the side. Without drawers it is as wide as `--toolbox-width` says. An
 * open drawer stays open and takes its width from the workspace: it never lies over the program.
 */
class SideFlyout extends Blockly.VerticalFlyout {
	private scale = LARGEST_SCALE;

	constructor(options: Blockly.Options) {
		super(options);
		this.autoClose = false;
	}

	override show(contents: Parameters<Blockly.VerticalFlyout["show"]>[0]): void {
		super.show(contents);
		for (const block of blocksOf(this))
			block.setDragStrategy(new Take(block, () => pull.touch && !pull.sideways && this.isScrollable()));
		this.targetWorkspace.resize();
	}

	override hide(): void {
		const wasVisible = this.isVisible();
		super.hide();
		if (wasVisible) this.targetWorkspace.resize();
	}

	override getWidth(): number {
		if (!this.isVisible()) return 0;
		return this.fixedWidth() ?? super.getWidth();
	}

	override getFlyoutScale(): number {
		return this.scale;
	}

	protected override reflowInternal_(): void {
		const room = this.fixedWidth();
		const widest = Math.max(
			1,
			...this.getContents().map((item) => item.getElement().getBoundingRectangle().getWidth()),
		);
		const needed = widest + this.MARGIN * 1.5 + this.tabWidth_;
		this.scale =
			room === null
				? LARGEST_SCALE
				: Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, (room - SCROLLBAR_PIXELS) / needed));
		super.reflowInternal_();
	}

	/** Null for a drawer: it is as wide as its blocks. */
	private fixedWidth(): number | null {
		return this.targetWorkspace?.getToolbox() ? null : sizeOf(this.targetWorkspace, "--toolbox-width");
	}
}

/**
 * A list of blocks below the program, scrolled sideways, as high as `--toolbox-height` says: of a tall block the upper part
 * is seen. A drawer is as high as its blocks, and takes its height from the workspace.
 */
class StripFlyout extends Blockly.HorizontalFlyout {
	constructor(options: Blockly.Options) {
		super(options);
		this.autoClose = false;
	}

	override show(contents: Parameters<Blockly.HorizontalFlyout["show"]>[0]): void {
		super.show(contents);
		for (const block of blocksOf(this))
			block.setDragStrategy(new Take(block, () => pull.sideways && this.isScrollable()));
		this.targetWorkspace.resize();
	}

	override hide(): void {
		const wasVisible = this.isVisible();
		super.hide();
		if (wasVisible) this.targetWorkspace.resize();
	}

	override getHeight(): number {
		if (!this.isVisible()) return 0;
		return this.fixedHeight() ?? super.getHeight();
	}

	/** Right below the workspace, above the drawers' names. */
	override getY(): number {
		const metrics = this.targetWorkspace.getMetricsManager();
		return metrics.getViewMetrics().height + metrics.getAbsoluteMetrics().top;
	}

	override getFlyoutScale(): number {
		return STRIP_SCALE;
	}

	private fixedHeight(): number | null {
		return this.targetWorkspace?.getToolbox() ? null : sizeOf(this.targetWorkspace, "--toolbox-height");
	}
}

/** A block of a list is taken out by pulling it away from the list; pulled along it, the list scrolls. */
class Take extends Blockly.dragging.BlockDragStrategy {
	private readonly isAlong: () => boolean;

	constructor(block: Blockly.BlockSvg, isAlong: () => boolean) {
		super(block);
		this.isAlong = isAlong;
	}

	override isMovable(): boolean {
		return super.isMovable() && !this.isAlong();
	}
}

function blocksOf(flyout: Blockly.Flyout): Blockly.BlockSvg[] {
	return flyout.getContents().flatMap((item) => {
		const block = item.getElement();
		return block instanceof Blockly.BlockSvg ? [block] : [];
	});
}

/** Where the pointer that is down is pulled to. */
const pull = { touch: false, sideways: false, x: 0, y: 0 };

function onDown({ clientX, clientY }: PointerEvent) {
	Object.assign(pull, { touch: false, sideways: false, x: clientX, y: clientY });
}

function onMove({ clientX, clientY, buttons, pointerType }: PointerEvent) {
	if (buttons === 0) return;
	pull.touch = pointerType === "touch";
	pull.sideways = Math.abs(clientX - pull.x) > Math.abs(clientY - pull.y);
}

function onUp() {
	pull.touch = false;
	pull.sideways = false;
}

/** @returns ends it */
export function followPull(): () => void {
	addEventListener("pointerdown", onDown, true);
	addEventListener("pointermove", onMove, true);
	addEventListener("pointerup", onUp, true);
	return () => {
		removeEventListener("pointerdown", onDown, true);
		removeEventListener("pointermove", onMove, true);
		removeEventListener("pointerup", onUp, true);
		onUp();
	};
}

function sizeOf(workspace: Blockly.WorkspaceSvg, property: string): number {
	return Number.parseFloat(getComputedStyle(workspace.getInjectionDiv()).getPropertyValue(property)) || 0;
}

/** As Blockly's option `plugins` takes them. */
export const FLYOUT_PLUGINS = {
	flyoutsVerticalToolbox: SideFlyout,
	flyoutsHorizontalToolbox: StripFlyout,
};
