import { m } from "#messages/generated/messages.js";
import {
	changeEditorPreferences,
	FONT_SIZES,
	TAB_SIZES,
	useEditorPreferences,
} from "#web/platform/storage/editor-preferences.ts";
import { Dialog, type DialogOpening } from "#web/platform/ui/Dialog.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";

/** How large programs are shown, and how wide a tab is. */
export function EditorSettings(opening: DialogOpening) {
	const { fontSize, tabSize } = useEditorPreferences();
	return (
		<Dialog title={m.editor_settings()} {...opening}>
			<SelectField
				label={m.editor_font_size()}
				value={String(fontSize)}
				options={FONT_SIZES.map((size) => ({ value: String(size), label: m.editor_pixels({ size }) }))}
				onChange={({ target }) =>
					changeEditorPreferences({ fontSize: FONT_SIZES.find((size) => String(size) === target.value) ?? fontSize })
				}
			/>
			<SelectField
				label={m.editor_tab_size()}
				value={String(tabSize)}
				options={TAB_SIZES.map((size) => ({ value: String(size), label: m.editor_spaces({ size }) }))}
				onChange={({ target }) =>
					changeEditorPreferences({ tabSize: TAB_SIZES.find((size) => String(size) === target.value) ?? tabSize })
				}
			/>
		</Dialog>
	);
}
