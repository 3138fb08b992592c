-- Known and unknown names wait alike, so that a list of common names finds no class; and wrong secrets lock a name for the
-- browser that tried, not for the child: many from nowhere lock nobody out. The browser is an id that the page made, or one of
-- the address where it sends none.

-- True for a time within the span before now. One ahead of the clock, which was put right since, counts for nothing: so no
-- limit holds longer than its span.
create function private.is_within(at timestamptz, span interval) returns boolean
language sql stable set search_path = ''
return at between now() - span and now() + interval '1 minute';

alter table private.class_tries add column browser uuid;

-- Names that were typed with a class's code, by a hash of what was typed.
create table private.class_name_tries (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	browser uuid not null,
	name bytea not null,
	at timestamptz not null default now(),
	primary key (class_id, browser, name)
);
create index class_name_tries_at_idx on private.class_name_tries (class_id, at);
alter table private.class_name_tries enable row level security;

-- In which somebody of the class has signed in.
create table private.class_browsers (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	browser uuid not null,
	signed_in_at timestamptz not null default now(),
	primary key (class_id, browser)
);
alter table private.class_browsers enable row level security;

-- Counts a name that a browser asks for. `seconds` to wait: after 20 names on a day from one browser, and after 100 from all in
-- which nobody of the class has signed in yet, each further one waits a minute. The same name again is no new one.
create function private.try_class_name(class uuid, from_browser uuid, typed text, out seconds integer, out is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
	hashed constant bytea := sha256(convert_to(typed, 'UTF8'));
	own record;
	strange record;
	last_at timestamptz;
begin
	perform pg_advisory_xact_lock(hashtextextended('names of ' || class, 0));
	seconds := 0;
	is_new := not exists (
		select from private.class_name_tries t where t.class_id = class and t.browser = from_browser and t.name = hashed
			and private.is_within(t.at, interval '1 day')
	);
	if not is_new then
		return;
	end if;
	select count(*) as names, max(t.at) as last_at into own from private.class_name_tries t
	where t.class_id = class and t.browser = from_browser and private.is_within(t.at, interval '1 day');
	if own.names >= 20 then
		last_at := own.last_at;
	elsif not exists (select from private.class_browsers b where b.class_id = class and b.browser = from_browser) then
		select count(*) as names, max(t.at) as last_at into strange from private.class_name_tries t
		where t.class_id = class and private.is_within(t.at, interval '1 day')
			and not exists (select from private.class_browsers b where b.class_id = class and b.browser = t.browser);
		if strange.names >= 100 then
			last_at := strange.last_at;
		end if;
	end if;
	if last_at > now() - interval '1 minute' then
		seconds := greatest(1, least(60, ceil(extract(epoch from last_at + interval '1 minute' - now()))));
		return;
	end if;
	delete from private.class_name_tries t where t.class_id = class and not private.is_within(t.at, interval '1 day');
	insert into private.class_name_tries (class_id, browser, name) values (class, from_browser, hashed);
end $$;

-- The browsers that have tried ten wrong secrets of an account within a day.
create function private.locked_browsers(handle uuid) returns table (browser uuid)
language sql stable security definer set search_path = '' as $$
	select t.browser from private.class_tries t
	where t.subject = locked_browsers.handle::text and private.is_within(t.at, interval '1 day')
	group by t.browser having count(*) >= 10;
$$;

-- What a code and a name open: `unknown` code; `wait` with the seconds; `ambiguous` name; `bad_name`, which is none; `ask` to
-- join, or `asked` before; `choose` or `enter` a secret; `locked`.
drop function public.begin_class_sign_in(text, text);
create function public.begin_class_sign_in(code text, name text, browser uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	class public.class_codes := private.open_class(begin_class_sign_in.code);
	typed constant text := private.name_key(begin_class_sign_in.name);
	account public.class_accounts%rowtype;
	found_age integer;
	best integer;
	matches integer;
	tried record;
begin
	if class.id is null or typed = '' then
		return '{"state": "unknown"}';
	end if;
	select * into tried from private.try_class_name(class.id, begin_class_sign_in.browser, typed);
	if tried.seconds > 0 then
		return jsonb_build_object('state', 'wait', 'seconds', tried.seconds);
	end if;
	select min(private.is_name_here(typed, p.name)) into best
	from public.class_members m join public.class_accounts a using (user_id) join public.profiles p on p.id = m.user_id
	where m.class_id = class.id;
	select count(*) into matches
	from public.class_members m join public.class_accounts a using (user_id) join public.profiles p on p.id = m.user_id
	where m.class_id = class.id and private.is_name_here(typed, p.name) = best;
	if matches > 1 then
		return '{"state": "ambiguous"}';
	elsif matches = 1 then
		select a.* into account
		from public.class_members m join public.class_accounts a using (user_id) join public.profiles p on p.id = m.user_id
		where m.class_id = class.id and private.is_name_here(typed, p.name) = best;
		if account.locked_at is not null or exists (
			select from private.locked_browsers(account.handle) l where l.browser = begin_class_sign_in.browser
		) then
			return '{"state": "locked"}';
		end if;
		select p.age into found_age from public.profiles p where p.id = account.user_id;
		return jsonb_build_object(
			'state', case when account.secret_kind is null then 'choose' else 'enter' end,
			'handle', account.handle, 'user_id', account.user_id, 'class_id', class.id, 'kind', account.secret_kind,
			'word', case when found_age is null then coalesce(class.grade_level = 'secondary', false) else found_age >= 10 end
		);
	end if;
	if exists (
		select from public.class_join_requests r where r.class_id = class.id and r.state = 'waiting'
			and r.user_id is null and private.name_key(r.name) = typed
	) then
		return '{"state": "asked"}';
	end if;
	if not private.is_fit_name(private.clean_name(begin_class_sign_in.name)) then
		return '{"state": "bad_name"}';
	end if;
	if tried.is_new then
		insert into private.class_tries (subject) values ('unknown names of ' || class.id);
		delete from private.class_tries t where t.at < now() - interval '2 days';
		if (select count(*) from private.class_tries t
			where t.subject = 'unknown names of ' || class.id and private.is_within(t.at, interval '1 day')) = 60 then
			perform private.notify_class_teacher(class.id, 'class_unknown_names', null);
		end if;
	end if;
	return jsonb_build_object('state', 'ask', 'class_id', class.id, 'word', coalesce(class.grade_level = 'secondary', false));
end $$;

-- One try of a secret. After five wrong ones from one browser in 24 hours each further try there waits a minute; ten lock the
-- name for that browser, forty in all for everybody, until the teacher opens it, who is told of both. A good one does not give
-- wrong ones back: whoever guesses in between would have more.
drop function public.try_class_secret(uuid, uuid, text);
create function public.try_class_secret(handle uuid, class_id uuid, verifier text, browser uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	account public.class_accounts%rowtype;
	here record;
	in_all integer;
	locked constant jsonb := '{"state": "locked"}';
begin
	select * into account from public.class_accounts a where a.handle = try_class_secret.handle for update;
	select count(*) as wrong, max(t.at) as last_at into here from private.class_tries t
	where t.subject = account.handle::text and t.browser = try_class_secret.browser
		and private.is_within(t.at, interval '1 day');
	if account.locked_at is not null or here.wrong >= 10 then
		return locked;
	elsif here.wrong >= 5 and here.last_at > clock_timestamp() - interval '1 minute' then
		return jsonb_build_object('state', 'wait', 'seconds', greatest(1, least(60,
			ceil(extract(epoch from here.last_at + interval '1 minute' - clock_timestamp())))));
	end if;
	if exists (
		select from private.class_secrets s
		where s.handle = try_class_secret.handle and s.verifier = try_class_secret.verifier
	) then
		update public.class_accounts a set last_signed_in_at = now() where a.user_id = account.user_id;
		insert into private.class_browsers (class_id, browser) values (try_class_secret.class_id, try_class_secret.browser)
		on conflict on constraint class_browsers_pkey do update set signed_in_at = now();
		return '{"state": "good"}';
	end if;
	insert into private.class_tries (subject, browser) values (account.handle::text, try_class_secret.browser);
	select count(*) into in_all from private.class_tries t
	where t.subject = account.handle::text and private.is_within(t.at, interval '1 day');
	update public.class_accounts a set
		wrong_tries = in_all, waits_until = null, locked_at = case when in_all >= 40 then now() end
	where a.user_id = account.user_id;
	if in_all >= 40 or here.wrong = 9 then
		perform private.notify_class_teacher(try_class_secret.class_id,
			case when in_all >= 40 then 'class_locked' else 'class_locked_here' end,
			(select p.display_name from public.people p where p.id = account.user_id));
		return locked;
	end if;
	return jsonb_build_object('state', 'wrong', 'seconds', case when here.wrong >= 4 then 60 else 0 end);
end $$;

-- Waits that the former rule has given.
update public.class_accounts a set waits_until = null where a.waits_until is not null;

create or replace function public.join_class(code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
	class public.class_codes;
	counted constant text := 'join ' || auth.uid();
begin
	if public.is_educator() then
		raise insufficient_privilege using message = 'Learners join a class.';
	end if;
	if (select count(*) from private.class_tries t where t.subject = counted and private.is_within(t.at, interval '1 day')) >= 20 then
		return 'too_many';
	end if;
	class := private.open_class(code);
	if class.id is null then
		insert into private.class_tries (subject) values (counted);
		return 'unknown';
	end if;
	if public.is_in_class(class.id) then
		return 'member';
	end if;
	insert into public.class_join_requests (class_id, user_id, name)
	select class.id, p.id, p.name from public.profiles p where p.id = auth.uid()
	on conflict do nothing;
	if found then
		perform private.notify_class_teacher(class.id, 'class_join_asked', (select display_name from public.people where id = auth.uid()));
	end if;
	return 'waiting';
end $$;

create or replace function public.give_tip(learner uuid, tip text, project_id text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
	words constant text := btrim(tip, E' \t\r\n');
begin
	if not public.teaches(learner) then
		raise insufficient_privilege using message = 'Verified teachers give tips to the learners of their classes.';
	end if;
	if words is null or char_length(words) not between 1 and 500 then
		raise check_violation using message = 'A tip has 1 to 500 characters.', constraint = 'give_tip_check';
	end if;
	perform pg_advisory_xact_lock(hashtextextended('tips ' || learner, 0));
	if (
		select count(*) from public.notifications n
		where n.user_id = learner and n.code = 'teacher_tip' and private.is_within(n.created_at, interval '1 hour')
	) >= 20 then
		raise exception using errcode = 'QTIPS', message = 'Too many tips in an hour.', detail = '20';
	end if;
	insert into public.notifications (user_id, type, code, params)
	select learner, 'other', 'teacher_tip', jsonb_strip_nulls(jsonb_build_object(
		'tip', words,
		'author', author.display_name,
		'challenge_id', project.id,
		'kit', case project.difficulty when 'beginner' then 'primary' else 'secondary' end
	))
	from public.people author left join public.challenges project on project.id = give_tip.project_id and project.project
	where author.id = auth.uid();
end $$;

create or replace function public.my_classes() returns jsonb
language sql stable security definer set search_path = ''
return (
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', c.id, 'code', c.code, 'name', c.class_name, 'gradeLevel', c.grade_level, 'subject', c.subject,
		'active', c.is_active, 'createdAt', c.created_at, 'swapMinutes', c.swap_minutes,
		'students', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', m.user_id, 'name', p.name, 'joinedAt', m.joined_at, 'classAccount', a.user_id is not null,
				'secret', a.secret_kind, 'chosenAt', a.chosen_at, 'wrongTries', coalesce(a.wrong_tries, 0),
				'waitsUntil', a.waits_until, 'lockedAt', a.locked_at,
				'lockedBrowsers', (select count(*) from private.locked_browsers(a.handle)), 'lastSignedInAt', a.last_signed_in_at,
				'email', p.email, 'educator', private.is_educator(p.user_type), 'age', p.age, 'ageGivenAt', p.age_given_at, 'askedAge', p.asked_age
			) order by p.name, m.user_id), '[]')
			from public.class_members m join public.profiles p on p.id = m.user_id
			left join public.class_accounts a on a.user_id = m.user_id
			where m.class_id = c.id
		) else '[]' end,
		'requests', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', r.id, 'name', r.name, 'grade', r.grade, 'hasAccount', r.user_id is not null, 'avatar', p.avatar
			) order by r.created_at, r.id), '[]')
			from public.class_join_requests r left join public.profiles p on p.id = r.user_id
			where r.class_id = c.id and r.state = 'waiting'
		) else '[]' end
	) order by c.created_at, c.id), '[]')
	from public.class_codes c where c.teacher_id = auth.uid() and public.is_educator()
);

revoke execute on function private.is_within(timestamptz, interval), private.try_class_name(uuid, uuid, text),
	private.locked_browsers(uuid) from public, anon, authenticated;
revoke execute on function public.begin_class_sign_in(text, text, uuid), public.try_class_secret(uuid, uuid, text, uuid)
	from public, anon, authenticated;
grant execute on function public.begin_class_sign_in(text, text, uuid), public.try_class_secret(uuid, uuid, text, uuid)
	to service_role;
