import { CircleCheck, CircleDashed, RotateCcw } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { FileLinks } from "#web/classroom/submissions/FileLinks.tsx";
import { StatusChip } from "#web/classroom/submissions/StatusChip.tsx";
import type { RubricMark, Submission } from "#web/classroom/submissions/submissions.data.ts";
import { useFileLinks } from "#web/classroom/submissions/submissions.queries.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { PAGE_SIZE } from "./hand-in.data.ts";
import { useOwnSubmissions } from "./hand-in.queries.ts";
import { addToDraft, type DraftOwner } from "./submission-draft.ts";
import { UnsentSubmissions } from "./UnsentSubmissions.tsx";

const loadPager = () => import("#web/platform/ui/Pager.tsx");

interface OwnSubmissionsProps {
	owner: DraftOwner;
	/** No form is beside it: nothing can be handed in again here. */
	readOnly?: boolean;
}

/** What the learner has handed in for this challenge, what became of it, and what is still to be sent. */
export function OwnSubmissions({ owner, readOnly = false }: OwnSubmissionsProps) {
	const [asked, setAsked] = useState(1);
	const own = useOwnSubmissions(owner, asked);
	const { rows = [], total = 0 } = own.data ?? {};
	const page = (!own.isPlaceholderData && own.data?.page) || asked;
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	const pager = useLazyModule(loadPager, pages > 1);
	const links = useFileLinks(rows.flatMap(({ files }) => files));
	const isUnread = own.isPending && own.fetchStatus === "paused";
	return (
		<section aria-labelledby="own-submissions" className="grid gap-3 pt-5 border-t border-line min-w-0">
			<h3 id="own-submissions">{m.submit_own()}</h3>
			<UnsentSubmissions owner={owner} />
			{isUnread && <p className="text-ink-2">{m.submit_own_later()}</p>}
			{own.isPending && !isUnread && <Skeleton className="h-20 rounded-medium" />}
			{own.isError && (
				<ErrorState
					compact
					title={m.submit_own_failed()}
					onRetry={() => void own.refetch()}
					retrying={own.isFetching}
				/>
			)}
			{own.data && rows.length === 0 && <p className="text-ink-2">{m.submit_own_none()}</p>}
			{rows.length > 0 && (
				<ul aria-busy={own.isPlaceholderData} className="grid gap-3 m-0 p-0 list-none">
					{rows.map((submission) => (
						<OwnSubmission
							key={submission.id}
							submission={submission}
							links={links}
							onAgain={readOnly ? null : () => addToDraft(owner, submission.text ?? "")}
						/>
					))}
				</ul>
			)}
			{pager && (
				<pager.Pager
					label={m.review_pages()}
					previous={m.review_newer()}
					next={m.review_older()}
					page={page}
					pages={pages}
					text={m.review_page({ page, pages })}
					onTurn={setAsked}
				/>
			)}
		</section>
	);
}

type LineProps = { submission: Submission; links: ReturnType<typeof useFileLinks>; onAgain: (() => void) | null };

function OwnSubmission({ submission, links, onAgain }: LineProps) {
	const { status, text, files, feedback, points, submittedAt, reopenReason, marks } = submission;
	return (
		<li className="grid gap-3 p-4 rounded-medium bg-sunken min-w-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<StatusChip status={status} />
				{status === "approved" && <b className="text-sm text-sun-ink">{m.project_points({ points })}</b>}
				<TimeAgo time={submittedAt} className="text-sm text-ink-2" />
			</div>
			{text && <p className="whitespace-pre-wrap break-words min-w-0">{text}</p>}
			<FileLinks files={files} links={links} />
			{marks && <Marks marks={marks} />}
			{feedback && <Said title={m.submit_feedback()} text={feedback} />}
			{reopenReason && <Said title={m.submit_reopen_reason()} text={reopenReason} />}
			{onAgain && (
				<Button variant="quiet" className="justify-self-start" onClick={onAgain}>
					<RotateCcw size={18} aria-hidden="true" />
					{m.submit_again()}
				</Button>
			)}
		</li>
	);
}

function Said({ title, text }: { title: string; text: string }) {
	return (
		<div className="pl-3.5 border-l-4 border-teal min-w-0">
			<p className="text-sm font-bold">{title}</p>
			<p className="whitespace-pre-wrap break-words">{text}</p>
		</div>
	);
}

/** What the teacher looked for, each with a sign and a word. */
function Marks({ marks }: { marks: readonly RubricMark[] }) {
	return (
		<ul className="m-0 p-0 list-none grid gap-1.5" aria-label={m.teaching_rubric_of_teacher()}>
			{marks.map(({ line, met }) => (
				<li key={line} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 items-start break-words">
					{met ? (
						<CircleCheck size={20} aria-label={m.submit_rubric_met()} className="mt-0.5 text-leaf" />
					) : (
						<CircleDashed size={20} aria-label={m.submit_rubric_not_yet()} className="mt-0.5 text-ink-2" />
					)}
					{line}
				</li>
			))}
		</ul>
	);
}
