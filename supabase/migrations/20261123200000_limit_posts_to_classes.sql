-- A school may keep its forum within classes. A post of a class is read by its members and by staff, by no other; which class
-- it belongs to is fixed when it is posted. Also: solved posts like another one.

alter table public.forum_posts add column class_id uuid references public.class_codes (id) on delete cascade;
create index forum_posts_class_idx on public.forum_posts (class_id, created_at desc, id desc) where class_id is not null;
create index forum_posts_open_idx on public.forum_posts (created_at desc, id desc) where class_id is null;
create index forum_posts_open_category_idx on public.forum_posts (category, created_at desc, id desc) where class_id is null;
create index forum_posts_solved_idx on public.forum_posts (category, created_at desc) where status = 'solved';

-- One row: the school's choice.
create table private.forum_settings (
	only_row boolean primary key default true check (only_row),
	class_only boolean not null default false
);
insert into private.forum_settings default values;

create function private.is_staff_member(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.roles r
	where r.user_id = person and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

-- Whether the person reads posts of this class; null: posts for everybody.
create function private.reads_class(person uuid, class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return reads_class.class_id is null
	or exists (select from public.class_members m where m.class_id = reads_class.class_id and m.user_id = person)
	or private.is_staff_member(person);

-- For whom the person may post: the classes they are in or teach.
create function private.classes_to_post_in(person uuid) returns setof public.class_codes
language sql stable security definer set search_path = '' as $$
	select c.* from public.class_codes c
	where exists (select from public.class_members m where m.class_id = c.id and m.user_id = person)
		or c.teacher_id = person and private.is_staff_member(person);
$$;

create function private.fix_post_class() returns trigger
language plpgsql set search_path = '' as $$
begin
	raise insufficient_privilege using message = 'The class of a post is fixed when it is posted.';
end $$;

create trigger fix_post_class before update of class_id on public.forum_posts
for each row when (old.class_id is distinct from new.class_id) execute function private.fix_post_class();

-- Of a class that one has left one reads one's own posts only, without what others wrote below them.
drop policy "people read posts that are not hidden, and their own" on public.forum_posts;
create policy "people read posts for them that are not hidden, and their own" on public.forum_posts
for select to authenticated
using (
	user_id = (select auth.uid())
	or (select public.is_staff())
	or hidden_at is null and (class_id is null or public.is_in_class(class_id))
);

drop policy "comments are read with their posts" on public.forum_comments;
create policy "comments are read with their posts" on public.forum_comments for select to authenticated
using (
	(hidden_at is null or user_id = (select auth.uid()) or (select public.is_staff()))
	and exists (
		select from public.forum_posts p
		where p.id = post_id and (p.class_id is null or (select public.is_staff()) or public.is_in_class(p.class_id))
	)
);

create or replace function public.reads_forum_image(path text) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.forum_posts p
	where p.image_url = path
		and (p.user_id = auth.uid() or public.is_staff() or p.hidden_at is null and private.reads_class(auth.uid(), p.class_id))
) or exists (
	select from public.forum_comments c join public.forum_posts p on p.id = c.post_id
	where c.image_url = path and private.reads_class(auth.uid(), p.class_id)
		and (c.hidden_at is null and p.hidden_at is null or c.user_id = auth.uid() or public.is_staff())
);

-- By an administrator: whether learners write to their classes only, from now on.
create function public.set_forum_class_only(class_only boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'An administrator decides who reads the forum.';
	end if;
	update private.forum_settings s set class_only = set_forum_class_only.class_only where s.only_row;
end $$;

-- The caller's: what the page offers in place of the form, and for whom a post can be.
drop function public.forum_standing();
create function public.forum_standing()
returns table (bar text, asked_at timestamptz, class_only boolean, classes jsonb)
language sql stable security definer set search_path = ''
begin atomic
	select
		coalesce(
			private.forum_bar(auth.uid()),
			case
				when s.class_only and not public.is_staff()
					and not exists (select from private.classes_to_post_in(auth.uid())) then 'class'
			end
		),
		(select q.asked_at from public.consent_requests q where q.user_id = auth.uid()),
		s.class_only,
		(
			select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.class_name) order by c.class_name, c.id), '[]')
			from private.classes_to_post_in(auth.uid()) c where c.is_active
		)
	from private.forum_settings s;
end;

-- Posts for everybody, and those of each of the caller's classes, are read from indexes of their own, so that a small class among
-- many is as quick to read. `only_post` is one post by its id.
drop function public.list_posts(text, text, timestamptz, uuid, integer);
create function public.list_posts(
	only_category text default null,
	search text default null,
	before_at timestamptz default null,
	before_id uuid default null,
	most integer default 20,
	only_post uuid default null
)
returns table (
	id uuid, user_id uuid, author_name text, author_role text, title text, content text, category text, image_url text,
	has_work boolean, status text, answer_id uuid, comment_count integer, created_at timestamptz, edited_at timestamptz,
	hidden boolean, class_id uuid, class_name text
)
language plpgsql stable security definer set search_path = '' as $$
declare
	me constant uuid := auth.uid();
	staff constant boolean := public.is_staff();
	mine constant uuid[] := array(select m.class_id from public.class_members m where m.user_id = auth.uid());
	wanted constant text := coalesce(trim(search), '');
	short constant boolean := char_length(lower(wanted)) < 3;
	shown constant text := '(p.hidden_at is null or p.user_id = $2)';
	filters constant text := concat_ws(
		' ',
		case when only_category is not null then 'and p.category = $3' end,
		case
			when wanted = '' then ''
			when short then 'and p.title ilike $4 and private.title_parts(p.title) @> array[$7]'
			else 'and (p.title ilike $4 or p.content ilike $4)'
		end,
		case when before_at is not null then 'and (p.created_at, p.id) < ($5, $6)' end
	);
	ordered constant text := 'order by p.created_at desc, p.id desc limit $1';
	posts constant text := case
		when only_post is not null then
			'select p.* from public.forum_posts p where p.id = $9 and ('
			|| staff::text || ' or p.user_id = $2 or p.hidden_at is null and (p.class_id is null or p.class_id = any ($8)))'
		when staff then format('select p.* from public.forum_posts p where true %s %s', filters, ordered)
		else
			format('(select p.* from public.forum_posts p where p.class_id is null and %s %s %s)', shown, filters, ordered)
			|| case
				when mine = '{}' then ''
				else format(
					' union all select theirs.* from unnest($8) as c (id) cross join lateral'
					|| ' (select p.* from public.forum_posts p where p.class_id = c.id and %s %s %s) theirs',
					shown, filters, ordered
				)
			end
	end;
begin
	return query execute format(
		$query$
			select
				p.id, p.user_id, a.display_name, a.role, p.title, p.content, p.category, p.image_url,
				p.work is not null, p.status, p.answer_id, p.comment_count, p.created_at, p.edited_at, p.hidden_at is not null,
				p.class_id, c.class_name
			from (%s) p join public.people a on a.id = p.user_id left join public.class_codes c on c.id = p.class_id
			order by p.created_at desc, p.id desc
			limit $1
		$query$,
		posts
	)
	using least(greatest(most, 1), 50), me, only_category,
		'%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%',
		before_at, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid), lower(wanted), mine, only_post;
end $$;

-- Solved posts of the same category that the caller reads, the most alike titles first; of the newest 300.
create function public.list_solved_like(post uuid) returns table (id uuid, title text, comment_count integer)
language sql stable security definer set search_path = ''
begin atomic
	select s.id, s.title, s.comment_count
	from public.forum_posts like_it cross join lateral (
		select p.id, p.title, p.comment_count, p.created_at from public.forum_posts p
		where p.status = 'solved' and p.category = like_it.category and p.id <> like_it.id and p.hidden_at is null
			and private.reads_class(auth.uid(), p.class_id)
		order by p.created_at desc
		limit 300
	) s
	where like_it.id = post and private.reads_class(auth.uid(), like_it.class_id)
	order by extensions.similarity(s.title, like_it.title) desc, s.created_at desc
	limit 3;
end;

-- As before; `class`: for whom it is, null for everybody. FORUM `class`: in this school learners write to their classes.
drop function public.create_post(uuid, uuid, text, text, text, text, jsonb);
create function public.create_post(
	author uuid, action uuid, title text, content text, category text, image text, work jsonb, class uuid
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
	if class is null then
		perform private.require_open_forum(author);
	elsif not exists (select from private.classes_to_post_in(author) c where c.id = class and c.is_active) then
		raise exception using errcode = 'FORUM', message = 'This person is not in this class.', detail = 'class';
	end if;
	insert into public.forum_posts (user_id, action_id, title, content, category, image_url, work, class_id)
	values (
		author, action, trim(create_post.title), trim(create_post.content), create_post.category, image, create_post.work, class
	)
	returning * into made;
	return made;
end $$;

create function private.require_open_forum(author uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	if (select s.class_only from private.forum_settings s) and not private.is_staff_member(author) then
		raise exception using errcode = 'FORUM', message = 'Learners of this school write to their classes.', detail = 'class';
	end if;
end $$;

create or replace function public.create_comment(author uuid, action uuid, post uuid, content text, image text)
returns public.forum_comments
language plpgsql security definer set search_path = '' as $$
declare
	made public.forum_comments%rowtype;
	below public.forum_posts%rowtype;
begin
	perform private.lock_quotas(author);
	select * into made from public.forum_comments c where c.user_id = author and c.action_id = action;
	if found then
		return made;
	end if;
	perform private.require_forum_room(author);
	perform private.require_own_forum_image(author, image);
	select * into below from public.forum_posts p
	where p.id = post and p.hidden_at is null and private.reads_class(author, p.class_id);
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such post.';
	end if;
	if below.class_id is null then
		perform private.require_open_forum(author);
	end if;
	insert into public.forum_comments (user_id, action_id, post_id, content, image_url)
	values (author, action, post, trim(create_comment.content), image)
	returning * into made;
	return made;
end $$;

-- As before, but only who still reads the post hears of comments.
create or replace function private.announce_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	post public.forum_posts%rowtype;
begin
	select * into strict post from public.forum_posts p where p.id = new.post_id;
	insert into public.notifications (user_id, type, code, params)
	select reader, 'new_comment', 'forum_comment',
		jsonb_build_object('post_id', post.id, 'post_title', post.title, 'author_id', new.user_id,
			'author', (select a.display_name from public.people a where a.id = new.user_id))
	from (
		select post.user_id as reader
		union
		select c.user_id from public.forum_comments c where c.post_id = post.id and c.hidden_at is null
	) readers
	where reader <> new.user_id and private.reads_class(reader, post.class_id) and not exists (
		select from public.notifications n
		where n.user_id = reader and n.code = 'forum_comment' and n.params ->> 'post_id' = post.id::text
			and n.created_at between now() - interval '10 minutes' and now() + interval '1 minute'
	);
	return null;
end $$;

-- As before; one reports what one can read.
create or replace function public.report(kind text, target uuid, reason text, note text default null) returns void
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
	if (select count(*) from public.moderation_reports r where r.reporter_id = me
		and r.reported_at between now() - interval '1 day' and now() + interval '1 minute') >= 30 then
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

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]), private.title_parts(text) to service_role;
revoke execute on function
	public.create_post(uuid, uuid, text, text, text, text, jsonb, uuid),
	public.forum_standing(), public.list_posts(text, text, timestamptz, uuid, integer, uuid),
	public.list_solved_like(uuid), public.set_forum_class_only(boolean)
	from public, anon, authenticated;
grant execute on function public.create_post(uuid, uuid, text, text, text, text, jsonb, uuid) to service_role;
grant execute on function
	public.forum_standing(), public.list_posts(text, text, timestamptz, uuid, integer, uuid),
	public.list_solved_like(uuid), public.set_forum_class_only(boolean)
	to authenticated, service_role;
