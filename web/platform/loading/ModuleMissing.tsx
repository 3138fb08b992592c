import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/platform/backend/connection.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { reloadIfServerUp } from "./reload-if-server-up.ts";

type ModuleMissingProps = {
	/** The server answers, but does not give the file. */
	missing: boolean;
	/** Shown while it loads. */
	label?: string;
};

/** Shown instead of a module that is not loaded yet; says why when that takes longer. */
export function ModuleMissing({ missing, label = m.ui_loading() }: ModuleMissingProps) {
	const connected = useConnected();
	return (
		<div className="grid place-items-center p-4 min-h-60">
			{!connected ? (
				<ErrorState title={m.module_away()} text={m.module_away_text()} />
			) : missing ? (
				<ErrorState title={m.module_missing()} text={m.module_missing_text()} onRetry={() => void reloadIfServerUp()} />
			) : (
				<Spinner label={label} />
			)}
		</div>
	);
}
