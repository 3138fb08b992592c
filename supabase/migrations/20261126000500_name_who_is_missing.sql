-- As before, and who of the class has not done it, by name.
drop function public.assignment_counts();
create function public.assignment_counts()
returns table (assignment_id uuid, done integer, members integer, missing text[])
language sql stable security definer set search_path = ''
begin atomic
	select
		a.id,
		(count(*) filter (where learner.has_done))::integer,
		count(learner.name)::integer,
		coalesce(array_agg(learner.name order by learner.name) filter (where not learner.has_done), '{}')
	from public.class_codes k
	join public.assignments a on a.class_id = k.id
	left join lateral (
		select
			p.name,
			exists (
				select from public.project_completions c where c.user_id = m.user_id and c.project_id = a.challenge_id
			)
			or exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = a.challenge_id and s.status <> 'rejected'
			) as has_done
		from public.class_members m join public.profiles p on p.id = m.user_id
		where m.class_id = k.id
	) learner on true
	where k.teacher_id = auth.uid() and public.is_staff()
	group by a.id;
end;

revoke execute on function public.assignment_counts() from public, anon;
grant execute on function public.assignment_counts() to authenticated, service_role;
