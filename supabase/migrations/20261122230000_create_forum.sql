-- The community forum. Everybody signed in reads; posts and comments are written by our server only, which filters them
-- first (server/forum). What a client may do itself are the functions below.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;

-- An adult's consent for a child to write in the forum and to ask an outside model. The last row of a child counts.
create table public.consents (
	id uuid primary key default gen_random_uuid(),
	subject_id uuid not null references public.people (id) on delete cascade,
	-- Null: an account that is gone.
	recorded_by uuid references public.people (id) on delete set null,
	how text not null check (how in ('signed_letter', 'in_person', 'phone_call')),
	text_version text not null check (char_length(text_version) between 1 and 40),
	recorded_at timestamptz not null default now(),
	withdrawn_at timestamptz,
	withdrawn_by uuid references public.people (id) on delete set null
);
create unique index consents_in_force on public.consents (subject_id) where withdrawn_at is null;
create index consents_subject_id_idx on public.consents (subject_id);
create index consents_recorded_by_idx on public.consents (recorded_by);
create index consents_withdrawn_by_idx on public.consents (withdrawn_by);

-- When a learner asked the teacher for the letter.
create table public.consent_requests (
	user_id uuid primary key references public.people (id) on delete cascade,
	asked_at timestamptz not null default now()
);

create table public.forum_posts (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references public.people (id) on delete cascade,
	title text not null check (char_length(title) between 1 and 200),
	content text not null check (char_length(content) between 1 and 10000),
	category text not null
		check (category in ('general', 'arduino', 'raspberry-pi', 'project-help', 'showcase', 'troubleshooting')),
	-- A path in the bucket forum-images.
	image_url text,
	-- {kind, program, circuit, project}: run by others, read only.
	work jsonb check (octet_length(work::text) <= 200000),
	status text not null default 'active' check (status in ('active', 'solved')),
	answer_id uuid,
	comment_count integer not null default 0,
	created_at timestamptz not null default clock_timestamp(),
	edited_at timestamptz,
	hidden_at timestamptz,
	-- The action of the page that made it: applied once.
	action_id uuid not null default gen_random_uuid(),
	unique (user_id, action_id)
);
create index forum_posts_newest_idx on public.forum_posts (created_at desc, id desc);
create index forum_posts_category_idx on public.forum_posts (category, created_at desc, id desc);
create index forum_posts_title_idx on public.forum_posts using gin (title extensions.gin_trgm_ops);
create index forum_posts_content_idx on public.forum_posts using gin (content extensions.gin_trgm_ops);

create table public.forum_comments (
	id uuid primary key default gen_random_uuid(),
	post_id uuid not null references public.forum_posts (id) on delete cascade,
	user_id uuid not null references public.people (id) on delete cascade,
	content text not null check (char_length(content) between 1 and 2000),
	image_url text,
	created_at timestamptz not null default clock_timestamp(),
	edited_at timestamptz,
	hidden_at timestamptz,
	action_id uuid not null default gen_random_uuid(),
	unique (user_id, action_id)
);
create index forum_comments_post_id_idx on public.forum_comments (post_id, created_at, id);
alter table public.forum_posts
	add foreign key (answer_id) references public.forum_comments (id) on delete set null;
create index forum_posts_answer_id_idx on public.forum_posts (answer_id) where answer_id is not null;
create index forum_posts_image_idx on public.forum_posts (image_url) where image_url is not null;
create index forum_comments_image_idx on public.forum_comments (image_url) where image_url is not null;

do $$
declare
	name text;
begin
	foreach name in array array['consents', 'consent_requests', 'forum_posts', 'forum_comments'] loop
		execute format('alter table public.%I enable row level security', name);
		execute format('revoke all on public.%I from anon, authenticated', name);
		execute format('grant select on public.%I to authenticated', name);
		execute format('grant all on public.%I to service_role', name);
	end loop;
end $$;

create policy "people read posts that are not hidden, and their own" on public.forum_posts for select to authenticated
using (hidden_at is null or user_id = (select auth.uid()) or (select public.is_staff()));

create policy "comments are read with their posts" on public.forum_comments for select to authenticated
using (
	(hidden_at is null or user_id = (select auth.uid()) or (select public.is_staff()))
	and exists (select from public.forum_posts p where p.id = post_id)
);

create policy "authors' names are read with what they wrote" on public.people for select to authenticated
using (
	exists (select from public.forum_posts p where p.user_id = people.id)
	or exists (select from public.forum_comments c where c.user_id = people.id)
);

-- Policies may ask it; what `private` holds, no request may call.
create function public.cares_for(person uuid) returns boolean
language sql stable security definer set search_path = ''
return private.cares_for(person);

create policy "people read consents for them, carers those of their learners" on public.consents for select to authenticated
using (subject_id = (select auth.uid()) or public.cares_for(subject_id));

create policy "people read their own request, carers those of their learners" on public.consent_requests
for select to authenticated
using (user_id = (select auth.uid()) or public.cares_for(user_id));


-- Why a person may not write in the forum; null: may. `age`: not given yet; `consent`: an adult's is missing;
-- `unverified`: an educator whom no administrator has confirmed.
create function private.forum_bar(person uuid) returns text
language sql stable security definer set search_path = ''
return (
	select case
		when r.is_admin then null
		when private.is_educator(r.user_type) then case when r.verified_at is null then 'unverified' end
		when exists (select from public.consents c where c.subject_id = person and c.withdrawn_at is null) then null
		when p.age is null then 'age'
		-- Whole years have passed since the age was given.
		when p.age + extract(year from age(now(), coalesce(p.age_given_at, now())))::integer < 13 then 'consent'
	end
	from public.roles r join public.profiles p on p.id = r.user_id
	where r.user_id = person
);

-- The caller's: what the page offers in place of the form.
create function public.forum_standing() returns table (bar text, asked_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
	select private.forum_bar(auth.uid()), (select q.asked_at from public.consent_requests q where q.user_id = auth.uid());
end;

-- A page of posts, newest first, after the post at (`before_at`, `before_id`). `search` is literal and ignores case; under
-- three characters it looks at titles only, since an index of trigrams knows nothing shorter. Applies visibility itself:
-- under row-level security that index is not used.
create function public.list_posts(
	only_category text default null,
	search text default null,
	before_at timestamptz default null,
	before_id uuid default null,
	most integer default 20
)
returns table (
	id uuid, user_id uuid, author_name text, author_role text, title text, content text, category text, image_url text,
	has_work boolean, status text, answer_id uuid, comment_count integer, created_at timestamptz, edited_at timestamptz,
	hidden boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
	me constant uuid := auth.uid();
	staff constant boolean := public.is_staff();
	words constant text := '%' || regexp_replace(trim(search), '([\\%_])', '\\\1', 'g') || '%';
	short constant boolean := char_length(trim(search)) < 3;
begin
	return query execute format(
		$query$
			select
				p.id, p.user_id, a.display_name, a.role, p.title, p.content, p.category, p.image_url,
				p.work is not null, p.status, p.answer_id, p.comment_count, p.created_at, p.edited_at, p.hidden_at is not null
			from public.forum_posts p join public.people a on a.id = p.user_id
			where %s %s %s %s
			order by p.created_at desc, p.id desc
			limit $1
		$query$,
		case when staff then 'true' else '(p.hidden_at is null or p.user_id = $2)' end,
		case when only_category is not null then 'and p.category = $3' else '' end,
		case
			when coalesce(trim(search), '') = '' then ''
			when short then 'and p.title ilike $4'
			else 'and (p.title ilike $4 or p.content ilike $4)'
		end,
		case when before_at is not null then 'and (p.created_at, p.id) < ($5, $6)' else '' end
	)
	using least(greatest(most, 1), 50), me, only_category, words, before_at,
		coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid);
end $$;

-- Written by our server, for `author`, after its filter. A repeated action answers with what the first one made.
create function public.create_post(
	author uuid, action uuid, title text, content text, category text, image text, work jsonb
) returns public.forum_posts
language plpgsql security definer set search_path = '' as $$
declare
	made public.forum_posts%rowtype;
begin
	perform private.lock_quotas(author);
	select * into made from public.forum_posts p where p.user_id = author and p.action_id = action;
	if found then
		return made;
	end if;
	perform private.require_forum_room(author);
	perform private.require_own_forum_image(author, image);
	insert into public.forum_posts (user_id, action_id, title, content, category, image_url, work)
	values (author, action, trim(create_post.title), trim(create_post.content), create_post.category, image, create_post.work)
	returning * into made;
	return made;
end $$;

create function public.create_comment(author uuid, action uuid, post uuid, content text, image text)
returns public.forum_comments
language plpgsql security definer set search_path = '' as $$
declare
	made public.forum_comments%rowtype;
begin
	perform private.lock_quotas(author);
	select * into made from public.forum_comments c where c.user_id = author and c.action_id = action;
	if found then
		return made;
	end if;
	perform private.require_forum_room(author);
	perform private.require_own_forum_image(author, image);
	if not exists (select from public.forum_posts p where p.id = post and p.hidden_at is null) then
		raise exception using errcode = 'PT404', message = 'There is no such post.';
	end if;
	insert into public.forum_comments (user_id, action_id, post_id, content, image_url)
	values (author, action, post, trim(create_comment.content), image)
	returning * into made;
	return made;
end $$;

-- Who may write: a bar is FORUM with its reason. QRATE: 5 in a minute, 30 in an hour, 100 in a day; its detail is seconds to wait.
create function private.require_forum_room(author uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	bar constant text := private.forum_bar(author);
	wait integer;
begin
	if bar is not null then
		raise exception using errcode = 'FORUM', message = 'This person may not write in the forum.', detail = bar;
	end if;
	with written as (
		select w.created_at, row_number() over (order by w.created_at desc) as nth
		from (
			select p.created_at from public.forum_posts p where p.user_id = author
			union all
			select c.created_at from public.forum_comments c where c.user_id = author
		) w
		-- Times ahead of the clock, which was put right since, do not count.
		where w.created_at between now() - interval '1 day' and now() + interval '1 minute'
	), limits (most, span) as (
		values (5, interval '1 minute'), (30, interval '1 hour'), (100, interval '1 day')
	)
	select max(ceil(extract(epoch from w.created_at + l.span - clock_timestamp())))::integer into wait
	from limits l join written w on w.nth = l.most
	where w.created_at + l.span > clock_timestamp();
	if wait > 0 then
		raise exception using errcode = 'QRATE', message = 'Too many posts in a short time.', detail = wait::text;
	end if;
end $$;

create function private.require_own_forum_image(author uuid, image text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	if image is not null and not exists (
		select from storage.objects o
		where o.bucket_id = 'forum-images' and o.name = image and o.name like author::text || '/%'
	) then
		raise exception using errcode = 'PT404', message = 'There is no such picture.';
	end if;
end $$;

-- The server's, after its filter: new words of one's own post or comment.
create function public.edit_post(author uuid, post uuid, title text, content text, category text) returns public.forum_posts
language plpgsql security definer set search_path = '' as $$
declare
	made public.forum_posts%rowtype;
begin
	update public.forum_posts p
	set title = trim(edit_post.title), content = trim(edit_post.content), category = edit_post.category,
		edited_at = clock_timestamp()
	where p.id = post and p.user_id = author
	returning * into made;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such post.';
	end if;
	return made;
end $$;

create function public.edit_comment(author uuid, comment uuid, content text) returns public.forum_comments
language plpgsql security definer set search_path = '' as $$
declare
	made public.forum_comments%rowtype;
begin
	update public.forum_comments c set content = trim(edit_comment.content), edited_at = clock_timestamp()
	where c.id = comment and c.user_id = author
	returning * into made;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such comment.';
	end if;
	return made;
end $$;

-- One's own.
create function public.delete_post(post uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.forum_posts p where p.id = post and p.user_id = auth.uid();
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such post.';
	end if;
end $$;

create function public.delete_comment(comment uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.forum_comments c where c.id = comment and c.user_id = auth.uid();
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such comment.';
	end if;
end $$;

-- By the author or staff. `answer` is the comment that solved it, if one did.
create function public.mark_solved(post uuid, solved boolean, answer uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if answer is not null and not exists (
		select from public.forum_comments c where c.id = answer and c.post_id = post and c.hidden_at is null
	) then
		raise exception using errcode = 'PT404', message = 'There is no such comment.';
	end if;
	update public.forum_posts p
	set status = case when solved then 'solved' else 'active' end, answer_id = case when solved then answer end
	where p.id = post and (p.user_id = auth.uid() or public.is_staff());
	if not found then
		raise insufficient_privilege using message = 'The author or staff mark a post as solved.';
	end if;
end $$;


create function private.count_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	shown constant integer := case when tg_op <> 'DELETE' and new.hidden_at is null then 1 else 0 end;
	was constant integer := case when tg_op <> 'INSERT' and old.hidden_at is null then 1 else 0 end;
begin
	if shown <> was then
		update public.forum_posts p set comment_count = p.comment_count + shown - was
		where p.id = case when tg_op = 'DELETE' then old.post_id else new.post_id end;
	end if;
	return null;
end $$;

create trigger count_comments after insert or update of hidden_at or delete on public.forum_comments
for each row execute function private.count_comments();

-- Who looks after a learner: their teachers, else all verified staff. Replaced once classes exist.
create function private.carers_of(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
	select r.user_id from public.roles r
	where r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null;
$$;

create function private.announce_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.notifications (user_id, type, code, params)
	select carer, 'new_post', 'forum_post',
		jsonb_build_object('post_id', new.id, 'post_title', new.title,
			'author', (select a.display_name from public.people a where a.id = new.user_id))
	from private.carers_of(new.user_id) carer
	where carer <> new.user_id;
	return null;
end $$;

create trigger announce_post after insert on public.forum_posts
for each row execute function private.announce_post();

-- The author and earlier commenters, once for a post in ten minutes.
create function private.announce_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	post public.forum_posts%rowtype;
begin
	select * into strict post from public.forum_posts p where p.id = new.post_id;
	insert into public.notifications (user_id, type, code, params)
	select reader, 'new_comment', 'forum_comment',
		jsonb_build_object('post_id', post.id, 'post_title', post.title,
			'author', (select a.display_name from public.people a where a.id = new.user_id))
	from (
		select post.user_id as reader
		union
		select c.user_id from public.forum_comments c where c.post_id = post.id and c.hidden_at is null
	) readers
	where reader <> new.user_id and not exists (
		select from public.notifications n
		where n.user_id = reader and n.code = 'forum_comment' and n.params ->> 'post_id' = post.id::text
			and n.created_at between now() - interval '10 minutes' and now() + interval '1 minute'
	);
	return null;
end $$;

create trigger announce_comment after insert on public.forum_comments
for each row execute function private.announce_comment();


-- Consent: noted and withdrawn by who looks after the learner.
create function public.record_consent(subject uuid, how text, text_version text) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.requires_care(subject);
	insert into public.consents (subject_id, recorded_by, how, text_version)
	values (subject, auth.uid(), record_consent.how, record_consent.text_version)
	on conflict (subject_id) where withdrawn_at is null do nothing;
	delete from public.consent_requests q where q.user_id = subject;
end $$;

create function public.withdraw_consent(subject uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.requires_care(subject);
	update public.consents c set withdrawn_at = now(), withdrawn_by = auth.uid()
	where c.subject_id = subject and c.withdrawn_at is null;
end $$;

-- "Ask my teacher": rings once a day at most.
create function public.ask_for_consent() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
	asked timestamptz;
begin
	if private.forum_bar(auth.uid()) is distinct from 'consent' then
		raise insufficient_privilege using message = 'No consent is needed.';
	end if;
	insert into public.consent_requests as q (user_id) values (auth.uid())
	on conflict (user_id) do update set asked_at = now() where q.asked_at not between now() - interval '1 day' and now()
	returning q.asked_at into asked;
	if asked is null then
		return (select q.asked_at from public.consent_requests q where q.user_id = auth.uid());
	end if;
	insert into public.notifications (user_id, type, code, params)
	select carer, 'other', 'consent_asked',
		jsonb_build_object('person_id', auth.uid(), 'author', (select a.display_name from public.people a where a.id = auth.uid()))
	from private.carers_of(auth.uid()) carer;
	return asked;
end $$;


-- Pictures of posts and comments come through our server only, which re-encodes them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('forum-images', 'forum-images', false, 5242880, array['image/jpeg', 'image/png'])
on conflict (id) do nothing;

create policy "people store their own forum pictures" on storage.objects for insert to authenticated
with check (
	bucket_id = 'forum-images'
	and storage.foldername(name) = array['incoming'] and public.may_store_picture(bucket_id, name)
);

-- Whether the caller reads a post or comment with this picture.
create function public.reads_forum_image(path text) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.forum_posts p
	where p.image_url = path and (p.hidden_at is null or p.user_id = auth.uid() or public.is_staff())
) or exists (
	select from public.forum_comments c join public.forum_posts p on p.id = c.post_id
	where c.image_url = path
		and (c.hidden_at is null and p.hidden_at is null or c.user_id = auth.uid() or public.is_staff())
);

create policy "forum pictures are read with what shows them" on storage.objects for select to authenticated
using (
	bucket_id = 'forum-images'
	and ((storage.foldername(name))[1] = (select auth.uid())::text or public.reads_forum_image(name))
);

create policy "people delete their forum pictures until they are posted" on storage.objects for delete to authenticated
using (
	bucket_id = 'forum-images'
	and (storage.foldername(name))[1] = (select auth.uid())::text
	and not public.reads_forum_image(name)
);

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
revoke execute on function
	public.create_post(uuid, uuid, text, text, text, text, jsonb),
	public.create_comment(uuid, uuid, uuid, text, text),
	public.edit_post(uuid, uuid, text, text, text),
	public.edit_comment(uuid, uuid, text)
	from public, anon, authenticated;
grant execute on function
	public.create_post(uuid, uuid, text, text, text, text, jsonb),
	public.create_comment(uuid, uuid, uuid, text, text),
	public.edit_post(uuid, uuid, text, text, text),
	public.edit_comment(uuid, uuid, text)
	to service_role;
revoke execute on function
	public.forum_standing(), public.list_posts(text, text, timestamptz, uuid, integer),
	public.delete_post(uuid), public.delete_comment(uuid), public.mark_solved(uuid, boolean, uuid),
	public.record_consent(uuid, text, text), public.withdraw_consent(uuid), public.ask_for_consent(),
	public.reads_forum_image(text), public.cares_for(uuid)
	from public, anon;
grant execute on function
	public.forum_standing(), public.list_posts(text, text, timestamptz, uuid, integer),
	public.delete_post(uuid), public.delete_comment(uuid), public.mark_solved(uuid, boolean, uuid),
	public.record_consent(uuid, text, text), public.withdraw_consent(uuid), public.ask_for_consent(),
	public.reads_forum_image(text), public.cares_for(uuid)
	to authenticated, service_role;

alter publication supabase_realtime add table public.forum_posts, public.forum_comments;
