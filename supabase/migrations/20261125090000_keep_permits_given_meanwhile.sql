-- Two pictures of one person at once: a permit whose transaction began later lasts until more than a minute after the
-- earlier one began, which took it for one dated ahead and deleted it. Ten minutes are longer than any transaction runs.

create or replace function public.permit_picture(user_id uuid, bucket text, path text) returns void
language sql security definer set search_path = '' as $$
	delete from private.picture_permits where until not between now() and now() + interval '10 minutes';
	insert into private.picture_permits (bucket_id, path, user_id, until)
	values (permit_picture.bucket, permit_picture.path, permit_picture.user_id, now() + interval '1 minute');
$$;
