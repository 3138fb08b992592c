-- New words of one's own post or comment pass the gates of a first one, as they are at the time of the edit. And the server
-- asks the gates before it reads a text: who may not write, or must wait, costs it nothing.

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

-- Who may write. QRATE: 5 in a minute, 30 in an hour, 100 in a day; its detail is seconds to wait.
create or replace function private.require_forum_room(author uuid) returns void
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

-- The server's, before its filter: the gates of a new post for a class or everybody, of a comment below a post, or of an
-- edit of the post or comment `edits`. An action that was stored before passes.
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

create or replace function public.create_post(
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

create or replace function public.create_comment(author uuid, action uuid, post uuid, content text, image text)
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

create or replace function public.edit_post(author uuid, post uuid, title text, content text, category text)
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

create or replace function public.edit_comment(author uuid, comment uuid, content text) returns public.forum_comments
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

revoke execute on function private.require_forum_writer(uuid), private.require_class_to_post_in(uuid, uuid),
	private.require_post_to_answer(uuid, uuid), private.require_post_edit(uuid, uuid),
	private.require_comment_edit(uuid, uuid) from public, anon, authenticated;
revoke execute on function public.require_forum_gate(uuid, uuid, uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.require_forum_gate(uuid, uuid, uuid, uuid, uuid) to service_role;
