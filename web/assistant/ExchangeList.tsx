import { HeartHandshake, MessagesSquare } from "lucide-react";
import { useId } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { useTimeAgo } from "#web/platform/ui/use-time-ago.ts";
import type { LoggedExchange } from "./assistant-log.data.ts";
import { useExchanges, useSeeExchange } from "./assistant-log.queries.ts";
import { ReplyText } from "./ReplyText.tsx";

type Show = "all" | "distress" | "asked";

const SHOWN: readonly { show: Show; label: () => string }[] = [
	{ show: "distress", label: m.assistant_log_distress },
	{ show: "asked", label: m.assistant_log_asked },
	{ show: "all", label: m.assistant_log_all },
];

/** What learners asked and were answered, newest first, or only what a child in distress wrote. */
export function ExchangeList({ show, onShow }: { show: Show; onShow: (show: Show) => void }) {
	const exchanges = useExchanges(show);
	const rows = exchanges.data?.pages.flat() ?? [];
	return (
		<section aria-label={m.assistant_log_title()} aria-busy={exchanges.isFetching} className="grid gap-4 max-w-200">
			<div className="flex flex-wrap gap-2">
				{SHOWN.map((each) => (
					<FilterChip key={each.show} chosen={show === each.show} onChoose={() => onShow(each.show)}>
						{each.label()}
					</FilterChip>
				))}
			</div>
			{exchanges.isPending && <Skeleton className="h-40 rounded-large" />}
			{exchanges.isError && (
				<ErrorState
					title={m.assistant_log_failed()}
					onRetry={() => void exchanges.refetch()}
					retrying={exchanges.isFetching}
				/>
			)}
			{exchanges.isSuccess && rows.length === 0 && <NoExchanges show={show} />}
			<ol className="grid gap-4 m-0 p-0 list-none">
				{rows.map((exchange) => (
					<li key={exchange.id}>
						<Exchange exchange={exchange} />
					</li>
				))}
			</ol>
			{exchanges.hasNextPage && (
				<Button
					variant="soft"
					className="justify-self-start"
					loading={exchanges.isFetchingNextPage}
					onClick={() => void exchanges.fetchNextPage()}
				>
					{m.assistant_log_more()}
				</Button>
			)}
		</section>
	);
}

function NoExchanges({ show }: { show: Show }) {
	return (
		<Card>
			{show === "distress" ? (
				<EmptyState
					icon={<HeartHandshake size={28} aria-hidden="true" />}
					title={m.assistant_log_none_left()}
					text={m.assistant_log_none_left_text()}
				/>
			) : (
				<EmptyState
					icon={<MessagesSquare size={28} aria-hidden="true" />}
					title={m.assistant_log_empty()}
					text={m.assistant_log_empty_text()}
				/>
			)}
		</Card>
	);
}

function Exchange({ exchange }: { exchange: LoggedExchange }) {
	const { learner, learnerId, projectId, question, answer, outcome, model, askedAt } = exchange;
	const project = listEveryProject(getLocale()).find(({ id }) => id === projectId);
	const isDistress = outcome === "distress";
	const heading = useId();
	return (
		<Card
			as="article"
			aria-labelledby={heading}
			className={classNames("grid gap-3 !p-5", isDistress && "!border-coral !border-2")}
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<PersonAvatar id={learner === null ? null : learnerId} name={learner ?? ""} className="size-8" />
				<h2 id={heading} className="text-base">
					{learner ?? m.assistant_log_unknown()}
				</h2>
				{project && <span className="text-ink-2">{m.assistant_log_about({ project: project.title })}</span>}
				<TimeAgo time={askedAt} />
				{exchange.handedOn !== null && <b className="text-teal-deep">{m.assistant_log_asked()}</b>}
				{isDistress && <b className="text-coral-deep">{m.assistant_log_distress()}</b>}
			</header>
			<p className="justify-self-start max-w-full rounded-large bg-teal-wash px-4 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
				{question}
			</p>
			<ReplyText text={answer?.trim() || m.assistant_log_no_answer()} />
			{exchange.handedOn && (
				<section
					// biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also with the keys
					tabIndex={0}
					aria-label={m.assistant_log_program()}
					className="max-h-80 overflow-auto rounded-medium border border-line bg-paper"
				>
					<pre className="m-0 p-3.5 font-mono text-sm">{exchange.handedOn}</pre>
				</section>
			)}
			<Remark outcome={outcome} model={model} />
			{isDistress && <LookedAfter exchange={exchange} />}
		</Card>
	);
}

/** What was done with the answer, and who gave it. */
function Remark({ outcome, model }: Pick<LoggedExchange, "outcome" | "model">) {
	const done = { withheld: m.assistant_log_outcome_withheld, blocked: m.assistant_log_outcome_blocked };
	const text = outcome === "withheld" || outcome === "blocked" ? done[outcome]() : null;
	const by = model && outcome !== "failed" ? m.assistant_by_model({ model }) : null;
	if (!text && !by) return null;
	return <p className="text-sm text-ink-2">{[text, by].filter(Boolean).join(" · ")}</p>;
}

/** Who looks after the child: the first of the staff who says so. */
function LookedAfter({ exchange: { id, seen } }: { exchange: LoggedExchange }) {
	const see = useSeeExchange();
	const timeAgo = useTimeAgo();
	if (seen) {
		const time = timeAgo(seen.at);
		return <p className="font-bold">{m.assistant_log_seen({ name: seen.by ?? m.assistant_log_unknown(), time })}</p>;
	}
	return (
		<Button className="justify-self-start" loading={see.isPending} onClick={() => see.mutate(id)}>
			<HeartHandshake size={18} aria-hidden="true" />
			{m.assistant_log_see()}
		</Button>
	);
}
