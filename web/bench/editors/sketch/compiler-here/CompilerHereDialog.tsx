import { m } from "#messages/generated/messages.js";
import { Dialog, type DialogOpening } from "#web/platform/ui/Dialog.tsx";
import { CompilerPresence } from "./CompilerPresence.tsx";

/** Whether the compiler is in this browser, and the way to have it there. */
export function CompilerHereDialog(opening: DialogOpening) {
	return (
		<Dialog title={m.compiler_here_title()} description={m.compiler_here_text()} {...opening}>
			<CompilerPresence />
		</Dialog>
	);
}
