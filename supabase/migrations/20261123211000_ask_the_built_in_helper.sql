-- The built-in helper answers without an outside model: what keeps a person from asking one does not hold for it. What it
-- does not know, a learner hands on to their class teachers, with the program.

alter table public.assistant_exchanges
	-- What the learner sent along for the teacher.
	add column program text check (char_length(program) <= 20000),
	add column for_teacher_at timestamptz;

drop function public.ask_assistant(uuid, uuid, text, text);

-- Our server's: records a question before it is answered, and answers with its id, their full name (which is never sent
-- out) and what was said before in this conversation. FORUM: this person may not ask an outside model, with the reason.
-- QRATE: 6 in a minute, 60 in a day; its detail is seconds to wait. A question that got no answer counts for the minute only.
create function public.ask_assistant(person uuid, conversation uuid, project text, question text, outside boolean)
returns table (exchange_id uuid, person_name text, before jsonb)
language plpgsql security definer set search_path = '' as $$
declare
	bar constant text := private.forum_bar(person);
	wait integer;
	made uuid;
begin
	perform private.lock_quotas(person);
	if outside and bar is not null then
		raise exception using errcode = 'FORUM', message = 'This person may not ask a model.', detail = bar;
	end if;
	with asked as (
		select e.asked_at, l.span, row_number() over (partition by l.span order by e.asked_at desc) as nth, l.most
		from public.assistant_exchanges e
		join (values (6, interval '1 minute'), (60, interval '1 day')) l (most, span)
			on l.span = interval '1 minute' or e.outcome <> 'failed'
		where e.user_id = person and e.asked_at between now() - l.span and now() + interval '1 minute'
	)
	select max(ceil(extract(epoch from a.asked_at + a.span - clock_timestamp())))::integer into wait
	from asked a where a.nth = a.most;
	if wait > 0 then
		raise exception using errcode = 'QRATE', message = 'Too many questions in a short time.', detail = wait::text;
	end if;
	insert into public.assistant_exchanges (user_id, conversation_id, project_id, question)
	values (person, conversation, project, trim(ask_assistant.question))
	returning id into made;
	return query select made, (select p.name from public.profiles p where p.id = person), coalesce((
		select jsonb_agg(jsonb_build_object('question', e.question, 'answer', e.answer) order by e.asked_at)
		from (
			select x.question, x.answer, x.asked_at from public.assistant_exchanges x
			where x.user_id = person and x.conversation_id = conversation and x.outcome in ('answered', 'withheld')
			order by x.asked_at desc limit 3
		) e
	), '[]'::jsonb);
end $$;

-- The learner hands a question of theirs on, with the program: it rings the class teachers (all staff, where there is
-- none), once.
create function public.ask_teacher(exchange uuid, program text) returns void
language plpgsql security definer set search_path = '' as $$
declare
	person constant uuid := auth.uid();
	made uuid;
begin
	update public.assistant_exchanges e
	set program = left(ask_teacher.program, 20000), for_teacher_at = now()
	where e.id = exchange and e.user_id = person and e.for_teacher_at is null and e.asked_at > now() - interval '1 day'
	returning e.id into made;
	if made is not null then
		insert into public.notifications (user_id, type, code, params)
		select carer, 'other', 'assistant_question', jsonb_build_object('exchange_id', made, 'author_id', person,
			'author', (select a.display_name from public.people a where a.id = person))
		from private.carers_of(person) carer
		where carer <> person;
	end if;
end $$;

revoke execute on function public.ask_assistant(uuid, uuid, text, text, boolean) from public, anon, authenticated;
grant execute on function public.ask_assistant(uuid, uuid, text, text, boolean) to service_role;
revoke execute on function public.ask_teacher(uuid, text) from public, anon;
grant execute on function public.ask_teacher(uuid, text) to authenticated, service_role;
