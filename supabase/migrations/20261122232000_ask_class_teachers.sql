-- Class teachers look after the learners of their classes in the forum, too.

-- The verified teachers of the person's classes; all verified staff, where there is none.
create or replace function private.carers_of(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
	with staff as (
		select r.user_id from public.roles r
		where r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null
	), teachers as (
		select distinct c.teacher_id from public.class_members m join public.class_codes c on c.id = m.class_id
		where m.user_id = person and c.teacher_id in (select user_id from staff)
	)
	select teacher_id from teachers
	union all
	select user_id from staff where not exists (select from teachers);
$$;

-- As before; and a class account of unknown age in a primary class counts as under 13.
create or replace function private.forum_bar(person uuid) returns text
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
