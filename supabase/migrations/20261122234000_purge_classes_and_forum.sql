-- A deleted account leaves no name behind: not in what others were notified of, nor a secret or its tries.

create or replace function private.announce_post() returns trigger
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
	where reader <> new.user_id and not exists (
		select from public.notifications n
		where n.user_id = reader and n.code = 'forum_comment' and n.params ->> 'post_id' = post.id::text
			and n.created_at between now() - interval '10 minutes' and now() + interval '1 minute'
	);
	return null;
end $$;

-- The name of who is gone, in notifications of others. Those of classes have the name alone.
create function private.purge_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.notifications n
	where n.params ->> 'author_id' = old.id::text
		or n.params ->> 'person_id' = old.id::text
		or n.code like 'class\_%' and n.params ->> 'name' in (old.name, private.display_name_of(old.name));
	return null;
end $$;

create trigger purge_notifications after delete on public.profiles
for each row execute function private.purge_notifications();

create function private.purge_class_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.class_secrets s where s.handle = old.handle;
	delete from private.class_tries t where t.subject = old.handle::text;
	return null;
end $$;

create trigger purge_class_secret after delete on public.class_accounts
for each row execute function private.purge_class_secret();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
