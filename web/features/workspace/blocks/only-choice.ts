import * as Blockly from "blockly/core";

export const ONLY_CHOICE = "field_only_choice";

/** What a list with one entry would choose: its words are read, its value is saved. */
class OnlyChoice extends Blockly.FieldLabel {
	override SERIALIZABLE = true;
	private readonly words: string;

	constructor(value: string, words: string) {
		super(value);
		this.words = words;
		this.forceRerender();
	}

	protected override getText_(): string {
		return this.words;
	}

	static override fromJson({ value, words }: Blockly.FieldLabelFromJsonConfig & { value?: string; words?: string }) {
		return new OnlyChoice(value ?? "", words ?? "");
	}
}

/** Makes the field known to Blockly. */
export function registerOnlyChoice(): void {
	if (!Blockly.registry.hasItem(Blockly.registry.Type.FIELD, ONLY_CHOICE))
		Blockly.fieldRegistry.register(ONLY_CHOICE, OnlyChoice);
}
