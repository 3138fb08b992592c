-- Help and award: one transaction each, one after another for a person and a project, and each answers the whole state.

-- A help is known by the id of its text, so that texts may be put in another order: `hint-1`, `solution`.
alter table public.project_helps add column help_id text;
update public.project_helps set help_id = case kind when 'hint' then 'hint-' || step else 'solution' end;
alter table public.project_helps
	alter column help_id set not null,
	add constraint project_helps_help_id_check check (char_length(help_id) between 1 and 100),
	drop constraint project_helps_pkey,
	add primary key (user_id, project_id, help_id),
	drop column step;

-- domain/score.ts keeps the same rule. In the primary kit hints are recorded and cost nothing.
create function private.help_cost(kind text, points integer, difficulty text) returns integer
language sql immutable set search_path = ''
return case when kind = 'reveal' then 10 when difficulty = 'beginner' then 0 else round(points / 10.0)::integer end;

-- What a person has of a project: the points it still gives or gave, the help that was taken, the completion, all points.
-- P0002: there is no such project.
create function private.project_state(person uuid, named text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
	given integer;
	helps jsonb;
	cost integer;
	completion jsonb;
	total public.user_points;
begin
	select c.points into given from public.challenges c where c.id = named and c.project;
	if not found then
		raise no_data_found using message = 'There is no such project.';
	end if;
	select
		coalesce(jsonb_agg(jsonb_build_object('id', h.help_id, 'kind', h.kind, 'cost', h.cost) order by h.taken_at, h.help_id), '[]'),
		coalesce(sum(h.cost), 0)
	into helps, cost
	from public.project_helps h where h.user_id = person and h.project_id = named;
	select jsonb_build_object('points', c.points, 'completed_at', c.completed_at) into completion
	from public.project_completions c where c.user_id = person and c.project_id = named;
	select * into total from public.user_points p where p.user_id = person;
	return jsonb_build_object(
		'score', coalesce((completion ->> 'points')::integer, greatest(0, given - cost)),
		'helps', helps,
		'completion', completion,
		'points', coalesce(total.total_points, 0),
		'level', coalesce(total.level, 1)
	);
end $$;

-- Held until the transaction ends: help and award of one person and project come one after another.
create function private.hold_project(person uuid, project text) returns void
language sql volatile set search_path = ''
begin atomic
	select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'award', person, project), 0));
end;

-- The state of the person who asks; null for what is no project.
create function public.project_state(project_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
	return private.project_state(auth.uid(), project_id);
exception when no_data_found then
	return null;
end $$;

-- Writes down the first of these helps that the person has not taken, before it is given; none where all are. After the
-- completion help costs nothing. Answers the state, and in `deducted` what was taken now.
create function public.take_help(person uuid, project_id text, kind text, help_ids text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	before jsonb;
	next_id text;
	cost integer := 0;
begin
	perform private.hold_project(person, take_help.project_id);
	before := private.project_state(person, take_help.project_id);
	select wanted.id into next_id
	from unnest(help_ids) with ordinality as wanted (id, position)
	where not exists (
		select from public.project_helps h
		where h.user_id = person and h.project_id = take_help.project_id and h.help_id = wanted.id
	)
	order by wanted.position limit 1;
	if next_id is null then
		return before || '{"deducted": 0}';
	end if;
	if jsonb_typeof(before -> 'completion') = 'null' then
		select least((before ->> 'score')::integer, private.help_cost(take_help.kind, c.points, c.difficulty)) into cost
		from public.challenges c where c.id = take_help.project_id;
	end if;
	insert into public.project_helps (user_id, project_id, help_id, kind, cost)
	values (person, take_help.project_id, next_id, take_help.kind, cost);
	return private.project_state(person, take_help.project_id) || jsonb_build_object('deducted', cost);
end $$;

-- Records a completion, whose award is the project's points less the help that was taken; a second one changes nothing.
-- Answers the state, and in `already` whether it had been completed before.
create function public.complete_project(person uuid, project_id text, source text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	already boolean;
begin
	perform private.hold_project(person, complete_project.project_id);
	insert into public.project_completions (user_id, project_id, points, source)
	values (
		person,
		complete_project.project_id,
		(private.project_state(person, complete_project.project_id) ->> 'score')::integer,
		complete_project.source
	)
	on conflict on constraint project_completions_pkey do nothing;
	already := not found;
	return private.project_state(person, complete_project.project_id) || jsonb_build_object('already', already);
end $$;

revoke execute on function public.project_state(text) from public, anon;
grant execute on function public.project_state(text) to authenticated, service_role;
revoke execute on function public.take_help(uuid, text, text, text[]) from public, anon, authenticated;
grant execute on function public.take_help(uuid, text, text, text[]) to service_role;
revoke execute on function public.complete_project(uuid, text, text) from public, anon, authenticated;
grant execute on function public.complete_project(uuid, text, text) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
