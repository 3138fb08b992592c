import * as Blockly from "blockly/core";

export const ONLY_CHOICE = "field_only_choice";

/** The field in a block's definition. */
export type OnlyChoiceJson = { type: typeof ONLY_CHOICE; name: string; text: string; value: string };

/** What a list with one entry would choose: its label is read out, its value is saved. */
class OnlyChoice extends Blockly.FieldLabel {
	override SERIALIZABLE = true;
	private readonly text: string;

	constructor(value: string, text: string) {
		super(value);
		this.text = text;
		this.forceRerender();
	}

	protected override getText_(): string {
		return this.text;
	}

	static override fromJson({ value, text }: Blockly.FieldLabelFromJsonConfig & OnlyChoiceJson) {
		return new OnlyChoice(value, text);
	}
}

/** Makes the field known to Blockly. */
export function registerOnlyChoice(): void {
	if (!Blockly.registry.hasItem(Blockly.registry.Type.FIELD, ONLY_CHOICE))
		Blockly.fieldRegistry.register(ONLY_CHOICE, OnlyChoice);
}
