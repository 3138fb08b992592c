import type { Pool } from "pg";

/** A board with what realtime meets: rows of one's own, rows for all, a key of two columns, and an unpublished table. */
export const BOARD = `
create type public.colour as enum ('red', 'green');
create table public.memos (
	id bigint generated always as identity primary key,
	owner_id uuid not null,
	word text not null,
	stars integer not null default 3,
	colour public.colour,
	tags text[] not null default '{}',
	facts jsonb not null default '{}',
	made_at timestamptz not null default now()
);
create table public.places (room text, seat integer, taken_by text, primary key (room, seat));
create table public.groups (id integer primary key, name text not null);
create table public.members (group_id integer references public.groups (id) on delete cascade, person uuid, primary key (group_id, person));
create table public.diaries (id integer primary key, owner_id uuid, word text);
create table public.keyless (word text);

alter table public.memos enable row level security;
alter table public.groups enable row level security;
alter table public.members enable row level security;
alter table public.diaries enable row level security;
create policy "people see their own memos" on public.memos for select to authenticated using (owner_id = (select auth.uid()));
create policy "people see their own diaries" on public.diaries for select to authenticated using (owner_id = auth.uid());
create policy "people see where they belong" on public.members for select to authenticated using (person = auth.uid());
create policy "members see their group" on public.groups for select to authenticated
	using (exists (select from public.members m where m.group_id = groups.id and m.person = auth.uid()));
revoke select on public.places from anon, authenticated;
grant select (room, seat) on public.places to authenticated;
alter publication supabase_realtime add table public.memos, public.places, public.groups, public.keyless;
`;

/** A new memo of the person; its id. */
export async function addMemo(
	pool: Pool,
	owner: { id: string },
	word: string,
	more: { stars?: number; colour?: string } = {},
): Promise<string> {
	const { rows } = await pool.query<{ id: string }>(
		"insert into public.memos (owner_id, word, stars, colour) values ($1, $2, $3, $4) returning id",
		[owner.id, word, more.stars ?? 3, more.colour ?? null],
	);
	return rows[0]?.id ?? "";
}
