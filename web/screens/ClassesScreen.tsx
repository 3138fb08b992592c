import { getRouteApi } from "@tanstack/react-router";
import { School, ShieldX } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useTitle } from "#web/device/title.ts";
import { ClassCard } from "#web/features/classes/ClassCard.tsx";
import { ClassPage } from "#web/features/classes/ClassPage.tsx";
import { CreateClassDialog } from "#web/features/classes/CreateClassDialog.tsx";
import { useClasses, useLiveClasses } from "#web/features/classes/classes.queries.ts";
import { ClassReport, NameCards } from "#web/features/classes/PrintSheets.tsx";
import { usePermissions } from "#web/session/permissions.ts";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { ClassAssignments } from "./teacher/ClassAssignments.tsx";

const route = getRouteApi("/signed-in/shell/class-management");

/** A teacher's classes, or one of them opened. Works with the network cut, from what this browser has read. */
export function ClassesScreen() {
	const permissions = usePermissions();
	if (permissions.data && !permissions.data.educator) {
		return (
			<Card>
				<EmptyState icon={<ShieldX size={28} aria-hidden="true" />} title={m.classes_create_must_teach()} />
			</Card>
		);
	}
	return <Classes mayAdd={permissions.data?.staff ?? true} />;
}

function Classes({ mayAdd }: { mayAdd: boolean }) {
	const { class: openId, print } = route.useSearch();
	const { query, classes } = useClasses();
	useLiveClasses();
	const opened = classes.find(({ id }) => id === openId);
	useTitle(opened?.name ?? m.classes_title());
	if (opened && print === "cards") return <NameCards of={opened} />;
	if (opened && print === "report") return <ClassReport of={opened} />;
	if (opened) {
		// An educator who is not verified gives nothing to anybody yet.
		const assignments = mayAdd && opened.active && opened.code !== "" && (
			<ClassAssignments classId={opened.id} name={opened.name} />
		);
		return <ClassPage of={opened} classes={classes} mayAdd={mayAdd} assignments={assignments} />;
	}
	return (
		<div className="grid gap-6">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1>{m.classes_title()}</h1>
				{classes.length > 0 && <CreateClassDialog label={m.classes_create_new()} />}
			</div>
			{!mayAdd && (
				<p role="status" className="p-3 rounded-medium bg-sun-wash text-sun-ink font-semibold">
					{m.classes_unverified()}
				</p>
			)}
			{query.isPending && classes.length === 0 && query.fetchStatus === "fetching" && (
				<Skeleton className="h-64 rounded-large" />
			)}
			{query.isError && (
				<ErrorState title={m.classes_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
			)}
			{classes.length === 0 && (query.isSuccess || query.fetchStatus === "paused") && (
				<Card>
					<EmptyState
						icon={<School size={28} aria-hidden="true" />}
						title={m.classes_none()}
						text={m.classes_none_text()}
						action={<CreateClassDialog label={m.classes_create_first()} />}
					/>
				</Card>
			)}
			<div className="grid lg:grid-cols-2 gap-5 items-start">
				{classes.map((one) => (
					<ClassCard key={one.id} of={one} mayAdd={mayAdd} />
				))}
			</div>
		</div>
	);
}
