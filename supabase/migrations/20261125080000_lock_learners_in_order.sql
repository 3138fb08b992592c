-- A completion, a submission and a review of several learners change the points and the pulses of all of them. Each locks
-- them before it changes the first, the points in the order of the learners' ids and then the pulses in that of the
-- classes': otherwise two of them could wait for each other.

create function private.hold_results_of(people uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.user_points u where u.user_id = any (people) order by u.user_id for update;
	perform from public.class_pulses p
	where p.class_id in (select m.class_id from public.class_members m where m.user_id = any (people))
	order by p.class_id for update;
end $$;

create or replace function public.complete_project(person uuid, project_id text, source text, session uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	partners constant uuid[] := private.partners_of(person, session);
	member uuid;
	already boolean;
begin
	perform private.hold_project_of(partners || person, complete_project.project_id);
	perform private.hold_results_of(partners || person);
	for member in select p from unnest(partners || person) p order by p loop
		insert into public.project_completions (user_id, project_id, points, source)
		values (
			member,
			complete_project.project_id,
			(private.project_state(member, complete_project.project_id) ->> 'score')::integer,
			complete_project.source
		)
		on conflict on constraint project_completions_pkey do nothing;
		if member = person then
			already := not found;
		else
			perform private.copy_work(person, member, complete_project.project_id, session);
		end if;
	end loop;
	return private.project_state(person, complete_project.project_id) || jsonb_build_object('already', already);
end $$;

create function private.hold_reviewed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.hold_results_of(
		array(select s.student_id from public.challenge_submissions s where s.together_id = new.together_id)
	);
	return new;
end $$;

create trigger hold_reviewed before update of status on public.challenge_submissions
for each row when (new.together_id is not null) execute function private.hold_reviewed();

create or replace function private.share_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	partners constant uuid[] := private.partners_of(new.student_id, private.own_session());
begin
	perform private.hold_results_of(partners || new.student_id);
	insert into public.challenge_submissions (
		challenge_id, student_id, submission_text, submission_files, submission_file_names, work, check_report, helps, together_id
	)
	select new.challenge_id, partner, new.submission_text, new.submission_files, new.submission_file_names, new.work,
		new.check_report, new.helps, new.id
	from unnest(partners) partner
	where not exists (
		select from public.challenge_submissions s
		where s.student_id = partner and s.challenge_id = new.challenge_id and s.status = 'approved'
	)
	order by partner;
	return null;
end $$;

revoke execute on function private.hold_results_of(uuid[]), private.hold_reviewed() from public, anon, authenticated;
