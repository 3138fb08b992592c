import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { readText, writeText } from "#web/platform/storage/kept-text.ts";
import { showSuccess, toast } from "#web/platform/ui/toast.ts";
import { CompilerPresence } from "./CompilerPresence.tsx";
import { useCompilerHere } from "./compiler-here.ts";

const ASKED = "inspire-stem:compiler-asked";
const TOAST = "compiler-here";

/** Asks, once in this browser, whether the compiler may be fetched over a slow or dear line, and shows how far that is. */
export function askToKeep(): void {
	if (readText(ASKED) !== null) return;
	writeText(ASKED, "yes");
	toast.plain(m.compiler_here_title(), {
		id: TOAST,
		description: <Question />,
		duration: Number.POSITIVE_INFINITY,
	});
}

function Question() {
	const { is } = useCompilerHere();
	useEffect(() => {
		if (is !== "here") return;
		toast.dismiss(TOAST);
		showSuccess(m.compiler_here_kept());
	}, [is]);
	return (
		<div className="toast-question grid gap-3">
			<p>{m.compiler_here_text()}</p>
			<CompilerPresence />
		</div>
	);
}
