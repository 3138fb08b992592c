import type { ReactElement } from "react";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";

export const loadReference = () => import("./Reference.tsx");

/**
 * The Arduino language and the libraries, to search and to read. `libraries` are those that the project uses. It comes
 * before it is asked for, so that it is there when the network is not.
 */
export function ReferenceDialog({ trigger, libraries }: { trigger: ReactElement; libraries: readonly string[] }) {
	const later = useLazyModule(loadReference);
	return (
		<Dialog wide title={m.reference_title()} trigger={trigger}>
			{later ? <later.Reference libraries={libraries} /> : <Spinner label={m.reference_loading()} />}
		</Dialog>
	);
}
