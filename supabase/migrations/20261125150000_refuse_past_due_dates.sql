-- A class is given work until a day that has not passed. What became overdue stays as it is.
-- The service key may record any day. The day before counts too: where the teacher is, it can still be that day.
-- QPAST: the day has passed.
create function private.refuse_past_due_dates() returns trigger
language plpgsql set search_path = '' as $$
begin
	if auth.uid() is null or tg_op = 'UPDATE' and new.due_on is not distinct from old.due_on then
		return new;
	end if;
	if new.due_on < (now() at time zone 'utc')::date - 1 then
		raise exception using errcode = 'QPAST', message = 'The day has passed.';
	end if;
	return new;
end $$;

create trigger refuse_past_due_dates before insert or update of due_on on public.assignments
for each row when (new.due_on is not null) execute function private.refuse_past_due_dates();

revoke execute on function private.refuse_past_due_dates() from public, anon, authenticated;
