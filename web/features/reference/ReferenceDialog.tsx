import { lazy, type ReactElement, Suspense } from "react";
import { m } from "#messages/generated/messages.js";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";

const Reference = lazy(async () => ({ default: (await import("./Reference.tsx")).Reference }));

/** The Arduino language and the libraries, to search and to read. `libraries` are those that the project uses. */
export function ReferenceDialog({ trigger, libraries }: { trigger: ReactElement; libraries: readonly string[] }) {
	return (
		<Dialog wide title={m.reference_title()} trigger={trigger}>
			<Suspense fallback={<Spinner label={m.reference_loading()} />}>
				<Reference libraries={libraries} />
			</Suspense>
		</Dialog>
	);
}
