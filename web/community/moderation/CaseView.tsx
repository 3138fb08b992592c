import { EyeOff, Lock, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { MarkedText } from "#web/platform/ui/MarkedText.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { caseTitle, logText, reasonText } from "./case-text.ts";
import { DecideCase } from "./DecideCase.tsx";
import type { Case } from "./moderation.data.ts";
import { useFoundIn } from "./moderation.queries.ts";

interface CaseViewProps {
	of: Case;
	/** The link to the whole discussion, where there is one. */
	discussion?: ReactNode;
}

/** What was posted, who reported it and why, the decision, and the log. */
export function CaseView({ of, discussion }: CaseViewProps) {
	const name = of.author ?? m.forum_unknown_user();
	return (
		<Card className="grid gap-5">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h2>{caseTitle(of)}</h2>
				{of.hidden && (
					<Chip tone="coral">
						<EyeOff size={15} aria-hidden="true" />
						{m.reports_hidden_now()}
					</Chip>
				)}
			</div>
			<blockquote className="grid gap-3 m-0 p-5 rounded-medium border border-line bg-paper">
				<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.90625rem] text-ink-2">
					<PersonAvatar id={of.authorId} name={name} className="size-8 text-xs" />
					<b className="text-ink">{name}</b>
					{of.postedAt && <TimeAgo time={of.postedAt} />}
					{of.under && <span>{m.reports_under({ title: of.under })}</span>}
				</div>
				<p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
					<Reported text={of.reported} />
				</p>
				{discussion}
			</blockquote>
			<section className="grid gap-1">
				<h3>{m.reports_why()}</h3>
				<ul className="m-0 p-0 list-none">
					{of.allReports.map((report) => (
						<li key={report.id} className="flex items-center gap-3 py-2.5 border-b border-line last:border-0">
							<PersonAvatar id={report.reporterId} name={report.reporter ?? m.forum_unknown_user()} />
							<span className="[overflow-wrap:anywhere]">
								<b>{reasonText(report.reason)}</b>{" "}
								<span className="text-ink-2">
									{report.reporter ?? m.forum_unknown_user()}
									{", "}
									<TimeAgo time={report.at} />
									{report.note && `: “${report.note}”`}
								</span>
							</span>
						</li>
					))}
				</ul>
			</section>
			<p className="flex items-center gap-2.5 p-3 rounded-medium bg-sunken">
				<UserRoundCheck size={20} aria-hidden="true" className="shrink-0 text-teal" />
				<span>
					<b>{m.reports_about({ name })}</b> {of.classes.map((each) => `${each}, `)}
					{m.reports_posts({ count: of.posts })}{" "}
					{of.warnings > 0 ? m.reports_warnings({ count: of.warnings }) : m.reports_no_warning()}
				</span>
			</p>
			{(of.kind !== "name" || of.status === "open") && <DecideCase of={of} />}
			<section className="grid gap-2 pt-4 border-t border-line">
				<h3 className="flex flex-wrap items-center gap-2">
					<Lock size={18} aria-hidden="true" />
					{m.reports_log()}
					<span className="text-sm font-normal text-ink-2">{m.reports_log_note()}</span>
				</h3>
				<ol className="grid gap-2 m-0 p-0 list-none">
					{of.log.map((entry) => (
						<li key={entry.id} className="grid sm:grid-cols-[140px_minmax(0,1fr)] gap-x-3 text-[0.9375rem]">
							<TimeAgo time={entry.at} className="text-ink-2" />
							<span>
								{logText(entry)}
								{entry.line && ` “${entry.line}”`}
							</span>
						</li>
					))}
				</ol>
			</section>
		</Card>
	);
}

/** What was reported, with what the filter finds in it. */
function Reported({ text }: { text: string }) {
	const found = useFoundIn(text).data ?? [];
	return (
		<MarkedText text={text} marks={found} className="px-1 rounded-small bg-coral-wash text-coral-deep font-bold" />
	);
}
