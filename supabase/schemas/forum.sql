-- The community forum. Everybody signed in reads; posts and comments are written by our server only, which filters them
-- first (server/forum). What a client may do itself are the functions below.
--
-- A school may keep its forum within classes. A post of a class is read by its members and by staff, by no other; which
-- class it belongs to is fixed when it is posted. What somebody posted stays when their account is purged, without
-- their name and picture: others have answered it.

-- The characters of a title, and its pairs of neighbours: searches of one or two characters would read every title
-- without their index, since an index of trigrams knows nothing shorter than three.
create function private.title_parts(title text) returns text[]
language sql immutable strict parallel safe set search_path = ''
return (
	select array_agg(distinct substr(lower(title), at, length))
	from generate_series(1, char_length(lower(title))) at, generate_series(1, 2) length
);

create table public.forum_posts (
	id uuid primary key default gen_random_uuid(),
	-- Null: the account is gone.
	user_id uuid references public.people (id) on delete set null,
	-- For whom it is; null for everybody.
	class_id uuid references public.class_codes (id) on delete cascade,
	title text not null check (char_length(title) between 1 and 200),
	content text not null check (char_length(content) between 1 and 10000),
	category text not null
		check (category in ('general', 'arduino', 'raspberry-pi', 'project-help', 'showcase', 'troubleshooting')),
	-- A path in the bucket forum-images.
	image_url text,
	-- {kind, program, circuit, project}: run by others, read only.
	work jsonb check (octet_length(work::text) <= 200000),
	status text not null default 'active' check (status in ('active', 'solved')),
	-- The comment that solved it.
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
create index forum_posts_answer_id_idx on public.forum_posts (answer_id) where answer_id is not null;
create index forum_posts_image_idx on public.forum_posts (image_url) where image_url is not null;
create index forum_posts_title_parts_idx on public.forum_posts using gin (private.title_parts(title));
create index forum_posts_class_idx on public.forum_posts (class_id, created_at desc, id desc) where class_id is not null;
create index forum_posts_open_idx on public.forum_posts (created_at desc, id desc) where class_id is null;
create index forum_posts_open_category_idx on public.forum_posts (category, created_at desc, id desc) where class_id is null;
create index forum_posts_solved_idx on public.forum_posts (category, created_at desc) where status = 'solved';

alter table public.forum_posts enable row level security;
revoke all on public.forum_posts from anon, authenticated;
grant select on public.forum_posts to authenticated;
grant all on public.forum_posts to service_role;
alter publication supabase_realtime add table public.forum_posts;

create table public.forum_comments (
	id uuid primary key default gen_random_uuid(),
	post_id uuid not null references public.forum_posts (id) on delete cascade,
	user_id uuid references public.people (id) on delete set null,
	content text not null check (char_length(content) between 1 and 2000),
	image_url text,
	created_at timestamptz not null default clock_timestamp(),
	edited_at timestamptz,
	hidden_at timestamptz,
	action_id uuid not null default gen_random_uuid(),
	unique (user_id, action_id)
);
create index forum_comments_post_id_idx on public.forum_comments (post_id, created_at, id);
create index forum_comments_image_idx on public.forum_comments (image_url) where image_url is not null;

alter table public.forum_comments enable row level security;
revoke all on public.forum_comments from anon, authenticated;
grant select on public.forum_comments to authenticated;
grant all on public.forum_comments to service_role;
alter publication supabase_realtime add table public.forum_comments;

alter table public.forum_posts
	add foreign key (answer_id) references public.forum_comments (id) on delete set null;

-- Of a class that one has left one reads one's own posts only, without what others wrote below them.
create policy "people read posts for them that are not hidden, and their own" on public.forum_posts
for select to authenticated
using (
	user_id = (select auth.uid())
	or (select public.is_staff())
	or hidden_at is null and (class_id is null or public.is_in_class(class_id))
);

create policy "comments are read with their posts" on public.forum_comments for select to authenticated
using (
	(hidden_at is null or user_id = (select auth.uid()) or (select public.is_staff()))
	and exists (
		select from public.forum_posts p
		where p.id = post_id and (p.class_id is null or (select public.is_staff()) or public.is_in_class(p.class_id))
	)
);

create policy "authors' names are read with what they wrote" on public.people for select to authenticated
using (
	exists (select from public.forum_posts p where p.user_id = people.id)
	or exists (select from public.forum_comments c where c.user_id = people.id)
);

create function private.fix_post_class() returns trigger
language plpgsql set search_path = '' as $$
begin
	raise insufficient_privilege using message = 'The class of a post is fixed when it is posted.';
end $$;

create trigger fix_post_class before update of class_id on public.forum_posts
for each row when (old.class_id is distinct from new.class_id) execute function private.fix_post_class();

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

create function private.forget_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.image_url := null;
	new.action_id := gen_random_uuid();
	return new;
end $$;

create trigger forget_author before update of user_id on public.forum_posts
for each row when (new.user_id is null) execute function private.forget_author();

create trigger forget_author before update of user_id on public.forum_comments
for each row when (new.user_id is null) execute function private.forget_author();


-- The school's choice.

-- One row.
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
		or exists (select from private.class_staff t where t.class_id = c.id and t.user_id = person)
			and private.is_staff_member(person);
$$;

-- By an administrator: whether learners write to their classes only, from now on.
create function public.set_forum_class_only(class_only boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'An administrator decides who reads the forum.';
	end if;
	update private.forum_settings s set class_only = set_forum_class_only.class_only where s.only_row;
end $$;

revoke execute on function public.set_forum_class_only(boolean) from public, anon;
grant execute on function public.set_forum_class_only(boolean) to authenticated, service_role;


-- Who may write.

-- Why a person may not write in the forum; null: may. `age`: not given yet; `consent`: an adult's is missing;
-- `unverified`: an educator whom no administrator has confirmed. A class account of unknown age in a primary class
-- counts as under 13.
create function private.forum_bar(person uuid) returns text
language sql stable security definer set search_path = ''
return (
	select case
		when r.is_admin then null
		when private.is_educator(r.user_type) then case when r.verified_at is null then 'unverified' end
		when exists (select from public.consents c where c.subject_id = person and c.withdrawn_at is null) then null
		when p.age is null and exists (
			select from public.class_accounts a
			join public.class_members m on m.user_id = a.user_id join public.class_codes c on c.id = m.class_id
			where a.user_id = person and c.grade_level = 'primary'
		) then 'consent'
		when p.age is null then 'age'
		-- Whole years have passed since the age was given.
		when p.age + extract(year from age(now(), coalesce(p.age_given_at, now())))::integer < 13 then 'consent'
	end
	from public.roles r join public.profiles p on p.id = r.user_id
	where r.user_id = person
);

-- The caller's: what the page offers in place of the form, and for whom a post can be.
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

revoke execute on function public.forum_standing() from public, anon;
grant execute on function public.forum_standing() to authenticated, service_role;

-- New words of one's own post or comment pass the gates of a first one, as they are at the time of the edit. And the
-- server asks the gates before it reads a text: who may not write, or must wait, costs it nothing.

-- FORUM with its reason: who may not write at all.
create function private.require_forum_writer(author uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	bar constant text := private.forum_bar(author);
begin
	if bar is not null then
		raise exception using errcode = 'FORUM', message = 'This person may not write in the forum.', detail = bar;
	end if;
end $$;

-- Who may write. QRATE: 5 in a minute, 30 in an hour, 100 in a day; its detail is seconds to wait.
create function private.require_forum_room(author uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	wait integer;
begin
	perform private.require_forum_writer(author);
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

create function private.require_open_forum(author uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	if (select s.class_only from private.forum_settings s) and not private.is_staff_member(author) then
		raise exception using errcode = 'FORUM', message = 'Learners of this school write to their classes.', detail = 'class';
	end if;
end $$;

-- Null: for everybody.
create function private.require_class_to_post_in(author uuid, class uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	if class is null then
		perform private.require_open_forum(author);
	elsif not exists (select from private.classes_to_post_in(author) c where c.id = class and c.is_active) then
		raise exception using errcode = 'FORUM', message = 'This person is not in this class.', detail = 'class';
	end if;
end $$;

create function private.require_post_to_answer(author uuid, post uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	below public.forum_posts%rowtype;
begin
	select * into below from public.forum_posts p
	where p.id = post and p.hidden_at is null and private.reads_class(author, p.class_id);
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such post.';
	end if;
	if below.class_id is null then
		perform private.require_open_forum(author);
	end if;
end $$;

create function private.require_post_edit(author uuid, post uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	edited public.forum_posts%rowtype;
begin
	perform private.require_forum_writer(author);
	select * into edited from public.forum_posts p where p.id = post and p.user_id = author;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such post.';
	end if;
	perform private.require_class_to_post_in(author, edited.class_id);
end $$;

create function private.require_comment_edit(author uuid, comment uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	edited public.forum_comments%rowtype;
begin
	perform private.require_forum_writer(author);
	select * into edited from public.forum_comments c where c.id = comment and c.user_id = author;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such comment.';
	end if;
	perform private.require_post_to_answer(author, edited.post_id);
end $$;

-- The server's, before its filter: the gates of a new post for a class or everybody, of a comment below a post, or of
-- an edit of the post or comment `edits`. An action that was stored before passes.
create function public.require_forum_gate(author uuid, action uuid, edits uuid, below uuid, class uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if edits is not null and below is not null then
		perform private.require_comment_edit(author, edits);
	elsif edits is not null then
		perform private.require_post_edit(author, edits);
	elsif exists (
		select from public.forum_posts p where p.user_id = author and p.action_id = action
		union all select from public.forum_comments c where c.user_id = author and c.action_id = action
	) then
		return;
	else
		perform private.require_forum_room(author);
		if below is not null then
			perform private.require_post_to_answer(author, below);
		else
			perform private.require_class_to_post_in(author, class);
		end if;
	end if;
end $$;

revoke execute on function public.require_forum_gate(uuid, uuid, uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.require_forum_gate(uuid, uuid, uuid, uuid, uuid) to service_role;


-- Reading.

-- A page of posts, newest first, after the post at (`before_at`, `before_id`). Posts for everybody, and those of each
-- of the caller's classes, are read from indexes of their own, so that a small class among many is as quick to read.
-- `only_post` is one post by its id. Applies visibility itself: under row-level security the indexes of trigrams are
-- not used. `search` is literal and ignores case; under three characters it looks at titles only. Where many titles
-- have the letters, the newest posts are read until a page is full: comparing is 100 times cheaper there than taking
-- each title apart, and is done first.
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
			from (%s) p left join public.people a on a.id = p.user_id left join public.class_codes c on c.id = p.class_id
			order by p.created_at desc, p.id desc
			limit $1
		$query$,
		posts
	)
	using least(greatest(most, 1), 50), me, only_category,
		'%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%',
		before_at, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid), lower(wanted), mine, only_post;
end $$;

revoke execute on function public.list_posts(text, text, timestamptz, uuid, integer, uuid) from public, anon;
grant execute on function public.list_posts(text, text, timestamptz, uuid, integer, uuid)
to authenticated, service_role;

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

revoke execute on function public.list_solved_like(uuid) from public, anon;
grant execute on function public.list_solved_like(uuid) to authenticated, service_role;


-- Writing.

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

-- Written by our server, for `author`, after its filter. A repeated action answers with what the first one made.
-- `class`: for whom it is, null for everybody. FORUM `class`: in this school learners write to their classes.
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
	perform private.require_class_to_post_in(author, class);
	insert into public.forum_posts (user_id, action_id, title, content, category, image_url, work, class_id)
	values (
		author, action, trim(create_post.title), trim(create_post.content), create_post.category, image, create_post.work, class
	)
	returning * into made;
	return made;
end $$;

revoke execute on function public.create_post(uuid, uuid, text, text, text, text, jsonb, uuid)
from public, anon, authenticated;
grant execute on function public.create_post(uuid, uuid, text, text, text, text, jsonb, uuid) to service_role;

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
	perform private.require_post_to_answer(author, post);
	insert into public.forum_comments (user_id, action_id, post_id, content, image_url)
	values (author, action, post, trim(create_comment.content), image)
	returning * into made;
	return made;
end $$;

revoke execute on function public.create_comment(uuid, uuid, uuid, text, text) from public, anon, authenticated;
grant execute on function public.create_comment(uuid, uuid, uuid, text, text) to service_role;

-- The server's, after its filter: new words of one's own post or comment.
create function public.edit_post(author uuid, post uuid, title text, content text, category text)
returns public.forum_posts
language plpgsql security definer set search_path = '' as $$
declare
	made public.forum_posts%rowtype;
begin
	perform private.require_post_edit(author, post);
	update public.forum_posts p
	set title = trim(edit_post.title), content = trim(edit_post.content), category = edit_post.category,
		edited_at = clock_timestamp()
	where p.id = post
	returning * into made;
	return made;
end $$;

revoke execute on function public.edit_post(uuid, uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.edit_post(uuid, uuid, text, text, text) to service_role;

create function public.edit_comment(author uuid, comment uuid, content text) returns public.forum_comments
language plpgsql security definer set search_path = '' as $$
declare
	made public.forum_comments%rowtype;
begin
	perform private.require_comment_edit(author, comment);
	update public.forum_comments c set content = trim(edit_comment.content), edited_at = clock_timestamp()
	where c.id = comment
	returning * into made;
	return made;
end $$;

revoke execute on function public.edit_comment(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.edit_comment(uuid, uuid, text) to service_role;

-- One's own.
create function public.delete_post(post uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.forum_posts p where p.id = post and p.user_id = auth.uid();
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such post.';
	end if;
end $$;

revoke execute on function public.delete_post(uuid) from public, anon;
grant execute on function public.delete_post(uuid) to authenticated, service_role;

create function public.delete_comment(comment uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.forum_comments c where c.id = comment and c.user_id = auth.uid();
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such comment.';
	end if;
end $$;

revoke execute on function public.delete_comment(uuid) from public, anon;
grant execute on function public.delete_comment(uuid) to authenticated, service_role;

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

revoke execute on function public.mark_solved(uuid, boolean, uuid) from public, anon;
grant execute on function public.mark_solved(uuid, boolean, uuid) to authenticated, service_role;


-- Who hears of it.

-- The verified teachers of the person's classes; all verified staff, where there is none.
create function private.carers_of(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
	with staff as (
		select r.user_id from public.roles r
		where r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null
	), teachers as (
		select distinct t.user_id from public.class_members m join private.class_staff t on t.class_id = m.class_id
		where m.user_id = person and t.user_id in (select user_id from staff)
	)
	select user_id from teachers
	union all
	select user_id from staff where not exists (select from teachers);
$$;

create function private.announce_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.notifications (user_id, type, code, params)
	select carer, 'new_post', 'forum_post',
		jsonb_build_object('post_id', new.id, 'post_title', new.title, 'author_id', new.user_id,
			'author', (select a.display_name from public.people a where a.id = new.user_id))
	from private.carers_of(new.user_id) carer
	where carer <> new.user_id;
	return null;
end $$;

create trigger announce_post after insert on public.forum_posts
for each row execute function private.announce_post();

-- The author and earlier commenters who still read the post, once for a post in ten minutes.
create function private.announce_comment() returns trigger
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

create trigger announce_comment after insert on public.forum_comments
for each row execute function private.announce_comment();


-- Pictures of posts and comments come through our server only, which re-encodes them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('forum-images', 'forum-images', false, 5242880, array['image/jpeg', 'image/png']);

-- Whether the caller reads a post or comment with this picture.
create function public.reads_forum_image(path text) returns boolean
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

revoke execute on function public.reads_forum_image(text) from public, anon;
grant execute on function public.reads_forum_image(text) to authenticated, service_role;

create policy "people store their own forum pictures" on storage.objects for insert to authenticated
with check (
	bucket_id = 'forum-images'
	and storage.foldername(name) = array['incoming'] and public.may_store_picture(bucket_id, name)
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
