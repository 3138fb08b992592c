-- What keeps the forum and names safe: words, reports, the cases they open for staff, and a log that cannot be changed.

-- Words that staff stop, or let through although a built-in list has them (server/moderation).
create table public.moderation_words (
	-- Digits in a text are read as letters, so a word has none.
	word text primary key check (char_length(word) between 2 and 60 and word = lower(trim(word)) and word !~ '\d'),
	allowed boolean not null default false,
	added_by uuid references public.people (id) on delete set null,
	added_at timestamptz not null default now()
);
create index moderation_words_added_by_idx on public.moderation_words (added_by);

alter table public.moderation_words enable row level security;
revoke all on public.moderation_words from anon, authenticated;
grant select, insert (word, allowed), delete on public.moderation_words to authenticated;
grant all on public.moderation_words to service_role;

create policy "staff read it" on public.moderation_words for select to authenticated
using ((select public.is_staff()));

create policy "staff add words" on public.moderation_words for insert to authenticated
with check ((select public.is_staff()));

create policy "staff remove words" on public.moderation_words for delete to authenticated
using ((select public.is_staff()));

create function private.keep_word() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.word := lower(trim(new.word));
	new.added_by := auth.uid();
	new.added_at := now();
	return new;
end $$;

create trigger keep_word before insert on public.moderation_words
for each row execute function private.keep_word();


-- Names pass a filter wherever they come from: the sign-up form, the profile, a class's roster and its sign-in. NAME1:
-- a phone number, an address or an insult is no name.

-- The words of the server's filter for posts, which it writes here at each start (server/moderation/listed-words.ts).
create table private.listed_words (word text primary key);

alter table private.listed_words enable row level security;

create function public.publish_listed_words(words text[]) returns void
language sql security definer set search_path = ''
begin atomic
	delete from private.listed_words l where not l.word = any (words);
	insert into private.listed_words (word) select distinct lower(w) from unnest(words) w on conflict do nothing;
end;

revoke execute on function public.publish_listed_words(text[]) from public, anon, authenticated;
grant execute on function public.publish_listed_words(text[]) to service_role;

-- As one reads it: in lower case, without accents, digits of every script as 0-9.
create function private.plain_text(written text) returns text
language sql immutable set search_path = ''
return translate(
	lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')),
	'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'
);

-- False for what is no name: seven digits or more, an address of mail or of the web, the name of a chat app, and listed
-- words, with digits for letters, too. Words are compared whole, and all of them together: "f u l a n i".
create function private.is_fit_name(name text) returns boolean
language sql stable set search_path = ''
return (
	with plain as (
		select private.plain_text(is_fit_name.name) as text
	), words as (
		select p.text, regexp_split_to_array(
			trim(regexp_replace(translate(p.text, '013457@$!', 'oieastasi'), '[^[:alpha:]'']+', ' ', 'g')), ' '
		) as word
		from plain p
	), listed as (
		select l.word from private.listed_words l
		union select lower(w.word) from public.moderation_words w where not w.allowed
		except select lower(w.word) from public.moderation_words w where w.allowed
	)
	select char_length(regexp_replace(w.text, '[^0-9]', '', 'g')) < 7
		and w.text !~ '@|https?:|www\.|[a-z0-9]\.(com|net|org|info|co\.[a-z]{2}|ac\.[a-z]{2})\M'
		and not w.word && array['whatsapp', 'whatsap', 'instagram', 'tiktok', 'snapchat', 'telegram', 'facebook']
		and not exists (
			select from listed l
			where l.word = any (w.word) or l.word = array_to_string(w.word, '')
				or strpos(' ' || array_to_string(w.word, ' ') || ' ', ' ' || l.word || ' ') > 0
		)
	from words w
);


-- Cases, reports and the log.

-- One row for each thing that was reported: a post, a comment, or a person's name.
create table public.moderation_cases (
	id uuid primary key default gen_random_uuid(),
	-- What it is about; null once it is deleted. The words stay in `reported`.
	post_id uuid references public.forum_posts (id) on delete set null,
	comment_id uuid references public.forum_comments (id) on delete set null,
	person_id uuid references public.people (id) on delete cascade,
	-- Whose words they are; null once their account is purged. What is reported of it is still to be answered.
	author_id uuid references public.people (id) on delete set null,
	kind text not null check (kind in ('post', 'comment', 'name')),
	-- As posted, when it was first reported.
	reported text not null,
	-- The promises of the legal pages: 24 hours for safety, 48 for the rest.
	safety boolean not null,
	due_at timestamptz not null,
	status text not null default 'open' check (status in ('open', 'answered')),
	decision text check (decision in ('hidden', 'restored', 'dismissed')),
	warned boolean not null default false,
	line text check (char_length(line) <= 500),
	decided_by uuid references public.people (id) on delete set null,
	decided_at timestamptz,
	-- Reports up to here do not hide again what staff restored.
	restored_at timestamptz,
	revision integer not null default 1,
	opened_at timestamptz not null default now()
);
create unique index moderation_cases_post_idx on public.moderation_cases (post_id) where post_id is not null;
create unique index moderation_cases_comment_idx on public.moderation_cases (comment_id) where comment_id is not null;
create unique index moderation_cases_person_idx on public.moderation_cases (person_id) where person_id is not null;
create index moderation_cases_author_idx on public.moderation_cases (author_id);
create index moderation_cases_decided_by_idx on public.moderation_cases (decided_by);
create index moderation_cases_due_idx on public.moderation_cases (status, due_at, id);

alter table public.moderation_cases enable row level security;
revoke all on public.moderation_cases from anon, authenticated;
grant select on public.moderation_cases to authenticated;
grant all on public.moderation_cases to service_role;
alter publication supabase_realtime add table public.moderation_cases;

create policy "staff read it" on public.moderation_cases for select to authenticated
using ((select public.is_staff()));

create table public.moderation_reports (
	id uuid primary key default gen_random_uuid(),
	case_id uuid not null references public.moderation_cases (id) on delete cascade,
	reporter_id uuid references public.people (id) on delete cascade,
	reason text not null check (reason in ('private', 'unkind', 'unsafe', 'spam', 'other')),
	note text check (char_length(note) <= 500),
	reported_at timestamptz not null default now(),
	-- Reports of the same again: they change nothing, and count for the reporter's day.
	repeats integer not null default 0,
	repeated_at timestamptz,
	unique (case_id, reporter_id)
);
create index moderation_reports_reporter_idx on public.moderation_reports (reporter_id);

alter table public.moderation_reports enable row level security;
revoke all on public.moderation_reports from anon, authenticated;
grant select on public.moderation_reports to authenticated;
grant all on public.moderation_reports to service_role;

create policy "staff read it" on public.moderation_reports for select to authenticated
using ((select public.is_staff()));

create policy "staff read the names of reporters" on public.people for select to authenticated
using ((select public.is_staff()) and exists (select from public.moderation_reports r where r.reporter_id = people.id));

create table public.moderation_log (
	id bigint generated always as identity primary key,
	case_id uuid not null references public.moderation_cases (id) on delete cascade,
	-- Null: the rule of three reports, or an account that is gone.
	actor_id uuid references public.people (id) on delete set null,
	action text not null
		check (action in ('reported', 'hidden_by_reports', 'hidden', 'kept_hidden', 'restored', 'dismissed', 'warned')),
	line text,
	at timestamptz not null default now()
);
create index moderation_log_case_id_idx on public.moderation_log (case_id, id);
create index moderation_log_actor_id_idx on public.moderation_log (actor_id);

alter table public.moderation_log enable row level security;
revoke all on public.moderation_log from anon, authenticated;
grant select on public.moderation_log to authenticated;
grant all on public.moderation_log to service_role;

create policy "staff read it" on public.moderation_log for select to authenticated
using ((select public.is_staff()));

-- Rows of the log leave with their case, or with an account; nothing else changes them.
create function private.refuse_log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if tg_op = 'TRUNCATE' then
		raise insufficient_privilege using message = 'The log cannot be changed.';
	elsif tg_op = 'DELETE' then
		if exists (select from public.moderation_cases c where c.id = old.case_id) then
			raise insufficient_privilege using message = 'The log cannot be changed.';
		end if;
		return old;
	end if;
	if (old.id, old.case_id, old.action, old.line, old.at) is distinct from (new.id, new.case_id, new.action, new.line, new.at)
		or new.actor_id is not null then
		raise insufficient_privilege using message = 'The log cannot be changed.';
	end if;
	return new;
end $$;

create trigger refuse_log_change before update or delete on public.moderation_log
for each row execute function private.refuse_log_change();

create trigger refuse_log_truncate before truncate on public.moderation_log
for each statement execute function private.refuse_log_change();

create function private.hide(target public.moderation_cases, hidden boolean) returns void
language sql security definer set search_path = ''
begin atomic
	update public.forum_posts p set hidden_at = case when hidden then coalesce(p.hidden_at, now()) end
	where p.id = target.post_id;
	update public.forum_comments c set hidden_at = case when hidden then coalesce(c.hidden_at, now()) end
	where c.id = target.comment_id;
end;

create function private.ring_staff(code text, params jsonb, but uuid) returns void
language sql security definer set search_path = ''
begin atomic
	insert into public.notifications (user_id, type, code, params)
	select r.user_id, 'other', ring_staff.code, ring_staff.params
	from public.roles r
	where (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null) and r.user_id <> but;
end;

-- Reports a post, a comment or a name that the caller can read. A second report of the same person changes the first;
-- one that says the same again changes nothing, for each change of a case makes staff read it again before they decide.
-- The first of a case rings staff at once; the third reporter (accounts older than 7 days; never of a teacher's words)
-- hides. 30 a day, repeats among them.
create function public.report(kind text, target uuid, reason text, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
	me constant uuid := auth.uid();
	is_safety constant boolean := reason in ('private', 'unsafe');
	opened public.moderation_cases%rowtype;
	words text;
	author uuid;
	is_new boolean;
begin
	perform private.lock_quotas(me);
	if (select coalesce(sum(
			(r.reported_at between now() - interval '1 day' and now() + interval '1 minute')::integer
			+ case when r.repeated_at between now() - interval '1 day' and now() + interval '1 minute' then r.repeats else 0 end
		), 0) from public.moderation_reports r where r.reporter_id = me) >= 30 then
		raise exception using errcode = 'QRATE', message = 'Too many reports in one day.', detail = '86400';
	end if;
	if kind = 'post' then
		select p.title || E'\n' || p.content, p.user_id into words, author from public.forum_posts p
		where p.id = target and (p.hidden_at is null or public.is_staff()) and private.reads_class(me, p.class_id);
	elsif kind = 'comment' then
		select c.content, c.user_id into words, author from public.forum_comments c
		join public.forum_posts p on p.id = c.post_id
		where c.id = target and (c.hidden_at is null and p.hidden_at is null or public.is_staff())
			and private.reads_class(me, p.class_id);
	else
		select a.display_name, a.id into words, author from public.people a
		where a.id = target and (
			exists (
				select from public.forum_posts p
				where p.user_id = a.id and p.hidden_at is null and private.reads_class(me, p.class_id)
			)
			or exists (
				select from public.forum_comments c join public.forum_posts p on p.id = c.post_id
				where c.user_id = a.id and c.hidden_at is null and private.reads_class(me, p.class_id)
			)
		);
	end if;
	if words is null or author = me then
		raise exception using errcode = 'PT404', message = 'There is nothing to report.';
	end if;

	insert into public.moderation_cases as c (post_id, comment_id, person_id, author_id, kind, reported, safety, due_at)
	values (
		case when kind = 'post' then target end, case when kind = 'comment' then target end,
		case when kind = 'name' then target end, author, report.kind, words, is_safety,
		now() + case when is_safety then interval '24 hours' else interval '48 hours' end
	)
	on conflict do nothing
	returning c.* into opened;
	is_new := opened.id is not null;
	if not is_new then
		select * into strict opened from public.moderation_cases c
		where case report.kind when 'post' then c.post_id when 'comment' then c.comment_id else c.person_id end = target
		for update;
	end if;

	-- A second time the same person says nothing new, but for a child's safety, which is said once of a case.
	if exists (select from public.moderation_reports r where r.case_id = opened.id and r.reporter_id = me)
		and (opened.safety or not is_safety)
	then
		update public.moderation_reports r set
			repeats = case when r.repeated_at > now() - interval '1 day' then r.repeats + 1 else 1 end, repeated_at = now()
		where r.case_id = opened.id and r.reporter_id = me;
		return;
	end if;
	insert into public.moderation_reports as r (case_id, reporter_id, reason, note)
	values (opened.id, me, report.reason, nullif(trim(report.note), ''))
	on conflict (case_id, reporter_id) do update set reason = excluded.reason, note = excluded.note;
	insert into public.moderation_log (case_id, actor_id, action) values (opened.id, me, 'reported');

	-- New words on an answered case open it again; those who reported before a restore do not.
	if not is_new then
		update public.moderation_cases c set
			safety = c.safety or is_safety,
			due_at = case
				when c.status = 'answered' then now() + case when is_safety then interval '24 hours' else interval '48 hours' end
				when is_safety and not c.safety then least(c.due_at, now() + interval '24 hours')
				else c.due_at
			end,
			status = case
				when c.status = 'answered' and not exists (
					select from public.moderation_reports r where r.case_id = c.id and r.reporter_id = me and r.reported_at <= c.decided_at
				) then 'open'
				else c.status
			end,
			revision = c.revision + 1
		where c.id = opened.id
		returning * into opened;
	end if;
	if is_new then
		perform private.ring_staff('reported',
			jsonb_build_object('case_id', opened.id, 'kind', report.kind, 'reason', report.reason), me);
	end if;

	if report.kind <> 'name' and (select count(*) from public.moderation_reports r join auth.users u on u.id = r.reporter_id
			where r.case_id = opened.id and u.created_at < now() - interval '7 days'
				and (opened.restored_at is null or r.reported_at > opened.restored_at)) >= 3
		and not exists (select from public.roles r where r.user_id = author and (r.is_admin or private.is_educator(r.user_type)))
		and not exists (
			select from public.forum_posts p where p.id = opened.post_id and p.hidden_at is not null
			union all select from public.forum_comments c where c.id = opened.comment_id and c.hidden_at is not null
		)
	then
		perform private.hide(opened, true);
		insert into public.moderation_log (case_id, action) values (opened.id, 'hidden_by_reports');
	end if;
end $$;

revoke execute on function public.report(text, uuid, text, text) from public, anon;
grant execute on function public.report(text, uuid, text, text) to authenticated, service_role;

-- Whoever answers a report sees which class its author is in: that class's teacher knows the child.
create function public.classes_in_case(of_case uuid)
returns setof text
language sql stable security definer set search_path = '' as $$
	select c.class_name
	from public.moderation_cases m
	join public.class_members s on s.user_id = m.author_id
	join public.class_codes c on c.id = s.class_id and c.is_active
	where m.id = of_case and public.is_staff() and m.author_id is distinct from auth.uid()
	order by c.class_name
$$;

revoke execute on function public.classes_in_case(uuid) from public, anon;
grant execute on function public.classes_in_case(uuid) to authenticated, service_role;

-- Staff answer a case: 'hide', 'restore' or 'dismiss'; a warning goes to the author with a line, if there still is an
-- account to read it. A case that changed since `revision` was read is 409. Nobody answers a case about themselves.
create function public.decide_case(case_id uuid, read_revision integer, decision text, warn boolean, line text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
	open public.moderation_cases%rowtype;
	was_hidden boolean;
begin
	if not public.is_staff() then
		raise insufficient_privilege using message = 'Staff answer reports.';
	end if;
	select * into open from public.moderation_cases c where c.id = decide_case.case_id for update;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such case.';
	elsif open.author_id = auth.uid() then
		raise insufficient_privilege using message = 'Others answer reports about you.';
	elsif open.revision <> read_revision then
		raise exception using errcode = 'PT409', message = 'This case has changed.';
	elsif decision not in ('hide', 'restore', 'dismiss') or warn and coalesce(trim(line), '') = '' then
		raise invalid_parameter_value using message = 'A decision is hide, restore or dismiss; a warning has a line.';
	end if;
	warn := warn and open.author_id is not null;
	was_hidden := exists (
		select from public.forum_posts p where p.id = open.post_id and p.hidden_at is not null
		union all select from public.forum_comments c where c.id = open.comment_id and c.hidden_at is not null
	);
	if decision <> 'dismiss' then
		perform private.hide(open, decision = 'hide');
	end if;
	update public.moderation_cases c set
		status = 'answered', decided_by = auth.uid(), decided_at = now(), revision = c.revision + 1,
		decision = case decide_case.decision when 'hide' then 'hidden' when 'restore' then 'restored' else 'dismissed' end,
		restored_at = case when decide_case.decision = 'hide' then c.restored_at else now() end,
		warned = c.warned or warn, line = case when warn then trim(decide_case.line) else c.line end
	where c.id = open.id;
	insert into public.moderation_log (case_id, actor_id, action, line) values (
		open.id, auth.uid(),
		case when decision = 'hide' then case when was_hidden then 'kept_hidden' else 'hidden' end
			when decision = 'restore' then 'restored' else 'dismissed' end,
		null
	);
	if warn then
		insert into public.moderation_log (case_id, actor_id, action, line) values (open.id, auth.uid(), 'warned', trim(line));
		insert into public.notifications (user_id, type, code, params)
		values (open.author_id, 'other', 'forum_warning',
			jsonb_build_object('line', trim(line), 'kind', open.kind, 'post_id', coalesce(open.post_id,
				(select c.post_id from public.forum_comments c where c.id = open.comment_id))));
	end if;
end $$;

revoke execute on function public.decide_case(uuid, integer, text, boolean, text) from public, anon;
grant execute on function public.decide_case(uuid, integer, text, boolean, text) to authenticated, service_role;
