-- A class's lesson: its teacher asks every screen of the class for attention, for ten minutes at most, and ends it.

create table public.class_lessons (
	class_id uuid primary key references public.class_codes (id) on delete cascade,
	-- "Eyes on me": who asked, since when, what the screens say, and when they go on by themselves.
	attention_by uuid references auth.users (id) on delete set null,
	attention_since timestamptz,
	attention_until timestamptz,
	attention_words text check (char_length(attention_words) between 1 and 120),
	ended_at timestamptz
);
create index class_lessons_attention_by_idx on public.class_lessons (attention_by);

alter table public.class_lessons enable row level security;
revoke all on public.class_lessons from anon, authenticated;
grant select on public.class_lessons to authenticated;
grant all on public.class_lessons to service_role;
alter publication supabase_realtime add table public.class_lessons;

create policy "a class and its teachers follow its lesson" on public.class_lessons for select to authenticated
using (public.teaches_class(class_id) or public.is_in_class(class_id));

-- Whose screen shows that attention is asked for.
create table public.attention_screens (
	class_id uuid not null references public.class_lessons (class_id) on delete cascade,
	user_id uuid not null references auth.users (id) on delete cascade,
	primary key (class_id, user_id)
);
create index attention_screens_user_id_idx on public.attention_screens (user_id);

alter table public.attention_screens enable row level security;
revoke all on public.attention_screens from anon, authenticated;
grant select on public.attention_screens to authenticated;
grant all on public.attention_screens to service_role;
alter publication supabase_realtime add table public.attention_screens;

create policy "class teachers read whose screens wait" on public.attention_screens for select to authenticated
using (public.teaches_class(class_id));

create function private.require_class_teacher(class_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	if not public.teaches_class(class_id) then
		raise insufficient_privilege using message = 'Verified teachers hold the lessons of their own classes.';
	end if;
end $$;

-- "Eyes on me". Called again meanwhile it changes the words, not the time.
create function public.call_attention(class_id uuid, words text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
	said constant text := nullif(btrim(words, E' \t\r\n'), '');
begin
	perform private.require_class_teacher(call_attention.class_id);
	insert into public.class_lessons as lesson (class_id) values (call_attention.class_id)
	on conflict on constraint class_lessons_pkey do nothing;
	update public.class_lessons l set attention_words = said
	where l.class_id = call_attention.class_id and l.attention_until > now();
	if found then
		return;
	end if;
	delete from public.attention_screens s where s.class_id = call_attention.class_id;
	update public.class_lessons l set
		attention_by = auth.uid(), attention_since = now(), attention_until = now() + interval '10 minutes',
		attention_words = said
	where l.class_id = call_attention.class_id;
end $$;

revoke execute on function public.call_attention(uuid, text) from public, anon;
grant execute on function public.call_attention(uuid, text) to authenticated, service_role;

-- "Let them go on".
create function public.release_attention(class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class_teacher(release_attention.class_id);
	update public.class_lessons l set attention_until = now()
	where l.class_id = release_attention.class_id and l.attention_until > now();
end $$;

revoke execute on function public.release_attention(uuid) from public, anon;
grant execute on function public.release_attention(uuid) to authenticated, service_role;

-- The screen of the caller, and of who works with them, shows it.
create function public.confirm_attention(class_id uuid) returns void
language sql security definer set search_path = '' as $$
	insert into public.attention_screens (class_id, user_id)
	select l.class_id, m.user_id
	from public.class_lessons l join public.class_members m on m.class_id = l.class_id
	where l.class_id = confirm_attention.class_id and l.attention_until > now() and public.is_in_class(l.class_id)
		and m.user_id = any (private.partners_of(auth.uid(), private.own_session()) || auth.uid())
	order by m.user_id
	on conflict do nothing;
$$;

revoke execute on function public.confirm_attention(uuid) from public, anon;
grant execute on function public.confirm_attention(uuid) to authenticated, service_role;

create function public.end_lesson(class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class_teacher(end_lesson.class_id);
	insert into public.class_lessons as lesson (class_id, ended_at) values (end_lesson.class_id, now())
	on conflict on constraint class_lessons_pkey do update set
		ended_at = now(), attention_until = least(lesson.attention_until, now());
end $$;

revoke execute on function public.end_lesson(uuid) from public, anon;
grant execute on function public.end_lesson(uuid) to authenticated, service_role;

-- For a class teacher: the lesson as the screens of the class show it. Seconds, since no page's clock is trusted.
create function public.class_lesson(class_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
	perform private.require_class_teacher(class_lesson.class_id);
	return (
		select jsonb_build_object(
			'secondsAgo', extract(epoch from now() - l.attention_since),
			'secondsLeft', extract(epoch from l.attention_until - now()),
			'words', l.attention_words,
			'screens', (
				select coalesce(jsonb_agg(s.user_id), '[]') from public.attention_screens s where s.class_id = l.class_id
			)
		)
		from public.class_lessons l where l.class_id = class_lesson.class_id and l.attention_until > now()
	);
end $$;

revoke execute on function public.class_lesson(uuid) from public, anon;
grant execute on function public.class_lesson(uuid) to authenticated, service_role;

-- What a learner worked on lately, the newest first, at most five.
create function private.latest_works(person uuid) returns jsonb
language sql stable set search_path = ''
return (
	select coalesce(jsonb_agg(jsonb_build_object(
		'project', works.project_id, 'passed', coalesce(works.passed, 0), 'steps', coalesce(works.steps, 0), 'points', works.points
	) order by works.last_at desc), '[]')
	from (
		select t.project_id, t.last_at, cardinality(newest.passed_steps) as passed, newest.step_count as steps,
			case when c.completed_at > now() - interval '12 hours' then c.points end as points
		from public.attempt_totals t
			left join lateral (
				select a.passed_steps, a.step_count from public.check_attempts a
				where a.user_id = t.user_id and a.project_id = t.project_id order by a.id desc limit 1
			) newest on true
			left join public.project_completions c on c.user_id = t.user_id and c.project_id = t.project_id
		where t.user_id = person and t.last_at > now() - interval '12 hours'
		order by t.last_at desc limit 5
	) works
);

-- What the caller's classes ask of their screen now, or did a quarter of an hour ago at most: a page without a network
-- learns of it late. Who has signed in since is in no lesson that has ended.
create function public.own_lesson() returns jsonb
language sql stable security definer set search_path = '' as $$
	with lessons as (
		select l.*, c.class_name
		from public.class_lessons l join public.class_codes c on c.id = l.class_id
		where public.is_in_class(l.class_id)
	)
	select jsonb_build_object(
		'now', now(),
		'attention', (
			select jsonb_build_object(
				'classId', l.class_id, 'className', l.class_name, 'words', l.attention_words,
				'teacher', (select p.display_name from public.people p where p.id = l.attention_by),
				'secondsLeft', extract(epoch from l.attention_until - now())
			)
			from lessons l where l.attention_until > now() order by l.attention_since desc limit 1
		),
		'ended', (
			select jsonb_build_object(
				'className', l.class_name, 'at', l.ended_at, 'works', private.latest_works(auth.uid())
			)
			from lessons l
			where l.ended_at > now() - interval '15 minutes' and l.ended_at > coalesce(
				(select u.last_sign_in_at from auth.users u where u.id = auth.uid()), '-infinity'
			)
			order by l.ended_at desc limit 1
		)
	);
$$;

revoke execute on function public.own_lesson() from public, anon;
grant execute on function public.own_lesson() to authenticated, service_role;
