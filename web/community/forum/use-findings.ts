import { useEffect, useState } from "react";
import type { TextFinding } from "#domain/api/community.ts";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { checkTexts } from "./forum.data.ts";

const CHECK_AFTER_MS = 800;

/**
 * What of the texts would be stopped, asked of the server a moment after the last key. A failed check says nothing: posting asks
 * again.
 */
export function useFindings(texts: readonly string[]): TextFinding[] {
	const settled = useSettled(JSON.stringify(texts), CHECK_AFTER_MS);
	const [checked, setChecked] = useState<{ of: string; findings: TextFinding[] }>({ of: "", findings: [] });
	useEffect(() => {
		const current: string[] = JSON.parse(settled);
		if (current.every((text) => text.trim() === "")) return;
		const controller = new AbortController();
		checkTexts(current, controller.signal).then(
			(findings) => setChecked({ of: settled, findings }),
			() => {},
		);
		return () => controller.abort();
	}, [settled]);
	return checked.of === JSON.stringify(texts) ? checked.findings : [];
}
