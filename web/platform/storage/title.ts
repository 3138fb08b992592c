import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";

/** Names the page in the browser's tab and to screen readers; without a text, the product alone. */
export function useTitle(text?: string): void {
	useEffect(() => {
		document.title = text ? `${text} · ${m.product_name()}` : m.product_name();
	}, [text]);
}
