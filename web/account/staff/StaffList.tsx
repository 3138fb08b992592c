import { UserRoundX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Pager } from "#web/platform/ui/Pager.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { StaffLine } from "./StaffLine.tsx";
import { PAGE_SIZE, type StaffFilter, type StaffMember } from "./staff.data.ts";
import { useStaff } from "./staff.queries.ts";

const SEARCH_AFTER_MS = 250;
const SKELETONS = ["1", "2", "3"];

/** Educators, and on demand everyone: who is verified, and what each may do. `account`: what is done for an account. */
export function StaffList({ account }: { account: (member: StaffMember) => ReactNode }) {
	const [who, setWho] = useState<StaffFilter["who"]>("educators");
	const [search, setSearch] = useState("");
	const [turned, setPage] = useState(1);
	const staff = useStaff({ who, search: useSettled(search, SEARCH_AFTER_MS), page: turned });
	const { rows: members = [], total = 0 } = staff.data ?? {};
	const page = (!staff.isPlaceholderData && staff.data?.page) || turned;
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	return (
		<Card padded={false} aria-label={m.staff_title()} aria-busy={staff.isFetching}>
			<div className="grid sm:grid-cols-[220px_minmax(0,1fr)] gap-4 p-4 sm:p-5 border-b border-line">
				<SelectField
					label={m.staff_show()}
					value={who}
					onChange={(event) => {
						setWho(event.target.value as StaffFilter["who"]);
						setPage(1);
					}}
					options={[
						{ value: "educators", label: m.staff_educators() },
						{ value: "everyone", label: m.staff_everyone() },
					]}
				/>
				<TextField
					label={m.staff_search()}
					type="search"
					value={search}
					onChange={(event) => {
						setSearch(event.target.value);
						setPage(1);
					}}
				/>
			</div>
			{staff.isPending && (
				<div className="grid gap-2 p-4">
					{SKELETONS.map((key) => (
						<Skeleton key={key} className="h-18 rounded-medium" />
					))}
				</div>
			)}
			{staff.isError && (
				<ErrorState title={m.staff_failed()} onRetry={() => void staff.refetch()} retrying={staff.isFetching} />
			)}
			{staff.isSuccess && members.length === 0 && (
				<EmptyState icon={<UserRoundX size={28} aria-hidden="true" />} title={m.staff_none()} />
			)}
			{members.length > 0 && (
				<ul className="m-0 px-4 sm:px-5 list-none">
					{members.map((member) => (
						<StaffLine key={member.id} member={member} account={account(member)} />
					))}
				</ul>
			)}
			<Pager
				label={m.staff_pages()}
				previous={m.staff_previous()}
				next={m.staff_next()}
				page={page}
				pages={pages}
				text={m.review_page({ page, pages })}
				onTurn={setPage}
			/>
		</Card>
	);
}
