import { ListChecks, Paperclip } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { ReviewItem } from "./review.data.ts";

/** What came with a submission, for its line in a list: the checks that had passed, and the files. */
export function HandedInFacts({ item: { checks, files } }: { item: Pick<ReviewItem, "checks" | "files"> }) {
	return (
		<>
			{checks && (
				<span className="flex items-center gap-1">
					<ListChecks size={14} aria-hidden="true" />
					{m.review_checks_of(checks)}
				</span>
			)}
			{files.length > 0 && (
				<span className="flex items-center gap-1">
					<Paperclip size={13} aria-hidden="true" />
					{m.review_files({ count: files.length })}
				</span>
			)}
		</>
	);
}
