-- A project or a challenge given to a class, with a date or without.

create table public.assignments (
	id uuid primary key default gen_random_uuid(),
	class_id uuid not null references public.class_codes (id) on delete cascade,
	challenge_id text not null references public.challenges (id) on delete cascade,
	-- The day until which it is asked for. Work that comes later is taken all the same.
	due_on date,
	created_at timestamptz not null default now(),
	unique (class_id, challenge_id)
);
create index assignments_challenge_id_idx on public.assignments (challenge_id);

alter table public.assignments enable row level security;
revoke all on public.assignments from anon, authenticated;
grant select, insert (id, class_id, challenge_id, due_on), update (due_on), delete
on public.assignments to authenticated;
grant all on public.assignments to service_role;

-- Verified teachers of the caller's own classes that are not archived, as `own_teachers`, by class.
create function public.is_given_to_me(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.class_members m
	join public.class_codes c on c.id = m.class_id and c.is_active
	join public.roles r on r.user_id = c.teacher_id
	where m.class_id = is_given_to_me.class_id and m.user_id = auth.uid()
		and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

create policy "learners read what is given to their classes" on public.assignments for select to authenticated
using (public.is_given_to_me(class_id));

create policy "class teachers read what they give to their classes" on public.assignments for select to authenticated
using (public.teaches_class(class_id));

-- What its learners can open: a project, the teacher's own challenge, or one for everyone.
create policy "class teachers give to their classes what these may open" on public.assignments
for insert to authenticated
with check (
	public.teaches_class(class_id)
	and exists (
		select from public.challenges c
		where c.id = challenge_id and c.status = 'active'
			and (c.project or c.for_everyone or c.created_by = (select auth.uid()))
	)
);

create policy "class teachers change the date" on public.assignments for update to authenticated
using (public.teaches_class(class_id));

create policy "class teachers take back what they gave" on public.assignments for delete to authenticated
using (public.teaches_class(class_id));

-- At most 50 at a time: a learner's dashboard shows them all.
-- QGIVE: that many are given already.
create function private.limit_assignments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.class_codes c where c.id = new.class_id for update;
	if (select count(*) from public.assignments a where a.class_id = new.class_id) >= 50 then
		raise exception using errcode = 'QGIVE', message = 'Too many assignments of one class.', detail = '50';
	end if;
	return new;
end $$;

create trigger limit_assignments before insert on public.assignments
for each row execute function private.limit_assignments();

revoke execute on function private.limit_assignments() from public, anon, authenticated;
revoke execute on function public.is_given_to_me(uuid) from public, anon;
grant execute on function public.is_given_to_me(uuid) to authenticated, service_role;
