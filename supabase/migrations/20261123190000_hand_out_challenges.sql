-- A verified teacher's challenges reach the learners of their classes, or everyone where an administrator says so, with
-- their documents. Of an educator who is not verified nothing is read but by themselves and the administrators.

alter table public.challenges add column for_everyone boolean not null default false;

-- What educators write themselves; `open_challenge_to_everyone` is the administrators'.
revoke insert, update on public.challenges from authenticated;
grant
	insert (id, title, description, difficulty, category, points, created_by, status),
	update (title, description, difficulty, category, points, status)
on public.challenges to authenticated;

-- Verified teachers of the caller's classes that are not archived.
create function public.own_teachers() returns uuid[]
language sql stable security definer set search_path = ''
return array(
	select distinct c.teacher_id
	from public.class_members m
	join public.class_codes c on c.id = m.class_id and c.is_active
	join public.roles r on r.user_id = c.teacher_id
	where m.user_id = auth.uid() and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

create function public.is_verified(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.roles r
	where r.user_id = person and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

create policy "learners read the active challenges of their teachers" on public.challenges for select to authenticated
using (not project and status = 'active' and created_by = any ((select public.own_teachers())::uuid[]));

create policy "everybody signed in reads the active challenges for everyone" on public.challenges
for select to authenticated
using (not project and for_everyone and status = 'active' and public.is_verified(created_by));

-- They review what is handed in, for challenges that were taken back, too.
create policy "staff read what verified educators hand out" on public.challenges for select to authenticated
using (not project and status <> 'draft' and (select public.is_staff()) and public.is_verified(created_by));

create policy "authors' names are read with their challenges" on public.people for select to authenticated
using (exists (select from public.challenges c where c.created_by = people.id));

-- An administrator's word that a challenge reaches every learner, or its author's classes only.
create function public.open_challenge_to_everyone(challenge_id text, everyone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'Administrators open a challenge to everyone.';
	end if;
	update public.challenges c set for_everyone = everyone
	where c.id = open_challenge_to_everyone.challenge_id and not c.project;
	if not found then
		raise no_data_found using message = 'There is no such challenge.';
	end if;
end $$;

-- What the caller may still add: challenges, and bytes of files and texts.
create function public.teaching_room() returns table (challenges integer, bytes bigint)
language sql stable security definer set search_path = ''
begin atomic
	select
		greatest(0, 100 - (select count(*) from public.challenges c where c.created_by = auth.uid()))::integer,
		greatest(0, 52428800 - private.bytes_of(auth.uid()));
end;


create table public.project_documents (
	id uuid primary key default gen_random_uuid(),
	-- Null: attached to none, and read by its teacher only.
	challenge_id text references public.challenges (id) on delete set null,
	teacher_id uuid not null default auth.uid() references public.people (id) on delete cascade,
	title text not null check (char_length(title) between 1 and 200 and title ~ '\S'),
	description text not null default '' check (char_length(description) <= 2000),
	-- A path in the bucket project-documents.
	document_url text not null unique,
	-- Both by the trigger: the name without what other computers take for more than a name, the size as it was stored.
	file_name text not null,
	file_size integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index project_documents_challenge_id_idx on public.project_documents (challenge_id);
create index project_documents_teacher_id_idx on public.project_documents (teacher_id, created_at desc);

alter table public.project_documents enable row level security;
revoke all on public.project_documents from anon, authenticated;
grant
	select,
	insert (id, challenge_id, teacher_id, title, description, document_url, file_name, file_size),
	update (challenge_id, title, description, document_url, file_name, file_size),
	delete
on public.project_documents to authenticated;
grant all on public.project_documents to service_role;

create policy "teachers read their own documents" on public.project_documents for select to authenticated
using (teacher_id = (select auth.uid()));

create policy "documents are read with their challenges" on public.project_documents for select to authenticated
using (exists (select from public.challenges c where c.id = challenge_id));

create policy "educators add documents to their own challenges" on public.project_documents for insert to authenticated
with check (
	teacher_id = (select auth.uid()) and (select public.is_educator())
	and (
		challenge_id is null
		or exists (select from public.challenges c where c.id = challenge_id and c.created_by = (select auth.uid()))
	)
);

create policy "educators change their own documents" on public.project_documents for update to authenticated
using (teacher_id = (select auth.uid()) and (select public.is_educator()))
with check (
	teacher_id = (select auth.uid())
	and (
		challenge_id is null
		or exists (select from public.challenges c where c.id = challenge_id and c.created_by = (select auth.uid()))
	)
);

create policy "people delete their own documents" on public.project_documents for delete to authenticated
using (teacher_id = (select auth.uid()));

create function private.keep_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	stored record;
begin
	select o.metadata into stored from storage.objects o
	where o.bucket_id = 'project-documents' and o.name = new.document_url
		and split_part(o.name, '/', 1) = new.teacher_id::text;
	if not found then
		raise check_violation using
			message = 'A document''s file is one that its teacher has stored.',
			constraint = 'project_documents_document_url_check';
	end if;
	new.file_name := private.submission_file_name(new.file_name, new.document_url);
	new.file_size := coalesce((stored.metadata ->> 'size')::integer, 0);
	new.updated_at := now();
	return new;
end $$;

create trigger keep_document before insert or update of document_url, file_name, file_size on public.project_documents
for each row execute function private.keep_document();


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


revoke execute on function private.keep_document() from public, anon, authenticated;
revoke execute on function public.own_teachers(), public.is_verified(uuid), public.teaching_room(),
	public.open_challenge_to_everyone(text, boolean) from public, anon;
grant execute on function public.own_teachers(), public.is_verified(uuid), public.teaching_room(),
	public.open_challenge_to_everyone(text, boolean) to authenticated, service_role;
