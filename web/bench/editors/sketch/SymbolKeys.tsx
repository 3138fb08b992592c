import { m } from "#messages/generated/messages.js";

/** Signs that a phone's keyboard hides behind a second page. */
const SIGNS = ["{", "}", "(", ")", ";", "=", "<", ">", '"', "+", "-", "*", "/", "&", "|", "!", "[", "]"] as const;

/** A row of keys above the phone's keyboard. The editor keeps the focus, and so the keyboard stays open. */
export function SymbolKeys({ onType }: { onType: (text: string) => void }) {
	return (
		<div role="toolbar" aria-label={m.editor_symbols()} className="symbol-keys">
			<Key label={m.editor_tab_key()} text={"\t"} onType={onType} />
			{SIGNS.map((sign) => (
				<Key key={sign} label={sign} text={sign} onType={onType} />
			))}
		</div>
	);
}

function Key({ label, text, onType }: { label: string; text: string; onType: (text: string) => void }) {
	return (
		<button
			type="button"
			className="symbol-key"
			// A press of a button would take the focus from the editor.
			onPointerDown={(event) => event.preventDefault()}
			onClick={() => onType(text)}
		>
			{label}
		</button>
	);
}
