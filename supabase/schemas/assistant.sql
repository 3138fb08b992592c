-- Questions to the AI helper and its answers. Our server writes them (server/assistant); they are kept for 30 days, for
-- the person who asked, their class teachers and staff.
--
-- The built-in helper answers without an outside model: what keeps a person from asking one does not hold for it. What
-- it does not know, a learner hands on to their class teachers, with the program.

create table public.assistant_exchanges (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references public.people (id) on delete cascade,
	-- The page's own id of the conversation.
	conversation_id uuid not null,
	project_id text check (char_length(project_id) <= 100),
	question text not null check (char_length(question) between 1 and 500),
	-- What the learner was shown.
	answer text check (char_length(answer) <= 8000),
	-- 'withheld': a part of the solution was left out; 'blocked': not fit for a school; 'distress': a child may need help.
	outcome text not null default 'pending'
		check (outcome in ('pending', 'answered', 'withheld', 'blocked', 'distress', 'failed')),
	model text check (char_length(model) <= 200),
	asked_at timestamptz not null default clock_timestamp(),
	-- What the learner sent along for the teacher.
	program text check (char_length(program) <= 20000),
	for_teacher_at timestamptz,
	-- Who has looked after a child in distress.
	seen_by uuid references public.people (id) on delete set null,
	seen_at timestamptz
);
create index assistant_exchanges_user_idx on public.assistant_exchanges (user_id, asked_at desc);
create index assistant_exchanges_newest_idx on public.assistant_exchanges (asked_at desc, id desc);
create index assistant_exchanges_seen_by_idx on public.assistant_exchanges (seen_by);

alter table public.assistant_exchanges enable row level security;
revoke all on public.assistant_exchanges from anon, authenticated;
grant select on public.assistant_exchanges to authenticated;
grant all on public.assistant_exchanges to service_role;

create policy "people read their own questions of 30 days" on public.assistant_exchanges for select to authenticated
using (user_id = (select auth.uid()) and asked_at > now() - interval '30 days');

create policy "class teachers and staff read the questions of 30 days" on public.assistant_exchanges
for select to authenticated
using ((select public.is_staff()) and asked_at > now() - interval '30 days');

create policy "staff read the names of who asked the assistant" on public.people for select to authenticated
using ((select public.is_staff()) and exists (select from public.assistant_exchanges e where e.user_id = people.id));

-- What keeps the caller from asking (see private.forum_bar: the same rule holds for an outside model), when they asked
-- their teacher for consent, and how many questions are left today.
create function public.assistant_standing() returns table (bar text, asked_at timestamptz, questions_left integer)
language sql stable security definer set search_path = ''
begin atomic
	select
		private.forum_bar(auth.uid()),
		(select q.asked_at from public.consent_requests q where q.user_id = auth.uid()),
		greatest(0, 60 - (
			select count(*) from public.assistant_exchanges e
			where e.user_id = auth.uid() and e.outcome <> 'failed'
				and e.asked_at between now() - interval '1 day' and now() + interval '1 minute'
		))::integer;
end;

revoke execute on function public.assistant_standing() from public, anon;
grant execute on function public.assistant_standing() to authenticated, service_role;

-- Our server's: records a question before it is answered, and answers with its id, their full name (which is never sent
-- out) and what was said before in this conversation. FORUM: this person may not ask an outside model, with the reason.
-- QRATE: 6 in a minute, 60 in a day; its detail is seconds to wait. A question that got no answer counts for the minute
-- only.
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

revoke execute on function public.ask_assistant(uuid, uuid, text, text, boolean) from public, anon, authenticated;
grant execute on function public.ask_assistant(uuid, uuid, text, text, boolean) to service_role;

-- Our server's: what came of a question. A child in distress rings the class teachers (all staff, where there is none).
create function public.answer_assistant(exchange uuid, answer text, outcome text, model text) returns void
language plpgsql security definer set search_path = '' as $$
declare
	person uuid;
begin
	update public.assistant_exchanges e
	set answer = answer_assistant.answer, outcome = answer_assistant.outcome, model = answer_assistant.model
	where e.id = exchange and e.outcome = 'pending'
	returning e.user_id into person;
	if person is not null and outcome = 'distress' then
		insert into public.notifications (user_id, type, code, params)
		select carer, 'other', 'assistant_distress', jsonb_build_object('exchange_id', exchange, 'author_id', person,
			'author', (select a.display_name from public.people a where a.id = person))
		from private.carers_of(person) carer
		where carer <> person;
	end if;
end $$;

revoke execute on function public.answer_assistant(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.answer_assistant(uuid, text, text, text) to service_role;

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

revoke execute on function public.ask_teacher(uuid, text) from public, anon;
grant execute on function public.ask_teacher(uuid, text) to authenticated, service_role;

-- Staff note that they look after a child in distress; the first one stays.
create function public.see_exchange(exchange uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_staff() then
		raise insufficient_privilege using message = 'Staff read the questions.';
	end if;
	update public.assistant_exchanges e set seen_by = auth.uid(), seen_at = now()
	where e.id = exchange and e.seen_at is null and e.outcome = 'distress';
end $$;

revoke execute on function public.see_exchange(uuid) from public, anon;
grant execute on function public.see_exchange(uuid) to authenticated, service_role;

-- Our server's, every day.
create function public.purge_assistant_exchanges() returns void
language sql security definer set search_path = ''
begin atomic
	delete from public.assistant_exchanges e where e.asked_at < now() - interval '30 days';
end;

revoke execute on function public.purge_assistant_exchanges() from public, anon, authenticated;
grant execute on function public.purge_assistant_exchanges() to service_role;
