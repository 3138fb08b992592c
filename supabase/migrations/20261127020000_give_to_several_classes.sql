-- What is given to several classes at once is one assignment, with a sentence of instruction.

alter table public.assignments
	add column batch_id uuid not null default gen_random_uuid(),
	add column instruction text not null default ''
		constraint assignments_instruction_check check (char_length(instruction) <= 150 and instruction = btrim(instruction, E' \t\r\n'));
create index assignments_batch_id_idx on public.assignments (batch_id);

grant insert (batch_id, instruction), update (instruction) on public.assignments to authenticated;

drop policy "class teachers change the date" on public.assignments;
create policy "class teachers change the date and the instruction" on public.assignments for update to authenticated
using (public.teaches_class(class_id));

-- Gives a project or a challenge to several classes, all or none; or changes what was given: a class that is not named has
-- it no longer. By the policies and limits of each row. 23514: it is another project or challenge that was given.
create function public.give_assignment(
	batch uuid, challenge text, classes uuid[], instruction text, due date default null
) returns void
language plpgsql set search_path = '' as $$
begin
	if exists (select from public.assignments a where a.batch_id = batch and a.challenge_id <> challenge) then
		raise check_violation using message = 'An assignment is about one challenge.', constraint = 'give_assignment_check';
	end if;
	delete from public.assignments a where a.batch_id = batch and not a.class_id = any (classes);
	update public.assignments a set due_on = due, instruction = btrim(give_assignment.instruction, E' \t\r\n')
	where a.batch_id = batch;
	insert into public.assignments (batch_id, class_id, challenge_id, due_on, instruction)
	select batch, given, challenge, due, btrim(give_assignment.instruction, E' \t\r\n') from unnest(classes) given
	where not exists (select from public.assignments a where a.batch_id = batch and a.class_id = given);
end $$;

revoke execute on function public.give_assignment(uuid, text, uuid[], text, date) from public, anon;
grant execute on function public.give_assignment(uuid, text, uuid[], text, date) to authenticated, service_role;

-- Who of the caller's learners has done a project or a challenge: they are not asked again.
create function public.learners_who_did(challenge text) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
	select distinct m.user_id
	from public.class_codes k join public.class_members m on m.class_id = k.id
	where k.teacher_id = auth.uid() and public.is_staff()
		and (
			exists (
				select from public.project_completions c where c.user_id = m.user_id and c.project_id = learners_who_did.challenge
			)
			or exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = learners_who_did.challenge and s.status <> 'rejected'
			)
		);
end;

revoke execute on function public.learners_who_did(text) from public, anon;
grant execute on function public.learners_who_did(text) to authenticated, service_role;
