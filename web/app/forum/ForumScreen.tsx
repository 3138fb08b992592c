import { useNavigate, useSearch } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { CodeText } from "#web/bench/editors/sketch/CodeText.tsx";
import { CodeView } from "#web/community/forum/code-view.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { PostList } from "./PostList.tsx";
import { PostPage } from "./PostPage.tsx";

/** The community forum: the list of posts, or one of them (`?post=`). */
export function ForumScreen() {
	useTitle(m.forum_title());
	const { post, category } = useSearch({ from: "/signed-in/shell/forum" });
	const navigate = useNavigate();
	return (
		<CodeView value={CodeText}>
			{post !== undefined ? (
				<PostPage key={post} id={post} />
			) : (
				<PostList
					category={category ?? null}
					onCategory={(chosen) => void navigate({ to: "/forum", search: chosen ? { category: chosen } : {} })}
				/>
			)}
		</CodeView>
	);
}
