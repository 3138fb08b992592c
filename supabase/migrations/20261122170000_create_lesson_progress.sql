-- The steps of a project's lesson that a learner has done, and what they guessed before the first run.
create table public.lesson_progress (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	steps text[] not null default '{}' check (
		cardinality(steps) <= 20 and array_position(steps, null) is null and octet_length(array_to_string(steps, '')) <= 600
	),
	-- Which of the choices, from 0.
	prediction smallint check (prediction between 0 and 9),
	changed_at timestamptz not null default now(),
	primary key (user_id, project_id)
);
create index lesson_progress_project_id_idx on public.lesson_progress (project_id);

alter table public.lesson_progress enable row level security;
revoke all on public.lesson_progress from anon, authenticated;
grant select on public.lesson_progress to authenticated;
grant all on public.lesson_progress to service_role;

create policy "learners read their own lesson progress" on public.lesson_progress for select to authenticated
using (user_id = (select auth.uid()));

-- Unites what a device knows with what the server has: a step that was done anywhere is done, the first guess stays.
-- Answers the whole. 23514: there is no such project.
create function public.save_lesson_progress(person uuid, project_id text, steps text[], prediction smallint default null)
returns table (done_steps text[], guessed smallint)
language plpgsql security definer set search_path = '' as $$
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in saves progress.';
	end if;
	if not exists (
		select from public.challenges c where c.id = save_lesson_progress.project_id and c.project and c.status = 'active'
	) then
		raise check_violation using message = 'There is no such project.', constraint = 'lesson_progress_project_id_check';
	end if;
	return query
	insert into public.lesson_progress as known (user_id, project_id, steps, prediction)
	values (person, save_lesson_progress.project_id, save_lesson_progress.steps, save_lesson_progress.prediction)
	on conflict on constraint lesson_progress_pkey do update set
		steps = array(select distinct step from unnest(known.steps || excluded.steps) step order by step),
		prediction = coalesce(known.prediction, excluded.prediction),
		changed_at = now()
	returning known.steps, known.prediction;
end $$;

revoke execute on function public.save_lesson_progress(uuid, text, text[], smallint) from public, anon;
grant execute on function public.save_lesson_progress(uuid, text, text[], smallint) to authenticated, service_role;
