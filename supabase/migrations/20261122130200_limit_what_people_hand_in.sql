-- Quotas of a person, so that nobody fills the school's disk: 20 submissions of a challenge that wait for review, 50
-- submissions in 24 hours, 50 MB of files and texts in all, 100 challenges. They hold for what people do themselves, not for
-- the server. Each is counted under a lock of the person's, so that many at once do not slip past.
--
-- QWAIT, QDAYS, QCHAL: that quota is used up; the detail is its number. PT413: the 50 MB are.

create index challenge_submissions_student_id_idx on public.challenge_submissions (student_id, submitted_at);

-- Bytes of a person's files and texts. A file counts as 4 kB at least, which it takes on the disk.
create function private.bytes_of(person uuid) returns bigint
language sql stable set search_path = ''
return (
	select coalesce(sum(greatest((o.metadata ->> 'size')::bigint, 4096)), 0) from storage.objects o
	where o.owner_id = person::text
) + (
	select coalesce(sum(octet_length(s.submission_text)), 0) from public.challenge_submissions s
	where s.student_id = person
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

-- Whether the caller may keep one more file; PT413 where there is no room. Volatile: under the lock it reads what others
-- have stored meanwhile.
create function public.has_room_for_file(metadata jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	perform private.lock_quotas(auth.uid());
	if private.bytes_of(auth.uid()) + coalesce((has_room_for_file.metadata ->> 'size')::bigint, 1) > 52428800 then
		raise exception using errcode = 'PT413', message = 'There is no room left for this person.', detail = '52428800';
	end if;
	return true;
end $$;

create policy "people keep 50 MB in all" on storage.objects as restrictive for insert to authenticated
with check (public.has_room_for_file(metadata));

revoke execute on function private.bytes_of(uuid), private.submission_room(uuid, text), private.lock_quotas(uuid),
	private.limit_submissions(), private.limit_challenges() from public, anon, authenticated;
revoke execute on function public.submission_room(text), public.has_room_for_file(jsonb) from public, anon;
grant execute on function public.submission_room(text), public.has_room_for_file(jsonb) to authenticated, service_role;
