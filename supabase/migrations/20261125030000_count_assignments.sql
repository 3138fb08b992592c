-- How many learners of a class have done what is given to it, by the rule of their dashboard: it is completed, or work was
-- handed in that is not rejected. One row an assignment of the classes that the caller teaches.
create function public.assignment_counts() returns table (assignment_id uuid, done integer, members integer)
language sql stable security definer set search_path = ''
begin atomic
	select
		a.id,
		(count(*) filter (where
			exists (
				select from public.project_completions c where c.user_id = m.user_id and c.project_id = a.challenge_id
			)
			or exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = a.challenge_id and s.status <> 'rejected'
			)
		))::integer,
		count(m.user_id)::integer
	from public.class_codes k
	join public.assignments a on a.class_id = k.id
	left join public.class_members m on m.class_id = k.id
	where k.teacher_id = auth.uid() and public.is_staff()
	group by a.id;
end;

revoke execute on function public.assignment_counts() from public, anon;
grant execute on function public.assignment_counts() to authenticated, service_role;
