import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { EVERYBODY, filterFrom, isShort, type ReviewSearch, searchFor } from "#web/classroom/home/review-search.ts";
import { ReviewSubmissions } from "#web/classroom/submissions/review/ReviewSubmissions.tsx";
import type { ReviewFilter } from "#web/classroom/submissions/review/review.data.ts";
import { useSubmissions } from "#web/classroom/submissions/review/review.queries.ts";
import { FullNames } from "#web/classroom/submissions/review/student-names.ts";
import { NotVerified } from "#web/classroom/teaching/NotVerified.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { HandedInWork } from "./HandedInWork.tsx";

/**
 * The filter of an address: of the reviewer's own classes by default, where there are any. People do not review their own
 * work. Undefined while the classes are not known.
 */
function useFilter(search: ReviewSearch): ReviewFilter | undefined {
	const userId = usePerson().id;
	const { classes, query } = useClasses();
	if (query.isPending && query.fetchStatus === "fetching" && classes.length === 0) return undefined;
	const filter = filterFrom(search);
	const own = classes.flatMap(({ id, active, code }) => (active && code !== "" ? id : []));
	const { classId } = filter;
	const classIds = classId === EVERYBODY || own.length === 0 ? undefined : own;
	return {
		...filter,
		...(classIds && { classIds }),
		...(classId && classId !== EVERYBODY && { classIds: [classId] }),
		...(filter.status === "waiting" && { notBy: userId }),
	};
}

/** How many submissions wait, on the tab. */
export function WaitingCount() {
	const filter = useFilter({});
	return filter && <Waiting filter={filter} />;
}

function Waiting({ filter }: { filter: ReviewFilter }) {
	const { total = 0 } = useSubmissions(filter).data ?? {};
	if (total === 0) return null;
	return (
		<>
			{" "}
			<Chip tone="teal" className="ml-2 max-sm:ml-1 max-sm:!px-2 max-sm:!h-6">
				<span aria-hidden="true">{total}</span>
				<span className="sr-only">{m.review_waiting_count({ count: total })}</span>
			</Chip>
		</>
	);
}

/** The submissions, for those who may review them. What is open is in the page's address. */
export function Review() {
	const permissions = usePermissions();
	const search = useSearch({ from: "/signed-in/shell/dashboard" });
	const navigate = useNavigate({ from: "/dashboard" });
	const { classes } = useClasses();
	const filter = useFilter(search);
	const short = isShort(search);
	const fullNames = useMemo(
		() => new Map(classes.flatMap(({ students }) => students.map(({ id, name }) => [id, name] as const))),
		[classes],
	);
	if (permissions.isPending || !filter) return <Skeleton className="h-64 rounded-large" />;
	if (permissions.isError) {
		return (
			<ErrorState
				title={m.review_load_failed()}
				onRetry={() => void permissions.refetch()}
				retrying={permissions.isFetching}
			/>
		);
	}
	if (!permissions.data.staff) {
		return (
			<Card>
				<NotVerified onCheck={() => void permissions.refetch()} checking={permissions.isFetching} />
			</Card>
		);
	}
	return (
		<FullNames value={fullNames}>
			<ReviewSubmissions
				view={short ? "short" : "list"}
				filter={filter}
				onFilterChange={(changed) =>
					void navigate({
						search: ({ submission, review }) => ({
							...searchFor({ ...filterFrom({}), ...changed }),
							...(submission ? { submission } : {}),
							...(submission && review ? { review } : {}),
						}),
						resetScroll: false,
					})
				}
				classes={classes.map(({ id, name }) => ({ id, name }))}
				openId={search.submission}
				reviewing={search.review === true}
				showWork={(item, attached, size) => <HandedInWork item={item} attached={attached} size={size} />}
				onOpen={(submission, page) =>
					void navigate({
						search: ({ submission: _, review, ...rest }) => ({
							...rest,
							...(submission ? { submission } : {}),
							...(submission && review ? { review } : {}),
							...(page ? { page } : {}),
						}),
						resetScroll: false,
					})
				}
				onReview={(submission) =>
					void navigate({
						search: ({ review: _, ...rest }) => {
							if (submission) return { ...rest, submission, review: true };
							return short ? {} : rest;
						},
						resetScroll: false,
					})
				}
			/>
		</FullNames>
	);
}
