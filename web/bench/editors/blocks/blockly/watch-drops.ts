import * as Blockly from "blockly/core";

interface DropWatch {
	/** The block being dragged came out of the toolbox just now. */
	isNew: () => boolean;
	onOutside: () => void;
}

/**
 * Sends back what is dropped outside the workspace: a new block is gone again, another one returns to where it was. A new
 * block that is dropped on the toolbox has never been added either.
 */
export function watchDrops(
	workspace: Blockly.WorkspaceSvg,
	element: HTMLElement,
	watch: DropWatch,
): { isSendingBack(): boolean; end(): void } {
	let sendingBack = false;
	/** Where the pointer was released; null for a drag by keyboard. */
	let released: { x: number; y: number } | null = null;
	let fromToolbox = false;
	const onUp = ({ clientX, clientY }: PointerEvent) => {
		released = { x: clientX, y: clientY };
	};
	const onKey = () => {
		released = null;
	};

	function isOutside(): boolean {
		if (!released) return false;
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const { x, y } = released;
		return x < left || x > right || y < top || y > bottom;
	}

	workspace.addChangeListener((event) => {
		if (!(event instanceof Blockly.Events.BlockDrag)) return;
		if (event.isStart) {
			fromToolbox = watch.isNew();
			return;
		}
		const gone = !event.blockId || !workspace.getBlockById(event.blockId);
		if (gone && fromToolbox) watch.onOutside();
		if (gone || !isOutside()) return;
		watch.onOutside();
		// The events of this drop are still on their way: what they record is to be undone.
		sendingBack = true;
		setTimeout(() => {
			sendingBack = false;
			workspace.undo(false);
		});
	});
	addEventListener("pointerup", onUp, true);
	addEventListener("keydown", onKey, true);
	return {
		isSendingBack: () => sendingBack,
		end() {
			removeEventListener("pointerup", onUp, true);
			removeEventListener("keydown", onKey, true);
		},
	};
}
