import type { UseQueryResult } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { areUnknown } from "#web/platform/learning/completions.queries.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";

interface CompletionsFailedProps {
	completions: Pick<UseQueryResult, "data" | "isError" | "fetchStatus" | "isFetching" | "refetch">;
	text?: string;
}

/** Says that it is not known what one has completed, and asks again on a press. Nothing where it is known or loading. */
export function CompletionsFailed({ completions, text }: CompletionsFailedProps) {
	if (!areUnknown(completions)) return null;
	return (
		<Card>
			<ErrorState
				compact
				title={m.primary_progress_failed()}
				{...(text !== undefined && { text })}
				onRetry={() => void completions.refetch()}
				retrying={completions.isFetching}
			/>
		</Card>
	);
}
