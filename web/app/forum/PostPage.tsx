import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, MessagesSquare } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { AgeSetting } from "#web/account/settings/AgeSetting.tsx";
import { useForumImages, useForumStanding, usePost } from "#web/community/forum/forum.queries.ts";
import { KindRules } from "#web/community/forum/KindRules.tsx";
import { PostCard } from "#web/community/forum/PostCard.tsx";
import { SolvedLike } from "#web/community/forum/SolvedLike.tsx";
import { WriteGate } from "#web/community/forum/WriteGate.tsx";
import { mayCommentOn } from "#web/community/pages/readers.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { PostedBench } from "./PostedBench.tsx";

/** One post with its comments. */
export function PostPage({ id }: { id: string }) {
	const post = usePost(id);
	const images = useForumImages(post.data?.image ? [post.data.image] : []);
	const standing = useForumStanding();
	const staff = usePermissions().data?.staff ?? false;
	const navigate = useNavigate();
	return (
		<div className="grid gap-4">
			<Link to="/forum" className="inline-flex items-center gap-2 min-h-11 justify-self-start font-bold text-teal-deep">
				<ArrowLeft size={18} aria-hidden="true" />
				{m.forum_title()}
			</Link>
			<div className="grid lg:grid-cols-[minmax(0,1fr)_264px] gap-4.5 items-start">
				<div className="grid gap-4 min-w-0">
					{post.isPending && <Skeleton className="h-64 rounded-large" />}
					{post.isError && (
						<Card>
							<ErrorState
								title={m.forum_post_load_failed()}
								onRetry={() => void post.refetch()}
								retrying={post.isFetching}
							/>
						</Card>
					)}
					{post.data === null && (
						<Card>
							<EmptyState
								icon={<MessagesSquare size={28} aria-hidden="true" />}
								title={m.forum_post_gone()}
								text={m.forum_post_gone_text()}
							/>
						</Card>
					)}
					{post.data && (
						<PostCard
							open
							post={post.data}
							image={post.data.image ? images.data?.[post.data.image] : undefined}
							canWrite={mayCommentOn(post.data, standing.data, staff)}
							bench={post.data.hasWork && <PostedBench post={post.data} open />}
							staff={staff}
							onDeleted={() => void navigate({ to: "/forum" })}
						/>
					)}
					{standing.data && <WriteGate standing={standing.data} ageForm={<AgeSetting />} />}
				</div>
				<aside>
					<SolvedLike
						postId={id}
						titleLink={({ id: like, title }) => (
							<Link
								to="/forum"
								search={{ post: like }}
								className="inline-flex items-center min-h-11 leading-tight font-bold text-ink hover:text-teal-deep no-underline"
							>
								{title}
							</Link>
						)}
						none={<KindRules />}
					/>
				</aside>
			</div>
		</div>
	);
}
