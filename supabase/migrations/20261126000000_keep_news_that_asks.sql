-- News that asks for an act stays until it is read: many others do not push it out, neither here nor in the bell. What was
-- asked and has been done, by whoever did it, counts as read.

alter table public.notifications add column asks_to_act boolean not null default false;

-- No generated column: what is told live has none of those.
create function private.mark_news_that_asks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.asks_to_act := new.code in (
		'class_join_asked', 'class_hand_raised', 'class_locked', 'class_locked_here', 'consent_asked', 'age_asked',
		'assistant_distress', 'assistant_question', 'reported', 'educator_waits'
	);
	return new;
end $$;

create trigger mark_news_that_asks before insert or update of code on public.notifications
for each row execute function private.mark_news_that_asks();
update public.notifications set code = code;

create index notifications_open_asks_idx on public.notifications (user_id, created_at desc) where asks_to_act and not is_read;

-- The newest 200 of each person are kept; what still asks counts as the newest.
create or replace function private.forget_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.notifications where id in (
		select id from public.notifications where user_id = new.user_id
		order by asks_to_act and not is_read desc, created_at desc, id desc offset 200
	);
	return null;
end $$;

-- A hand that is raised again within two minutes does not ring again: its news asks again.
create function private.follow_hand() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.hand_raised_at is null then
		update public.notifications set is_read = true
		where asks_to_act and not is_read and code = 'class_hand_raised' and params ->> 'person_id' = new.user_id::text;
	else
		update public.notifications set is_read = false
		where is_read and code = 'class_hand_raised' and params ->> 'person_id' = new.user_id::text
			and created_at > now() - interval '2 minutes'
			and user_id in (
				select c.teacher_id from public.class_members m join public.class_codes c on c.id = m.class_id
				where m.user_id = new.user_id
			);
	end if;
	return null;
end $$;

create trigger follow_hand after update of hand_raised_at on public.presences
for each row when ((old.hand_raised_at is null) <> (new.hand_raised_at is null))
execute function private.follow_hand();

-- Once no request of a class waits, nothing asks for an answer to one.
create function private.read_answered_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.notifications set is_read = true
	where asks_to_act and not is_read and code = 'class_join_asked' and params ->> 'class_id' = new.class_id::text
		and not exists (
			select from public.class_join_requests r where r.class_id = new.class_id and r.state = 'waiting'
		);
	return null;
end $$;

create trigger read_answered_requests after update of state on public.class_join_requests
for each row when (old.state = 'waiting' and new.state <> 'waiting')
execute function private.read_answered_requests();

revoke execute on function
	private.mark_news_that_asks(), private.follow_hand(), private.read_answered_requests()
	from public, anon, authenticated;
