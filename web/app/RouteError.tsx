import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { reloadIfServerUp } from "#web/platform/loading/reload-if-server-up.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";

/** What browsers say of a part of the page that could not be fetched: Chromium and Firefox, then Safari. */
const PART_MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;

/**
 * Replaces a page that broke; the rest of the product keeps working. A part that a newer version of the product has under
 * another name is found by reloading the page, which is done while the server answers.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
	useEffect(() => console.error("A page failed:", error), [error]);
	const missing = error instanceof Error && PART_MISSING.test(error.message);
	return (
		<main className="min-h-page grid place-items-center p-4">
			<ErrorState
				title={m.page_failed()}
				text={missing ? m.page_part_missing() : m.page_failed_text()}
				onRetry={missing ? () => void reloadIfServerUp() : reset}
			/>
		</main>
	);
}
