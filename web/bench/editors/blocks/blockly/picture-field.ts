import * as Blockly from "blockly/core";
import { PICTURE_FIELD, PICTURE_PIXELS } from "./block-pictures.ts";

/**
 * A picture that is only to be looked at: it belongs to the text behind it and says nothing itself. It is drawn right
 * into the block: as an image it would be a document of its own, to be opened before the blocks are there.
 */
class PictureField extends Blockly.FieldImage {
	override initView(): void {
		const { G } = Blockly.utils.Svg;
		const drawing = Blockly.utils.dom.createSvgElement(G, { class: "block-picture" }, this.fieldGroup_);
		drawing.innerHTML = this.getValue() ?? "";
		this.recomputeAriaContext();
	}

	override isLabelField(): boolean {
		return true;
	}

	override computeAriaLabel(): string {
		return "";
	}

	/** `src` holds the shapes. */
	static override fromJson({ src = "" }: Blockly.FieldImageFromJsonConfig): PictureField {
		return new PictureField(src, PICTURE_PIXELS, PICTURE_PIXELS);
	}
}

/** Makes the field known to Blockly. */
export function registerPictures(): void {
	if (!Blockly.registry.hasItem(Blockly.registry.Type.FIELD, PICTURE_FIELD))
		Blockly.fieldRegistry.register(PICTURE_FIELD, PictureField);
}
