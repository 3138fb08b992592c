import { Link } from "@tanstack/react-router";
import { ShieldX } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { AccountDialog } from "#web/account/care/AccountDialog.tsx";
import { StaffList } from "#web/account/staff/StaffList.tsx";
import { ForumSetting } from "#web/community/forum/ForumSetting.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

/** For administrators: who teaches here, who is verified, and what everyone may do. */
export function StaffScreen() {
	useTitle(m.staff_title());
	const permissions = usePermissions();
	return (
		<div className="grid gap-6">
			<PageTitle title={m.staff_title()}>{m.staff_text()}</PageTitle>
			{permissions.isPending && <Skeleton className="h-64 rounded-large" />}
			{permissions.isError && (
				<ErrorState
					title={m.staff_failed()}
					onRetry={() => void permissions.refetch()}
					retrying={permissions.isFetching}
				/>
			)}
			{permissions.data &&
				(permissions.data.administrator ? (
					<>
						<StaffList
							account={({ role, ...person }) => (
								<AccountDialog person={{ ...person, administrator: role === "administrator" }} />
							)}
						/>
						<ForumSetting />
					</>
				) : (
					<NotForYou />
				))}
		</div>
	);
}

function NotForYou() {
	return (
		<Card>
			<EmptyState
				icon={<ShieldX size={28} aria-hidden="true" />}
				title={m.staff_closed()}
				text={m.staff_closed_text()}
				action={
					<Link to="/dashboard" className={buttonClass()}>
						{m.nav_dashboard()}
					</Link>
				}
			/>
		</Card>
	);
}
