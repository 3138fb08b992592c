import { useNavigate, useSearch } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/features/classes/classes.queries.ts";
import { KitCatalogue } from "#web/features/kits/KitCatalogue.tsx";
import { SetupBanner } from "#web/features/staff/SetupCode.tsx";
import { ReviewSubmissions } from "#web/features/submissions/review/ReviewSubmissions.tsx";
import { ManageDocuments } from "#web/features/teaching/documents/ManageDocuments.tsx";
import { NotVerified } from "#web/features/teaching/NotVerified.tsx";
import { usePermissions } from "#web/session/permissions.ts";
import { Card } from "#web/ui/Card.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx";
import { HandedInWork } from "./teacher/HandedInWork.tsx";
import { OwnChallenges } from "./teacher/OwnChallenges.tsx";
import { filterFrom, searchFor } from "./teacher/review-search.ts";
import { TeacherActions } from "./teacher/TeacherActions.tsx";
import { FirstSteps, TeacherHome } from "./teacher/TeacherHome.tsx";

/** An educator's home: what to create, the work that waits for review, documents, challenges, and the kits. */
export function TeacherDashboard() {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<SetupBanner />
			<TeacherActions />
			<Home />
			<section aria-labelledby="teacher-dashboard" className="grid grid-cols-[minmax(0,1fr)] gap-4">
				<h2 id="teacher-dashboard" className="sr-only">
					{m.teacher_dashboard()}
				</h2>
				<Tabs look="line" defaultValue="review">
					<TabList aria-label={m.teacher_dashboard()} className="mb-5">
						<Tab value="review" className="max-sm:!px-2 max-sm:text-sm">
							{m.review_tab()}
						</Tab>
						<Tab value="documents" className="max-sm:!px-2 max-sm:text-sm">
							{m.documents_tab()}
						</Tab>
					</TabList>
					<TabPanel value="review">
						<Review />
					</TabPanel>
					<TabPanel value="documents">
						<Card padded={false}>
							<ManageDocuments />
						</Card>
					</TabPanel>
				</Tabs>
			</section>
			<OwnChallenges />
			<KitCatalogue />
		</div>
	);
}

/** What to see first: for who may see learners, their day; for others how to begin. */
function Home() {
	const permissions = usePermissions();
	const navigate = useNavigate({ from: "/dashboard" });
	const { classes, query } = useClasses();
	if (permissions.data?.staff) {
		return (
			<TeacherHome
				onReview={(submission) => {
					void navigate({ search: { status: "pending", submission }, resetScroll: false });
				}}
			/>
		);
	}
	return permissions.data && query.isSuccess && classes.length === 0 ? <FirstSteps /> : null;
}

/** The submissions, for those who may review them. What is open is in the page's address. */
function Review() {
	const permissions = usePermissions();
	const search = useSearch({ from: "/signed-in/shell/dashboard" });
	const navigate = useNavigate({ from: "/dashboard" });
	const { classes } = useClasses();
	if (permissions.isPending) return <Skeleton className="h-64 rounded-large" />;
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
		<ReviewSubmissions
			filter={filterFrom(search)}
			onFilterChange={(filter) =>
				void navigate({ search: searchFor({ ...filterFrom({}), ...filter }), resetScroll: false })
			}
			classes={classes.map(({ id, name }) => ({ id, name }))}
			openId={search.submission}
			showWork={(item, attached) => <HandedInWork item={item} attached={attached} />}
			onOpen={(submission) =>
				void navigate({
					search: ({ submission: _, ...rest }) => (submission ? { ...rest, submission } : rest),
					resetScroll: false,
				})
			}
		/>
	);
}
