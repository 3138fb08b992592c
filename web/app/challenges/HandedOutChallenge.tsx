import { Link, Navigate } from "@tanstack/react-router";
import { Paperclip } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { AssignButton, GivenToClasses } from "#web/classroom/assigning/AssignButton.tsx";
import { useOwnSubmissions } from "#web/classroom/submissions/hand-in/hand-in.queries.ts";
import { OwnSubmissions } from "#web/classroom/submissions/hand-in/OwnSubmissions.tsx";
import { SubmitWork } from "#web/classroom/submissions/hand-in/SubmitWork.tsx";
import { StatusChip } from "#web/classroom/submissions/StatusChip.tsx";
import { ChallengeView } from "#web/classroom/teaching/challenges/ChallengeView.tsx";
import type { Challenge } from "#web/classroom/teaching/challenges.data.ts";
import { useChallenges } from "#web/classroom/teaching/challenges.queries.ts";
import { UploadDocumentsDialog } from "#web/classroom/teaching/documents/UploadDocumentsDialog.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

/** The challenge of an educator that the address names. A project's name leads to the project. */
export function HandedOutChallenge({ id }: { id: string }) {
	const challenges = useChallenges();
	const challenge = challenges.data?.find((one) => one.id === id);
	useTitle(challenge?.title ?? m.challenges_title());
	const project = listEveryProject(getLocale()).find((one) => one.id === id);
	if (project) return <Navigate replace {...projectLink(project)} />;
	if (challenge) {
		return (
			<ChallengeView
				challenge={challenge}
				work={<OwnWork challenge={challenge} />}
				assign={<AssignChallenge challenge={challenge} />}
				given={<GivenToClasses id={id} />}
				addDocument={
					<UploadDocumentsDialog
						challengeId={id}
						trigger={
							<Button variant="soft">
								<Paperclip size={18} aria-hidden="true" />
								{m.documents_upload()}
							</Button>
						}
					/>
				}
			/>
		);
	}
	if (challenges.isError || challenges.fetchStatus === "paused") {
		return (
			<Card>
				<ErrorState
					title={m.teaching_load_failed()}
					onRetry={() => void challenges.refetch()}
					retrying={challenges.fetchStatus === "fetching"}
				/>
			</Card>
		);
	}
	if (!challenges.data) return <Skeleton className="h-96 rounded-large" />;
	return <Closed id={id} />;
}

/** The way to hand work in, and the state of the newest. Those who review it hand nothing in. */
function OwnWork({ challenge: { id, own: ownBefore, status } }: { challenge: Challenge }) {
	const permissions = usePermissions();
	const submissions = useOwnSubmissions({ userId: usePerson().id, challengeId: id });
	const own = submissions.data ? (submissions.data.rows[0]?.status ?? null) : ownBefore;
	if (permissions.data?.educator !== false || status !== "active") return null;
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-4 border-t border-line">
			<SubmitWork main={own === null || own === "rejected"} challengeId={id} />
			{own ? (
				<p className="flex flex-wrap items-center gap-2 font-bold">
					{m.teaching_your_work()}
					<StatusChip status={own} />
				</p>
			) : (
				<p className="text-ink-2">{m.teaching_not_done()}</p>
			)}
		</div>
	);
}

/** A challenge that one cannot read: what was handed in for it stays. */
function Closed({ id }: { id: string }) {
	return (
		<Card className="grid gap-4">
			<EmptyState
				title={m.teaching_closed()}
				text={m.teaching_closed_text()}
				action={
					<Link to="/challenges" className={buttonClass({ variant: "soft" })}>
						{m.teaching_all_challenges()}
					</Link>
				}
			/>
			<OwnSubmissions readOnly owner={{ userId: usePerson().id, challengeId: id }} />
		</Card>
	);
}

/** Its author, and any teacher where every learner sees it, gives it to a class. */
function AssignChallenge({ challenge: { id, title, status, authorId, forEveryone } }: { challenge: Challenge }) {
	const own = authorId === usePerson().id;
	return status === "active" && (own || forEveryone) ? <AssignButton id={id} title={title} /> : null;
}
