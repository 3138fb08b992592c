import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { ErrorState } from "#web/ui/ErrorState.tsx";

/** Stands in for a page that broke; the rest of the product goes on. */
export function RouteError({ error, reset }: ErrorComponentProps) {
	useEffect(() => console.error("A page failed:", error), [error]);
	return (
		<main className="min-h-dvh grid place-items-center p-4">
			<ErrorState title={m.page_failed()} text={m.page_failed_text()} onRetry={reset} />
		</main>
	);
}
