import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";

/** Names the page in the browser's tab and to screen readers; without words, the product alone. */
export function useTitle(words?: string): void {
	useEffect(() => {
		document.title = words ? `${words} · ${m.product_name()}` : m.product_name();
	}, [words]);
}
