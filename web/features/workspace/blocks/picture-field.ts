import * as Blockly from "blockly/core";
import { PICTURE_FIELD } from "./block-pictures.ts";

/** A picture that is only to be looked at: it is one with the words behind it and says nothing itself. */
class PictureField extends Blockly.FieldImage {
	override isLabelField(): boolean {
		return true;
	}

	override computeAriaLabel(): string {
		return "";
	}

	static override fromJson({ src = "", width = 24, height = 24 }: Blockly.FieldImageFromJsonConfig): PictureField {
		return new PictureField(src, width, height);
	}
}

/** Makes the field known to Blockly. */
export function registerPictures(): void {
	if (!Blockly.registry.hasItem(Blockly.registry.Type.FIELD, PICTURE_FIELD))
		Blockly.fieldRegistry.register(PICTURE_FIELD, PictureField);
}
