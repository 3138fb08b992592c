-- The files of submissions: a private bucket, each person's in a folder named by their id.
--
-- Pictures do not come from clients: they would bring the place where they were taken. They go to our server, which
-- draws them anew, takes out a permit for their path (`permit_picture`) and stores them there with the sender's own
-- token. So these policies, and what a person may keep, hold for pictures as for all files.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
	'challenge-submissions',
	'challenge-submissions',
	false,
	10485760,
	array[
		'text/plain',
		'application/pdf',
		'application/msword',
		'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		'image/jpeg',
		'image/png'
	]
);

-- Paths at which a person's picture may be stored now.
create table private.picture_permits (
	bucket_id text not null,
	path text not null,
	user_id uuid not null references auth.users (id) on delete cascade,
	until timestamptz not null,
	primary key (bucket_id, path)
);
create index picture_permits_user_id_idx on private.picture_permits (user_id);

-- The server's: for one minute, or until it is ended.
create function public.permit_picture(user_id uuid, bucket text, path text) returns void
language sql security definer set search_path = '' as $$
	delete from private.picture_permits where until < now();
	insert into private.picture_permits (bucket_id, path, user_id, until)
	values (permit_picture.bucket, permit_picture.path, permit_picture.user_id, now() + interval '1 minute');
$$;

create function public.end_picture_permit(bucket text, path text) returns void
language sql security definer set search_path = '' as $$
	delete from private.picture_permits p
	where p.bucket_id = end_picture_permit.bucket and p.path = end_picture_permit.path;
$$;

create function public.may_store_picture(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from private.picture_permits p
	where p.bucket_id = bucket and p.path = may_store_picture.path and p.user_id = auth.uid() and p.until > now()
);

-- Whether the caller reads a submission that has this file. With its owner's rights: under policies no index would serve.
create function public.reads_submission_with(path text) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.challenge_submissions s
	where s.submission_files @> array[path collate "default"] and (s.student_id = auth.uid() or public.is_staff())
);

create policy "people store their own submission files" on storage.objects for insert to authenticated
with check (
	bucket_id = 'challenge-submissions'
	and storage.foldername(name) = array[(select auth.uid())::text]
	and case
		when lower(storage.extension(name)) in ('jpg', 'jpeg', 'png') then public.may_store_picture(bucket_id, name)
		else lower(storage.extension(name)) in ('txt', 'ino', 'cpp', 'c', 'pdf', 'doc', 'docx')
			and coalesce(metadata ->> 'mimetype', '') not like 'image/%'
	end
);

create policy "people read their own submission files" on storage.objects for select to authenticated
using (bucket_id = 'challenge-submissions' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- What has been handed in; a file that was only stored is nobody else's.
create policy "submission files are read with their submissions" on storage.objects for select to authenticated
using (bucket_id = 'challenge-submissions' and public.reads_submission_with(name));

create policy "people delete their files until they are handed in" on storage.objects for delete to authenticated
using (
	bucket_id = 'challenge-submissions'
	and (storage.foldername(name))[1] = (select auth.uid())::text
	and not public.reads_submission_with(name)
);

revoke execute on function public.permit_picture(uuid, text, text), public.end_picture_permit(text, text)
	from public, anon, authenticated;
grant execute on function public.permit_picture(uuid, text, text), public.end_picture_permit(text, text)
	to service_role;
revoke execute on function public.may_store_picture(text, text), public.reads_submission_with(text) from public, anon;
grant execute on function public.may_store_picture(text, text), public.reads_submission_with(text)
	to authenticated, service_role;
