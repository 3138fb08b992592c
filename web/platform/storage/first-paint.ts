import { useLayoutEffect, useState } from "react";

/** index.html's own form is there before the page's script: what was typed into it goes over into the page. */
const FORM = ".first-paint";

/** What a field of that form holds, while the page first renders; then an empty text. */
export function typedBefore(name: string): string {
	return document.querySelector<HTMLInputElement>(`${FORM} [name="${name}"]:not([type="radio"])`)?.value ?? "";
}

/** The choice made in that form, or nothing. */
export function chosenBefore(name: string): string | undefined {
	return document.querySelector<HTMLInputElement>(`${FORM} [name="${name}"]:checked`)?.value;
}

/** Moves the focus from the field typed in there to the same field of the page. */
export function useFirstPaintFocus(): void {
	const [focused] = useState(focusedBefore);
	useLayoutEffect(() => {
		if (!focused) return;
		const field = document.querySelector<HTMLInputElement>(
			`#root [name="${focused}"]:is(:checked, :not([type="radio"]))`,
		);
		field?.focus();
		// A field that is filled before it has the focus has its caret at the beginning.
		if (field && field.type !== "radio") field.value = field.value.slice();
	}, [focused]);
}

function focusedBefore(): string | undefined {
	const field = document.activeElement;
	return field instanceof HTMLInputElement && field.closest(FORM) ? field.name : undefined;
}
