import { useNavigate, useSearch } from "@tanstack/react-router";
import { ShieldX } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { ExchangeList } from "#web/assistant/ExchangeList.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

/** For class teachers and staff: what learners asked the AI helper, and who of them may need help (`?show=distress`). */
export function AssistantLogScreen() {
	useTitle(m.assistant_log_title());
	const permissions = usePermissions();
	const { show = "all" } = useSearch({ from: "/signed-in/shell/ai-questions" });
	const navigate = useNavigate();
	return (
		<div className="grid gap-5">
			<PageTitle title={m.assistant_log_title()}>{m.assistant_log_text()}</PageTitle>
			{permissions.isPending && <Skeleton className="h-64 rounded-large" />}
			{permissions.isError && (
				<ErrorState
					title={m.assistant_log_failed()}
					onRetry={() => void permissions.refetch()}
					retrying={permissions.isFetching}
				/>
			)}
			{permissions.data?.staff === true && (
				<ExchangeList
					show={show}
					onShow={(next) => void navigate({ to: "/ai-questions", search: next === "all" ? {} : { show: next } })}
				/>
			)}
			{permissions.data?.staff === false && (
				<Card>
					<EmptyState
						icon={<ShieldX size={28} aria-hidden="true" />}
						title={m.assistant_log_closed()}
						text={m.assistant_log_closed_text()}
					/>
				</Card>
			)}
		</div>
	);
}
