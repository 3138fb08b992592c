-- Groups of a class: who works with whom, and which group has a real board when.

-- What one change of a class's groups and boards moves: a subscription to this table follows them all.
create table public.class_groupings (
	class_id uuid primary key references public.class_codes (id) on delete cascade,
	-- How long a group has a board.
	turn_minutes smallint not null default 10 check (turn_minutes between 1 and 60),
	changed_at timestamptz not null default now()
);

alter table public.class_groupings enable row level security;
revoke all on public.class_groupings from anon, authenticated;
grant select on public.class_groupings to authenticated;
grant all on public.class_groupings to service_role;
alter publication supabase_realtime add table public.class_groupings;

create policy "class teachers follow the groups of their classes" on public.class_groupings for select to authenticated
using (public.teaches_class(class_id));

create table public.class_groups (
	id uuid primary key,
	class_id uuid not null references public.class_codes (id) on delete cascade,
	-- The group's letter: 1 is A.
	position smallint not null check (position between 1 and 26),
	-- Empty: the letter only.
	name text not null default '' check (char_length(name) <= 30),
	-- When the group was marked as having tried theirs on a real board, since the turns were started.
	tried_at timestamptz,
	unique (id, class_id)
);
create index class_groups_class_id_idx on public.class_groups (class_id);

alter table public.class_groups enable row level security;
revoke all on public.class_groups from anon, authenticated;
grant select on public.class_groups to authenticated;
grant all on public.class_groups to service_role;

-- A learner has one group in a class, and leaves it with the class.
create table public.class_group_members (
	class_id uuid not null,
	user_id uuid not null,
	group_id uuid not null,
	primary key (class_id, user_id),
	foreign key (class_id, user_id) references public.class_members (class_id, user_id) on delete cascade,
	foreign key (group_id, class_id) references public.class_groups (id, class_id) on delete cascade
);
create index class_group_members_group_id_idx on public.class_group_members (group_id, class_id);

alter table public.class_group_members enable row level security;
revoke all on public.class_group_members from anon, authenticated;
grant select on public.class_group_members to authenticated;
grant all on public.class_group_members to service_role;

create policy "class teachers read who is in which group" on public.class_group_members for select to authenticated
using (public.teaches_class(class_id));

create policy "learners read in which group they are" on public.class_group_members for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read the groups of their classes" on public.class_groups for select to authenticated
using (public.teaches_class(class_id));

create policy "learners read their own group" on public.class_groups for select to authenticated
using (exists (select from public.class_group_members m where m.group_id = id and m.user_id = (select auth.uid())));

-- Real boards that the class has. The groups take them in turn, by position: with 7 boards the eighth group has the
-- first board's second turn.
create table public.class_boards (
	id uuid primary key,
	class_id uuid not null references public.class_codes (id) on delete cascade,
	position smallint not null check (position between 1 and 26),
	-- Empty: its number only.
	name text not null default '' check (char_length(name) <= 30),
	-- Which turn the board is in, and since when; null before the first and after the last.
	turn smallint check (turn between 1 and 26),
	turn_started_at timestamptz,
	check ((turn is null) = (turn_started_at is null))
);
create index class_boards_class_id_idx on public.class_boards (class_id);

alter table public.class_boards enable row level security;
revoke all on public.class_boards from anon, authenticated;
grant select on public.class_boards to authenticated;
grant all on public.class_boards to service_role;

create policy "class teachers read the boards of their classes" on public.class_boards for select to authenticated
using (public.teaches_class(class_id));

-- Who is moved into another class leaves the group.
create function private.leave_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.class_group_members g where g.class_id = old.class_id and g.user_id = old.user_id;
	return new;
end $$;

create trigger leave_group before update of class_id on public.class_members
for each row when (new.class_id is distinct from old.class_id) execute function private.leave_group();

create function private.touch_grouping(class_id uuid) returns void
language sql volatile set search_path = ''
begin atomic
	insert into public.class_groupings (class_id, changed_at) values (touch_grouping.class_id, clock_timestamp())
	on conflict on constraint class_groupings_pkey do update set changed_at = excluded.changed_at;
end;

-- A class's groups and boards with their turns, who of it is here, and who sits together at one computer now.
create function public.class_grouping(class_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
	if not public.teaches_class(class_grouping.class_id) then
		raise insufficient_privilege using message = 'Verified teachers see the groups of their own classes.';
	end if;
	return jsonb_build_object(
		'now', now(),
		'minutes', coalesce(
			(select k.turn_minutes from public.class_groupings k where k.class_id = class_grouping.class_id), 10
		),
		'groups', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', g.id, 'name', g.name, 'triedAt', g.tried_at,
				'members', (
					select coalesce(jsonb_agg(m.user_id order by p.name, m.user_id), '[]')
					from public.class_group_members m join public.profiles p on p.id = m.user_id where m.group_id = g.id
				)
			) order by g.position), '[]')
			from public.class_groups g where g.class_id = class_grouping.class_id
		),
		'boards', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', b.id, 'name', b.name, 'turn', b.turn, 'startedAt', b.turn_started_at
			) order by b.position), '[]')
			from public.class_boards b where b.class_id = class_grouping.class_id
		),
		'here', (
			select coalesce(jsonb_agg(m.user_id), '[]')
			from public.class_members m join public.presences p using (user_id)
			where m.class_id = class_grouping.class_id and private.is_within(p.seen_at, interval '150 seconds')
		),
		'together', (
			select coalesce(jsonb_agg(seats.members), '[]')
			from (
				select jsonb_agg(t.user_id order by t.seat) as members
				from public.together_members t join public.class_members m using (user_id)
				where m.class_id = class_grouping.class_id and private.is_present(t)
				group by t.session_id having count(*) > 1
			) seats
		)
	);
end $$;

revoke execute on function public.class_grouping(uuid) from public, anon;
grant execute on function public.class_grouping(uuid) to authenticated, service_role;

-- Takes the place of all groups, boards and minutes of a class:
-- {minutes, groups: [{id, name, members: [user id]}], boards: [{id, name}]}, in their order. What keeps its id keeps
-- its turn and its mark. Who is in the class no longer is left out. QGRPS, QBRDS: too many groups, or boards.
create function public.save_class_groups(class_id uuid, plan jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(save_class_groups.class_id, auth.uid());
	if jsonb_typeof(plan -> 'groups') is distinct from 'array'
		or jsonb_typeof(plan -> 'boards') is distinct from 'array'
		or exists (
			select from jsonb_array_elements(plan -> 'groups') g join public.class_groups other
				on other.id = (g ->> 'id')::uuid and other.class_id <> save_class_groups.class_id
		)
		or exists (
			select from jsonb_array_elements(plan -> 'boards') b join public.class_boards other
				on other.id = (b ->> 'id')::uuid and other.class_id <> save_class_groups.class_id
		)
	then
		raise check_violation using message = 'Groups and boards are lists of the class.', constraint = 'save_class_groups_check';
	end if;
	if jsonb_array_length(plan -> 'groups') > 26 then
		raise exception using errcode = 'QGRPS', message = 'Too many groups of one class.', detail = '26';
	end if;
	if jsonb_array_length(plan -> 'boards') > 26 then
		raise exception using errcode = 'QBRDS', message = 'Too many boards of one class.', detail = '26';
	end if;

	insert into public.class_groupings as k (class_id, turn_minutes, changed_at)
	values (save_class_groups.class_id, (plan ->> 'minutes')::smallint, clock_timestamp())
	on conflict on constraint class_groupings_pkey
	do update set turn_minutes = excluded.turn_minutes, changed_at = excluded.changed_at;

	delete from public.class_group_members m where m.class_id = save_class_groups.class_id;
	delete from public.class_groups g where g.class_id = save_class_groups.class_id
		and g.id not in (select (e ->> 'id')::uuid from jsonb_array_elements(plan -> 'groups') e);
	insert into public.class_groups as g (id, class_id, position, name)
	select (e.value ->> 'id')::uuid, save_class_groups.class_id, e.ordinality, btrim(coalesce(e.value ->> 'name', ''))
	from jsonb_array_elements(plan -> 'groups') with ordinality e
	on conflict on constraint class_groups_pkey do update set position = excluded.position, name = excluded.name;
	insert into public.class_group_members (class_id, user_id, group_id)
	select save_class_groups.class_id, m.user_id, (g ->> 'id')::uuid
	from jsonb_array_elements(plan -> 'groups') g, jsonb_array_elements_text(g -> 'members') named (id)
	join public.class_members m on m.class_id = save_class_groups.class_id and m.user_id = named.id::uuid;

	delete from public.class_boards b where b.class_id = save_class_groups.class_id
		and b.id not in (select (e ->> 'id')::uuid from jsonb_array_elements(plan -> 'boards') e);
	insert into public.class_boards as b (id, class_id, position, name)
	select (e.value ->> 'id')::uuid, save_class_groups.class_id, e.ordinality, btrim(coalesce(e.value ->> 'name', ''))
	from jsonb_array_elements(plan -> 'boards') with ordinality e
	on conflict on constraint class_boards_pkey do update set position = excluded.position, name = excluded.name;
end $$;

revoke execute on function public.save_class_groups(uuid, jsonb) from public, anon;
grant execute on function public.save_class_groups(uuid, jsonb) to authenticated, service_role;

-- Begins that turn at all boards of the class, or at one: a board that is in it already keeps its time, so that a press
-- that is sent twice counts once. Null ends the turns. The first turn at all boards takes the marks away.
create function public.begin_board_turn(class_id uuid, turn integer, board_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(begin_board_turn.class_id, auth.uid());
	if begin_board_turn.turn = 1 and begin_board_turn.board_id is null then
		update public.class_groups g set tried_at = null where g.class_id = begin_board_turn.class_id;
	end if;
	update public.class_boards b
	set turn = begin_board_turn.turn, turn_started_at = case when begin_board_turn.turn is not null then now() end
	where b.class_id = begin_board_turn.class_id and b.id = coalesce(begin_board_turn.board_id, b.id)
		and b.turn is distinct from begin_board_turn.turn;
	perform private.touch_grouping(begin_board_turn.class_id);
end $$;

revoke execute on function public.begin_board_turn(uuid, integer, uuid) from public, anon;
grant execute on function public.begin_board_turn(uuid, integer, uuid) to authenticated, service_role;

-- "Has tried theirs", or not.
create function public.mark_group_tried(class_id uuid, group_id uuid, tried boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(mark_group_tried.class_id, auth.uid());
	update public.class_groups g set tried_at = case when mark_group_tried.tried then coalesce(g.tried_at, now()) end
	where g.class_id = mark_group_tried.class_id and g.id = mark_group_tried.group_id;
	perform private.touch_grouping(mark_group_tried.class_id);
end $$;

revoke execute on function public.mark_group_tried(uuid, uuid, boolean) from public, anon;
grant execute on function public.mark_group_tried(uuid, uuid, boolean) to authenticated, service_role;
