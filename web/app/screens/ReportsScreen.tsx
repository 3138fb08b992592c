import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ShieldX } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { CaseList } from "#web/community/moderation/CaseList.tsx";
import { CaseView } from "#web/community/moderation/CaseView.tsx";
import type { CaseStatus } from "#web/community/moderation/moderation.data.ts";
import { useCase } from "#web/community/moderation/moderation.queries.ts";
import { WordList } from "#web/community/moderation/WordList.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

/** For staff: what was reported, by due time, and the words that are stopped. */
export function ReportsScreen() {
	useTitle(m.reports_title());
	const standing = usePermissions();
	return (
		<div className="grid gap-5">
			<PageTitle title={m.reports_title()}>{m.reports_text()}</PageTitle>
			{standing.isPending && <Skeleton className="h-64 rounded-large" />}
			{standing.isError && (
				<ErrorState title={m.reports_failed()} onRetry={() => void standing.refetch()} retrying={standing.isFetching} />
			)}
			{standing.data && (standing.data.staff ? <Queue /> : <NotForYou />)}
		</div>
	);
}

function Queue() {
	const { case: chosen } = useSearch({ from: "/signed-in/shell/reports" });
	const navigate = useNavigate();
	const [status, setStatus] = useState<CaseStatus>("open");
	const one = useCase(chosen);
	return (
		<>
			<div className="grid lg:grid-cols-[300px_minmax(0,1fr)] gap-5 items-start">
				<CaseList
					status={status}
					onStatus={setStatus}
					chosen={chosen}
					onChoose={(id) => void navigate({ to: "/reports", search: { case: id } })}
				/>
				<div className="min-w-0">
					{chosen && one.isPending && <Skeleton className="h-64 rounded-large" />}
					{one.isError && (
						<Card>
							<ErrorState title={m.reports_failed()} onRetry={() => void one.refetch()} retrying={one.isFetching} />
						</Card>
					)}
					{one.data && (
						<CaseView
							key={one.data.id}
							of={one.data}
							discussion={
								one.data.postId && (
									<Link
										to="/forum"
										search={{ post: one.data.postId }}
										className="inline-flex items-center min-h-11 justify-self-start font-bold text-teal-deep"
									>
										{m.reports_open_discussion()}
									</Link>
								)
							}
						/>
					)}
				</div>
			</div>
			<WordList />
		</>
	);
}

function NotForYou() {
	return (
		<Card>
			<EmptyState
				icon={<ShieldX size={28} aria-hidden="true" />}
				title={m.reports_closed()}
				text={m.reports_closed_text()}
				action={
					<Link to="/dashboard" className={buttonClass()}>
						{m.nav_dashboard()}
					</Link>
				}
			/>
		</Card>
	);
}
