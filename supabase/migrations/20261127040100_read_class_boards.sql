-- What stands on some boards of a class, 12 at most: the newest program and circuit of each learner in one project,
-- and how many checks of its last try passed. For its teacher and administrators.
create function public.class_boards(class_id uuid, wanted jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
	if not public.teaches_class(class_boards.class_id) then
		raise insufficient_privilege using message = 'Verified teachers see the boards of their own classes.';
	end if;
	if jsonb_array_length(wanted) > 12 then
		raise check_violation using message = 'At most 12 boards are read at once.', constraint = 'class_boards_check';
	end if;
	return (
		select coalesce(json_agg(json_build_object(
			'learner', w.learner, 'project', w.project, 'kind', program.kind, 'program', program.body,
			'circuit', circuit.body, 'passed', cardinality(tried.passed_steps), 'steps', tried.step_count
		)), '[]')
		from jsonb_to_recordset(wanted) w (learner uuid, project text)
		join public.class_members m on m.class_id = class_boards.class_id and m.user_id = w.learner
		left join lateral (
			select v.kind, v.body from public.work_versions v
			where v.user_id = w.learner and v.project_id = w.project and v.kind <> 'circuit'
			order by v.saved_at desc, v.revision desc limit 1
		) program on true
		left join lateral (
			select v.body from public.work_versions v
			where v.user_id = w.learner and v.project_id = w.project and v.kind = 'circuit' and program.kind = 'sketch'
			order by v.revision desc limit 1
		) circuit on true
		left join lateral (
			select a.passed_steps, a.step_count from public.check_attempts a
			where a.user_id = w.learner and a.project_id = w.project order by a.id desc limit 1
		) tried on true
	);
end $$;

revoke execute on function public.class_boards(uuid, jsonb) from public, anon;
grant execute on function public.class_boards(uuid, jsonb) to authenticated, service_role;
