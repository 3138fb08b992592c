import { m } from "#messages/generated/messages.js";
import { loadModule } from "#web/platform/loading/use-lazy-module.ts";
import { readText, writeText } from "#web/platform/storage/kept-text.ts";
import { toast } from "#web/platform/ui/toast.ts";
import { loadCompilerHere } from "./keep-when-idle.ts";

const ASKED = "inspire-stem:compiler-asked";

/** Asks, once in this browser, whether the compiler may be fetched over a slow or dear line. */
export async function askToKeep(): Promise<void> {
	if (readText(ASKED) !== null) return;
	const { keepCompiler, MEGABYTES: size } = await loadModule(loadCompilerHere);
	writeText(ASKED, "yes");
	const load = () => {
		keepCompiler().then(
			() => toast.success(m.compiler_here_kept()),
			() => toast.error(m.compiler_here_not_had()),
		);
	};
	toast.info(m.compiler_here_ask(), {
		id: "compiler-here",
		description: m.compiler_here_ask_text({ size }),
		duration: Number.POSITIVE_INFINITY,
		action: { label: m.compiler_here_load(), onClick: load },
	});
}
