import { Link } from "@tanstack/react-router";
import { MessagesSquare, Plus, Search } from "lucide-react";
import { useState } from "react";
import type { ForumCategory } from "#domain/community/forum-categories.ts";
import { m } from "#messages/generated/messages.js";
import { AgeSetting } from "#web/account/settings/AgeSetting.tsx";
import { CategoryChips } from "#web/community/forum/CategoryChips.tsx";
import { useForumImages, useForumStanding, useNewPosts, usePosts } from "#web/community/forum/forum.queries.ts";
import { KindRules } from "#web/community/forum/KindRules.tsx";
import { NewPosts } from "#web/community/forum/NewPosts.tsx";
import { PostCard } from "#web/community/forum/PostCard.tsx";
import { PostForm } from "#web/community/forum/PostForm.tsx";
import { WriteGate } from "#web/community/forum/WriteGate.tsx";
import { mayCommentOn, readersOf } from "#web/community/pages/readers.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { loadOwnWork } from "./own-works.ts";
import { PostedBench } from "./PostedBench.tsx";
import { WorkPicker } from "./WorkPicker.tsx";

const SEARCH_AFTER_MS = 300;

type Props = { category: ForumCategory | null; onCategory: (category: ForumCategory | null) => void };

/** Search, categories and posts, newest first. */
export function PostList({ category, onCategory }: Props) {
	const [search, setSearch] = useState("");
	const [creating, setCreating] = useState(false);
	const settled = useSettled(search, SEARCH_AFTER_MS);
	const person = usePerson();
	const posts = usePosts({ category, search: settled });
	const standing = useForumStanding();
	const staff = usePermissions().data?.staff ?? false;
	const shown = posts.data?.pages.flat() ?? [];
	const fresh = useNewPosts({ category, search: settled }, shown);
	const images = useForumImages(shown.flatMap(({ image }) => image ?? []));
	const canWrite = standing.data?.bar === null;
	const isFiltered = category !== null || settled.trim() !== "";

	return (
		<div className="grid gap-4">
			<PageTitle title={m.forum_title()}>{m.forum_subtitle()}</PageTitle>
			{standing.data && <WriteGate standing={standing.data} ageForm={<AgeSetting />} />}
			<div className="flex flex-col-reverse sm:flex-row gap-3">
				<div className="relative grow">
					<Search size={20} aria-hidden="true" className="absolute left-4 inset-y-0 my-auto text-ink-2" />
					<input
						type="search"
						aria-label={m.forum_search()}
						placeholder={m.forum_search()}
						value={search}
						onChange={(event) => setSearch(event.target.value)}
						className="w-full h-11.5 pl-12 pr-4 rounded-full border-[1.5px] border-line bg-surface text-base placeholder:text-ink-2 hover:border-edge"
					/>
				</div>
				{canWrite && (
					<Button onClick={() => setCreating(true)}>
						<Plus size={18} aria-hidden="true" />
						{m.forum_create_post()}
					</Button>
				)}
			</div>
			<CategoryChips chosen={category} onChoose={onCategory} />
			<div className="grid lg:grid-cols-[minmax(0,1fr)_264px] gap-4.5 items-start">
				<div className="grid gap-4 min-w-0" aria-busy={posts.isFetching}>
					<NewPosts count={fresh.count} onShow={() => void fresh.show().then(() => scrollTo({ top: 0 }))} />
					{posts.isPending && (
						<p role="status" className="flex items-center justify-center gap-2.5 py-10 text-ink-2">
							<Spinner />
							{m.forum_posts_loading()}
						</p>
					)}
					{posts.isError && (
						<Card>
							<ErrorState
								title={m.forum_posts_failed()}
								onRetry={() => void posts.refetch()}
								retrying={posts.isFetching}
							/>
						</Card>
					)}
					{posts.isSuccess && shown.length === 0 && (
						<Card>
							<EmptyState
								icon={<MessagesSquare size={28} aria-hidden="true" />}
								title={m.forum_none()}
								text={isFiltered ? m.forum_none_filtered() : m.forum_none_first()}
								action={
									canWrite && !isFiltered ? (
										<Button onClick={() => setCreating(true)}>{m.forum_create_first()}</Button>
									) : undefined
								}
							/>
						</Card>
					)}
					{!posts.isError &&
						shown.map((post) => (
							<PostCard
								key={post.id}
								post={post}
								image={post.image ? images.data?.[post.image] : undefined}
								canWrite={mayCommentOn(post, standing.data, staff)}
								bench={post.hasWork && <PostedBench post={post} open={false} />}
								staff={staff}
								titleLink={(title) => (
									<Link to="/forum" search={{ post: post.id }} className="text-ink hover:text-teal-deep no-underline">
										{title}
									</Link>
								)}
							/>
						))}
					{posts.hasNextPage && (
						<Button
							variant="soft"
							className="justify-self-center"
							loading={posts.isFetchingNextPage}
							onClick={() => void posts.fetchNextPage()}
						>
							{m.forum_more()}
						</Button>
					)}
				</div>
				<aside className="max-lg:order-last">
					<KindRules />
				</aside>
			</div>
			<Dialog wide open={creating} onOpenChange={setCreating} title={m.forum_create_title()}>
				<PostForm
					readers={readersOf(standing.data, staff)}
					ownWork={{
						field: (chosen, onChange) => <WorkPicker chosen={chosen} onChange={onChange} />,
						load: (chosen) => loadOwnWork(person.id, chosen),
					}}
					onDone={() => setCreating(false)}
				/>
			</Dialog>
		</div>
	);
}
