-- Files, and how much a person may keep: the buckets, whose folders are named by a person's id, and the quotas.
--
-- Pictures do not come from clients: they would bring the place where they were taken. They go to our server, which
-- draws them anew, takes out a permit for their path (`permit_picture`) and stores them there with the sender's own
-- token. So these policies, and what a person may keep, hold for pictures as for all files.

-- Paths at which a person's picture may be stored now.
create table private.picture_permits (
	bucket_id text not null,
	path text not null,
	user_id uuid not null references auth.users (id) on delete cascade,
	until timestamptz not null,
	primary key (bucket_id, path)
);
create index picture_permits_user_id_idx on private.picture_permits (user_id);

-- The server's: for one minute, or until it is ended. Two pictures of one person at once: a permit whose transaction
-- began later lasts until more than a minute after the earlier one began, which took it for one dated ahead and deleted
-- it. Ten minutes are longer than any transaction runs.
create function public.permit_picture(user_id uuid, bucket text, path text) returns void
language sql security definer set search_path = '' as $$
	delete from private.picture_permits where until not between now() and now() + interval '10 minutes';
	insert into private.picture_permits (bucket_id, path, user_id, until)
	values (permit_picture.bucket, permit_picture.path, permit_picture.user_id, now() + interval '1 minute');
$$;

revoke execute on function public.permit_picture(uuid, text, text) from public, anon, authenticated;
grant execute on function public.permit_picture(uuid, text, text) to service_role;

create function public.end_picture_permit(bucket text, path text) returns void
language sql security definer set search_path = '' as $$
	delete from private.picture_permits p
	where p.bucket_id = end_picture_permit.bucket and p.path = end_picture_permit.path;
$$;

revoke execute on function public.end_picture_permit(text, text) from public, anon, authenticated;
grant execute on function public.end_picture_permit(text, text) to service_role;

-- A permit that a clock which was ahead has dated would last until that day: it counts only as long as the rule says.
create function public.may_store_picture(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from private.picture_permits p
	where p.bucket_id = bucket and p.path = may_store_picture.path and p.user_id = auth.uid()
		and p.until > now() and p.until <= now() + interval '1 minute'
);

revoke execute on function public.may_store_picture(text, text) from public, anon;
grant execute on function public.may_store_picture(text, text) to authenticated, service_role;


-- Quotas of a person, so that nobody fills the school's disk: 20 submissions of a challenge that wait for review, 50
-- submissions in 24 hours, 50 MB of files and texts in all, 100 challenges. They hold for what people do themselves,
-- not for the server. Each is counted under a lock of the person's, so that many at once do not slip past.
--
-- QWAIT, QDAYS, QCHAL: that quota is used up; the detail is its number. PT413: the 50 MB are.

-- Bytes of a person's files and texts, the work they handed in and the programs of their attempts. A file counts as 4
-- kB at least, which it takes on the disk.
create function private.bytes_of(person uuid) returns bigint
language sql stable set search_path = ''
return (
	select coalesce(sum(greatest((o.metadata ->> 'size')::bigint, 4096)), 0) from storage.objects o
	where o.owner_id = person::text
) + (
	select coalesce(sum(coalesce(octet_length(s.submission_text), 0) + coalesce(octet_length(s.work::text), 0)), 0)
	from public.challenge_submissions s where s.student_id = person
) + (
	select coalesce(sum(octet_length(a.program)), 0) from public.check_attempts a
	where a.user_id = person and a.program is not null
);

-- What is left of a person's quotas. Times ahead of the clock, which was put right since, do not count.
create function private.submission_room(person uuid, challenge text, out waiting integer, out today integer, out bytes bigint)
language sql stable set search_path = ''
begin atomic
	select
		greatest(0, 20 - count(*) filter (where s.challenge_id = challenge and s.status in ('pending', 'under_review')))::integer,
		greatest(0, 50 - count(*) filter (
			where s.submitted_at between now() - interval '1 day' and now() + interval '1 minute'
		))::integer,
		greatest(0, 52428800 - private.bytes_of(person))
	from public.challenge_submissions s
	where s.student_id = person;
end;

-- What the caller has left: submissions of this challenge that may wait, submissions of the next 24 hours, bytes.
create function public.submission_room(challenge_id text) returns table (waiting integer, today integer, bytes bigint)
language sql stable security definer set search_path = ''
begin atomic
	select room.waiting, room.today, room.bytes from private.submission_room(auth.uid(), challenge_id) as room;
end;

revoke execute on function public.submission_room(text) from public, anon;
grant execute on function public.submission_room(text) to authenticated, service_role;

-- What the caller may still add: challenges, and bytes of files and texts.
create function public.teaching_room() returns table (challenges integer, bytes bigint)
language sql stable security definer set search_path = ''
begin atomic
	select
		greatest(0, 100 - (select count(*) from public.challenges c where c.created_by = auth.uid()))::integer,
		greatest(0, 52428800 - private.bytes_of(auth.uid()));
end;

revoke execute on function public.teaching_room() from public, anon;
grant execute on function public.teaching_room() to authenticated, service_role;

create function private.lock_quotas(person uuid) returns void
language sql set search_path = ''
begin atomic
	select pg_advisory_xact_lock(hashtextextended(person || ' quotas', 0));
end;

create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	room record;
begin
	-- Another's name is the policies' to refuse: their quotas are not told.
	if new.student_id is distinct from auth.uid() then
		return new;
	end if;
	perform private.lock_quotas(new.student_id);
	-- What arrives a second time is not kept again.
	if exists (
		select from public.challenge_submissions s
		where s.student_id = new.student_id and s.client_action_id = new.client_action_id
	) then
		return new;
	end if;
	select * into strict room from private.submission_room(new.student_id, new.challenge_id);
	if room.waiting = 0 then
		raise exception using errcode = 'QWAIT', message = 'Too many submissions of this challenge wait.', detail = '20';
	elsif room.today = 0 then
		raise exception using errcode = 'QDAYS', message = 'Too many submissions in one day.', detail = '50';
	elsif coalesce(octet_length(new.submission_text), 0) > room.bytes then
		raise exception using errcode = 'PT413', message = 'There is no room left for this person.', detail = '52428800';
	end if;
	return new;
end $$;

create trigger limit_submissions before insert on public.challenge_submissions
for each row execute function private.limit_submissions();

create function private.limit_challenges() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.project or new.created_by is distinct from auth.uid() then
		return new;
	end if;
	perform private.lock_quotas(new.created_by);
	if (select count(*) from public.challenges c where c.created_by = new.created_by) >= 100 then
		raise exception using errcode = 'QCHAL', message = 'Too many challenges.', detail = '100';
	end if;
	return new;
end $$;

create trigger limit_challenges before insert on public.challenges
for each row execute function private.limit_challenges();

-- Whether the caller may keep one more file; PT413 where there is no room. Volatile: under the lock it reads what
-- others have stored meanwhile.
create function public.has_room_for_file(metadata jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	perform private.lock_quotas(auth.uid());
	if private.bytes_of(auth.uid()) + coalesce((has_room_for_file.metadata ->> 'size')::bigint, 1) > 52428800 then
		raise exception using errcode = 'PT413', message = 'There is no room left for this person.', detail = '52428800';
	end if;
	return true;
end $$;

revoke execute on function public.has_room_for_file(jsonb) from public, anon;
grant execute on function public.has_room_for_file(jsonb) to authenticated, service_role;

create policy "people keep 50 MB in all" on storage.objects as restrictive for insert to authenticated
with check (public.has_room_for_file(metadata));


-- The files of submissions.

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

-- Whether the caller reads a submission that has this file. With its owner's rights: under policies no index would
-- serve.
create function public.reads_submission_with(path text) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.challenge_submissions s
	where s.submission_files @> array[path collate "default"] and (s.student_id = auth.uid() or public.is_staff())
);

revoke execute on function public.reads_submission_with(text) from public, anon;
grant execute on function public.reads_submission_with(text) to authenticated, service_role;

-- A picture arrives under a path of chance in `incoming/`, a folder that nobody sees or lists, and the server moves it
-- into its sender's folder once it is stored. A permit for a path that the sender knew would let them store other bytes
-- there while it lasts.
create policy "people store their own submission files" on storage.objects for insert to authenticated
with check (
	bucket_id = 'challenge-submissions'
	and case
		when lower(storage.extension(name)) in ('jpg', 'jpeg', 'png') then
			storage.foldername(name) = array['incoming'] and public.may_store_picture(bucket_id, name)
		else storage.foldername(name) = array[(select auth.uid())::text]
			and lower(storage.extension(name)) in ('txt', 'ino', 'cpp', 'c', 'pdf', 'doc', 'docx')
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


-- The files of teachers' documents.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
	'project-documents',
	'project-documents',
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

create policy "educators store the files of their documents" on storage.objects for insert to authenticated
with check (
	bucket_id = 'project-documents'
	and (select public.is_educator())
	and case
		when lower(storage.extension(name)) in ('jpg', 'jpeg', 'png') then
			storage.foldername(name) = array['incoming'] and public.may_store_picture(bucket_id, name)
		else storage.foldername(name) = array[(select auth.uid())::text]
			and lower(storage.extension(name)) in ('txt', 'pdf', 'doc', 'docx')
			and coalesce(metadata ->> 'mimetype', '') not like 'image/%'
	end
);

create policy "people read the files of their own documents" on storage.objects for select to authenticated
using (bucket_id = 'project-documents' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "files are read with their documents" on storage.objects for select to authenticated
using (
	bucket_id = 'project-documents'
	and exists (select from public.project_documents d where d.document_url = objects.name)
);

create policy "people delete the files of their own documents" on storage.objects for delete to authenticated
using (bucket_id = 'project-documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
