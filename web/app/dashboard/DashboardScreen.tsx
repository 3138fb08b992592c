import { isEducator } from "#domain/account/roles.ts";
import { m } from "#messages/generated/messages.js";
import { lazyScreen } from "#web/platform/loading/lazy-screen.tsx";
import { profileFailureText, useProfile } from "#web/platform/session/profile.queries.ts";
import { profileRefusalText } from "#web/platform/session/profile-refusal.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { LearnerDashboard } from "./LearnerDashboard.tsx";

const TeacherDashboard = lazyScreen(() => import("#web/app/teacher/TeacherDashboard.tsx"), "TeacherDashboard");

/** Home, for a learner or for an educator. */
export function DashboardScreen() {
	useTitle(m.nav_dashboard());
	const profile = useProfile();
	if (profile.isPending) return <Skeleton className="h-58 rounded-large" />;
	if (!profile.data) {
		return (
			<ErrorState
				title={profileFailureText(profile.error)}
				text={profileRefusalText(profile.error)}
				onRetry={() => void profile.refetch()}
				retrying={profile.isFetching}
			/>
		);
	}
	return isEducator(profile.data.user_type) ? <TeacherDashboard /> : <LearnerDashboard />;
}
