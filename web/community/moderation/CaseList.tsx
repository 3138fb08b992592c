import { Clock, EyeOff, ShieldCheck, TriangleAlert } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useNow } from "#web/platform/ui/use-now.ts";
import { caseTitle, dueText, reasonText } from "./case-text.ts";
import type { CaseStatus } from "./moderation.data.ts";
import { useCases, useOpenCases } from "./moderation.queries.ts";

const STATUSES: readonly CaseStatus[] = ["open", "answered"];

type Props = {
	status: CaseStatus;
	onStatus: (status: CaseStatus) => void;
	chosen: string | undefined;
	onChoose: (id: string) => void;
};

/** The cases of a status, those due first on top. */
export function CaseList({ status, onStatus, chosen, onChoose }: Props) {
	const cases = useCases(status);
	const open = useOpenCases();
	const now = new Date(useNow());
	return (
		<Card padded={false} aria-label={m.reports_title()} aria-busy={cases.isFetching}>
			<div className="flex gap-2 p-3.5 border-b border-line">
				{STATUSES.map((each) => (
					<FilterChip key={each} chosen={status === each} onChoose={() => onStatus(each)}>
						{each === "open" ? openText(open.data?.length) : m.reports_answered()}
					</FilterChip>
				))}
			</div>
			{cases.isPending && <Skeleton className="h-28 m-4 rounded-medium" />}
			{cases.isError && (
				<ErrorState title={m.reports_failed()} onRetry={() => void cases.refetch()} retrying={cases.isFetching} />
			)}
			{cases.data?.length === 0 && (
				<EmptyState
					icon={<ShieldCheck size={28} aria-hidden="true" />}
					title={status === "open" ? m.reports_none_open() : m.reports_none_answered()}
				/>
			)}
			<ul className="m-0 p-0 list-none">
				{cases.data?.map((line) => (
					<li key={line.id} className="border-b border-line last:border-0">
						<button
							type="button"
							aria-current={chosen === line.id}
							onClick={() => onChoose(line.id)}
							className={classNames(
								"grid gap-1 w-full p-4 text-left cursor-pointer border-l-4",
								chosen === line.id ? "bg-teal-wash border-teal" : "border-transparent hover:bg-sunken",
							)}
						>
							<span
								className={classNames(
									"flex items-center gap-2 font-bold text-sm",
									line.safety ? "text-coral-deep" : "text-ink",
								)}
							>
								{line.safety ? <TriangleAlert size={16} aria-hidden="true" /> : <Clock size={16} aria-hidden="true" />}
								{status === "open" ? dueText(line, now) : line.safety ? m.reports_safety() : m.reports_general()}
							</span>
							<b>{caseTitle(line)}</b>
							<span className="text-sm text-ink-2">
								{m.reports_reported_by({ reason: reasonText(line.reason), count: line.reports })}
							</span>
							{line.hidden && (
								<span className="flex items-center gap-2 text-sm">
									<EyeOff size={16} aria-hidden="true" />
									{m.reports_hidden_now()}
								</span>
							)}
						</button>
					</li>
				))}
			</ul>
		</Card>
	);
}

function openText(count: number | undefined): string {
	return count ? m.reports_open_count({ count }) : m.reports_open();
}
