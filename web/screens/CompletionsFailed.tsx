import type { UseQueryResult } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/ui/Card.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";

type Completions = Pick<UseQueryResult, "data" | "isError" | "fetchStatus" | "isFetching" | "refetch">;

/** Says that it is not known what one has completed, and asks again on a press. Nothing where it is known or on its way. */
export function CompletionsFailed({ completions }: { completions: Completions }) {
	const { data, isError, fetchStatus, isFetching, refetch } = completions;
	if (!isError && (data !== undefined || fetchStatus !== "paused")) return null;
	return (
		<Card>
			<ErrorState compact title={m.primary_progress_failed()} onRetry={() => void refetch()} retrying={isFetching} />
		</Card>
	);
}
