/**
 * Copies text; false where the browser does not allow it. On a plain-http page `navigator.clipboard` is missing:
 * there the text is selected in a field off the screen and copied from it.
 */
export async function copyText(text: string): Promise<boolean> {
	if (navigator.clipboard) {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			// Not allowed that way: the other way is tried.
		}
	}
	return copyFromField(text);
}

function copyFromField(text: string): boolean {
	const focused = document.activeElement;
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	field.style.cssText = "position:fixed;top:0;left:-100vw";
	document.body.append(field);
	field.select();
	try {
		return document.execCommand("copy");
	} catch {
		return false;
	} finally {
		field.remove();
		if (focused instanceof HTMLElement) focused.focus();
	}
}
