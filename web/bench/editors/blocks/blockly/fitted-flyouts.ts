import * as Blockly from "blockly/core";

/** The blocks of a list at the side fit into its width between these. */
const LARGEST_SCALE = 0.88;
const SMALLEST_SCALE = 0.7;
const STRIP_SCALE = 0.8;
/** A list below the program takes at most this part of the window for its tallest block. */
const LARGEST_STRIP = 0.16;
/** Right of the widest block. */
const GAP_PIXELS = 14;

/**
 * A list of blocks at the side. Without drawers it is as wide as `--toolbox-width` says, or wider where
 * its blocks then fit within `--toolbox-most`; else the left part of a wide block is seen. An open drawer stays open and takes its width from the workspace: it never lies over the program.
 */
class SideFlyout extends Blockly.VerticalFlyout {
	private scale = LARGEST_SCALE;
	/** Of the widest block, unscaled, with what is left of it. */
	private needed = 0;

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
		const widest = Math.max(
			1,
			...this.getContents().map((item) => item.getElement().getBoundingRectangle().getWidth()),
		);
		this.needed = widest + this.MARGIN * 1.5 + this.tabWidth_;
		const room = this.fixedWidth();
		this.scale =
			room === null
				? LARGEST_SCALE
				: Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, (room - GAP_PIXELS) / this.needed));
		super.reflowInternal_();
	}

	/** Null for a drawer: it is as wide as its blocks. */
	private fixedWidth(): number | null {
		if (this.targetWorkspace?.getToolbox()) return null;
		const least = sizeOf(this.targetWorkspace, "--toolbox-width");
		const most = sizeOf(this.targetWorkspace, "--toolbox-most");
		const needed = Math.ceil(this.needed * SMALLEST_SCALE) + GAP_PIXELS;
		return needed > most ? least : Math.max(least, needed);
	}
}

/**
 * A list of blocks below the program, scrolled sideways. It is as high as its blocks, and takes its height from the
 * workspace; without drawers no higher than the window allows, or than `--toolbox-height` says: of a taller block the upper
 * part is seen.
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
		return Math.min(super.getHeight(), this.mostHeight());
	}

	/** Right below the workspace, above the drawers' names. */
	override getY(): number {
		const metrics = this.targetWorkspace.getMetricsManager();
		return metrics.getViewMetrics().height + metrics.getAbsoluteMetrics().top;
	}

	override getFlyoutScale(): number {
		return STRIP_SCALE;
	}

	private mostHeight(): number {
		if (this.targetWorkspace?.getToolbox()) return Number.POSITIVE_INFINITY;
		return Math.max(sizeOf(this.targetWorkspace, "--toolbox-height"), innerHeight * LARGEST_STRIP);
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
