-- What adults do for a person's account: a one-time password, a corrected age, consent. All are written down.

-- Who looks after a person's account: administrators, and the teachers of their classes.
create function private.cares_for(person uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_administrator() or public.teaches(person);

-- Policies may ask it; what `private` holds, no request may call.
create function public.cares_for(person uuid) returns boolean
language sql stable security definer set search_path = ''
return private.cares_for(person);

revoke execute on function public.cares_for(uuid) from public, anon;
grant execute on function public.cares_for(uuid) to authenticated, service_role;

-- An administrator's password is reset on the server's own computer only (npm run admin): whoever could set it here
-- would be that administrator. Whoever may not change the account is told that first, whatever they name; then PT404,
-- which is PostgREST's way to say that nobody is there, and no failure of the server.
create function private.requires_care(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not private.cares_for(person) then
		raise insufficient_privilege using message = 'Only staff change this.';
	end if;
	if not exists (select from public.people p where p.id = person) then
		raise exception using errcode = 'PT404', message = 'There is no such person.';
	end if;
end $$;

create table public.account_changes (
	id bigint generated always as identity primary key,
	user_id uuid not null references public.people (id) on delete cascade,
	-- Null: the server, or an account that is gone.
	changed_by uuid references public.people (id) on delete set null,
	what text not null check (what in ('one_time_password', 'age', 'class_secret', 'class_name_opened')),
	from_value text,
	to_value text,
	changed_at timestamptz not null default now()
);
create index account_changes_user_id_idx on public.account_changes (user_id);
create index account_changes_changed_by_idx on public.account_changes (changed_by);

alter table public.account_changes enable row level security;
revoke all on public.account_changes from anon, authenticated;
grant select on public.account_changes to authenticated;
grant all on public.account_changes to service_role;

create policy "administrators read the changes of accounts" on public.account_changes for select to authenticated
using ((select public.is_administrator()));

-- Writes down that the caller is about to set a one-time password for a person, whom it signs out everywhere; refuses
-- who may not. A class teacher makes one for learners only: whoever could set an educator's would be that educator.
create function public.permit_one_time_password(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.requires_care(permit_one_time_password.user_id);
	if exists (
		select from public.roles r where r.user_id = permit_one_time_password.user_id
			and (r.is_admin or private.is_educator(r.user_type) and not public.is_administrator())
	) then
		raise insufficient_privilege using message = 'This password is set by an administrator, or on the server.';
	end if;
	insert into public.account_changes (user_id, changed_by, what)
	values (permit_one_time_password.user_id, auth.uid(), 'one_time_password');
	perform private.end_sessions(permit_one_time_password.user_id);
end $$;

revoke execute on function public.permit_one_time_password(uuid) from public, anon;
grant execute on function public.permit_one_time_password(uuid) to authenticated, service_role;

-- A changed password is one's own. (A new one-time password brings a mark of its own, so that it stays.)
create function private.end_one_time_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.raw_app_meta_data -> 'must_change_password' = old.raw_app_meta_data -> 'must_change_password' then
		new.raw_app_meta_data := new.raw_app_meta_data - 'must_change_password';
	end if;
	return new;
end $$;

create trigger end_one_time_password before update of encrypted_password on auth.users
for each row when (new.encrypted_password is distinct from old.encrypted_password)
execute function private.end_one_time_password();

-- A class account has a secret that its teacher resets, and no password.
create function private.refuse_password_of_class_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.what = 'one_time_password' and exists (select from public.class_accounts a where a.user_id = new.user_id) then
		raise insufficient_privilege using message = 'A class account has a secret; reset that.';
	end if;
	return new;
end $$;

create trigger refuse_password_of_class_account before insert on public.account_changes
for each row execute function private.refuse_password_of_class_account();

-- Corrects an age, which answers what the learner asked for; null takes it away, so that it can be given again.
create function public.correct_age(user_id uuid, age integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
	former public.profiles%rowtype;
begin
	perform private.requires_care(correct_age.user_id);
	if correct_age.age not between 5 and 120 then
		raise invalid_parameter_value using message = 'An age is 5 to 120 years.';
	end if;
	select * into former from public.profiles p where p.id = correct_age.user_id for update;
	update public.profiles p set asked_age = null where p.id = correct_age.user_id and p.asked_age is not null;
	if former.age is not distinct from correct_age.age then
		return;
	end if;
	update public.profiles p set age = correct_age.age where p.id = correct_age.user_id;
	insert into public.account_changes (user_id, changed_by, what, from_value, to_value)
	values (correct_age.user_id, auth.uid(), 'age', former.age::text, correct_age.age::text);
end $$;

revoke execute on function public.correct_age(uuid, integer) from public, anon;
grant execute on function public.correct_age(uuid, integer) to authenticated, service_role;


-- Consent.

-- An adult's consent for a child to write in the forum and to ask an outside model. The last row of a child counts.
create table public.consents (
	id uuid primary key default gen_random_uuid(),
	subject_id uuid not null references public.people (id) on delete cascade,
	-- Null: an account that is gone.
	recorded_by uuid references public.people (id) on delete set null,
	how text not null check (how in ('signed_letter', 'in_person', 'phone_call')),
	text_version text not null check (char_length(text_version) between 1 and 40),
	recorded_at timestamptz not null default now(),
	withdrawn_at timestamptz,
	withdrawn_by uuid references public.people (id) on delete set null
);
create unique index consents_in_force on public.consents (subject_id) where withdrawn_at is null;
create index consents_subject_id_idx on public.consents (subject_id);
create index consents_recorded_by_idx on public.consents (recorded_by);
create index consents_withdrawn_by_idx on public.consents (withdrawn_by);

alter table public.consents enable row level security;
revoke all on public.consents from anon, authenticated;
grant select on public.consents to authenticated;
grant all on public.consents to service_role;

create policy "people read consents for them, carers those of their learners" on public.consents for select to authenticated
using (subject_id = (select auth.uid()) or public.cares_for(subject_id));

-- When a learner asked the teacher for the letter.
create table public.consent_requests (
	user_id uuid primary key references public.people (id) on delete cascade,
	asked_at timestamptz not null default now()
);

alter table public.consent_requests enable row level security;
revoke all on public.consent_requests from anon, authenticated;
grant select on public.consent_requests to authenticated;
grant all on public.consent_requests to service_role;

create policy "people read their own request, carers those of their learners" on public.consent_requests
for select to authenticated
using (user_id = (select auth.uid()) or public.cares_for(user_id));

-- Consent: noted and withdrawn by who looks after the learner.
create function public.record_consent(subject uuid, how text, text_version text) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.requires_care(subject);
	insert into public.consents (subject_id, recorded_by, how, text_version)
	values (subject, auth.uid(), record_consent.how, record_consent.text_version)
	on conflict (subject_id) where withdrawn_at is null do nothing;
	delete from public.consent_requests q where q.user_id = subject;
end $$;

revoke execute on function public.record_consent(uuid, text, text) from public, anon;
grant execute on function public.record_consent(uuid, text, text) to authenticated, service_role;

create function public.withdraw_consent(subject uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.requires_care(subject);
	update public.consents c set withdrawn_at = now(), withdrawn_by = auth.uid()
	where c.subject_id = subject and c.withdrawn_at is null;
end $$;

revoke execute on function public.withdraw_consent(uuid) from public, anon;
grant execute on function public.withdraw_consent(uuid) to authenticated, service_role;

-- "Ask my teacher": rings once a day at most.
create function public.ask_for_consent() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
	asked timestamptz;
begin
	if private.forum_bar(auth.uid()) is distinct from 'consent' then
		raise insufficient_privilege using message = 'No consent is needed.';
	end if;
	insert into public.consent_requests as q (user_id) values (auth.uid())
	on conflict (user_id) do update set asked_at = now() where q.asked_at not between now() - interval '1 day' and now()
	returning q.asked_at into asked;
	if asked is null then
		return (select q.asked_at from public.consent_requests q where q.user_id = auth.uid());
	end if;
	insert into public.notifications (user_id, type, code, params)
	select carer, 'other', 'consent_asked',
		jsonb_build_object('person_id', auth.uid(), 'author', (select a.display_name from public.people a where a.id = auth.uid()))
	from private.carers_of(auth.uid()) carer;
	return asked;
end $$;

revoke execute on function public.ask_for_consent() from public, anon;
grant execute on function public.ask_for_consent() to authenticated, service_role;
