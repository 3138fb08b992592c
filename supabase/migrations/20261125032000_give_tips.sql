-- "Give a tip": a class teacher's words to a learner, in the learner's bell. It costs no points.

-- QTIPS: the learner has 20 of the last hour already.
create function public.give_tip(learner uuid, tip text, project_id text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
	words constant text := btrim(tip, E' \t\r\n');
begin
	if not public.teaches(learner) then
		raise insufficient_privilege using message = 'Verified teachers give tips to the learners of their classes.';
	end if;
	if char_length(words) not between 1 and 500 then
		raise check_violation using message = 'A tip has 1 to 500 characters.', constraint = 'give_tip_check';
	end if;
	perform pg_advisory_xact_lock(hashtextextended('tips ' || learner, 0));
	if (
		select count(*) from public.notifications n
		where n.user_id = learner and n.code = 'teacher_tip' and n.created_at > now() - interval '1 hour'
	) >= 20 then
		raise exception using errcode = 'QTIPS', message = 'Too many tips in an hour.', detail = '20';
	end if;
	insert into public.notifications (user_id, type, code, params)
	select learner, 'other', 'teacher_tip', jsonb_strip_nulls(jsonb_build_object(
		'tip', words,
		'author', author.display_name,
		'challenge_id', project.id,
		'kit', case project.difficulty when 'beginner' then 'primary' else 'secondary' end
	))
	from public.people author left join public.challenges project on project.id = give_tip.project_id and project.project
	where author.id = auth.uid();
end $$;

revoke execute on function public.give_tip(uuid, text, text) from public, anon;
grant execute on function public.give_tip(uuid, text, text) to authenticated, service_role;
