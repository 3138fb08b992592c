import { useNavigate } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { SetupBanner } from "#web/account/staff/SetupCode.tsx";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { OwnChallenges } from "#web/classroom/home/OwnChallenges.tsx";
import { TeacherActions } from "#web/classroom/home/TeacherActions.tsx";
import { TeacherClasses } from "#web/classroom/home/TeacherClasses.tsx";
import { TeacherWeek } from "#web/classroom/home/TeacherWeek.tsx";
import { ManageDocuments } from "#web/classroom/teaching/documents/ManageDocuments.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { Review, WaitingCount } from "./Review.tsx";
import { FirstSteps, TeacherHome } from "./TeacherHome.tsx";
import { TeacherKits } from "./TeacherKits.tsx";

/** An educator's home: what to create, the work that waits for review, documents, challenges, and the kits. */
export function TeacherDashboard() {
	const permissions = usePermissions();
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<SetupBanner />
			<TeacherActions />
			<Home />
			{permissions.data?.staff && <TeacherWeek />}
			<section aria-labelledby="teacher-dashboard" className="grid grid-cols-[minmax(0,1fr)] gap-4">
				<h2 id="teacher-dashboard" className="sr-only">
					{m.teacher_dashboard()}
				</h2>
				<Tabs look="line" defaultValue="review">
					<TabList aria-label={m.teacher_dashboard()} className="mb-5">
						<Tab value="review" className="max-sm:!px-1.5 max-sm:text-sm">
							{m.review_tab()}
							{permissions.data?.staff && <WaitingCount />}
						</Tab>
						<Tab value="documents" className="max-sm:!px-1.5 max-sm:text-sm">
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
			<TeacherClasses staff={permissions.data?.staff === true} />
			<OwnChallenges />
			<TeacherKits />
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
					void navigate({ search: { submission, review: true }, resetScroll: false });
				}}
			/>
		);
	}
	return permissions.data && query.isSuccess && classes.length === 0 ? <FirstSteps /> : null;
}
