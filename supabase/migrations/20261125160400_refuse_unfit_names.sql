-- Names pass a filter wherever they come from: the sign-up form, the profile, a class's roster and its sign-in. NAME1: a
-- phone number, an address or an insult is no name.

-- The words of the server's filter for posts, which it writes here at each start (server/moderation/listed-words.ts).
create table private.listed_words (word text primary key);
alter table private.listed_words enable row level security;

create function public.publish_listed_words(words text[]) returns void
language sql security definer set search_path = ''
begin atomic
	delete from private.listed_words l where not l.word = any (words);
	insert into private.listed_words (word) select distinct lower(w) from unnest(words) w on conflict do nothing;
end;

-- As one reads it: in lower case, without accents, digits of every script as 0-9.
create function private.plain_text(written text) returns text
language sql immutable set search_path = ''
return translate(
	lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')),
	'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'
);

-- False for what is no name: seven digits or more, an address of mail or of the web, the name of a chat app, and listed
-- words, with digits for letters, too. Words are compared whole, and all of them together: "f u l a n i".
create function private.is_fit_name(name text) returns boolean
language sql stable set search_path = ''
return (
	with plain as (
		select private.plain_text(is_fit_name.name) as text
	), words as (
		select p.text, regexp_split_to_array(
			trim(regexp_replace(translate(p.text, '013457@$!', 'oieastasi'), '[^[:alpha:]'']+', ' ', 'g')), ' '
		) as word
		from plain p
	), listed as (
		select l.word from private.listed_words l
		union select lower(w.word) from public.moderation_words w where not w.allowed
		except select lower(w.word) from public.moderation_words w where w.allowed
	)
	select char_length(regexp_replace(w.text, '[^0-9]', '', 'g')) < 7
		and w.text !~ '@|https?:|www\.|[a-z0-9]\.(com|net|org|info|co\.[a-z]{2}|ac\.[a-z]{2})\M'
		and not w.word && array['whatsapp', 'whatsap', 'instagram', 'tiktok', 'snapchat', 'telegram', 'facebook']
		and not exists (
			select from listed l
			where l.word = any (w.word) or l.word = array_to_string(w.word, '')
				or strpos(' ' || array_to_string(w.word, ' ') || ' ', ' ' || l.word || ' ') > 0
		)
	from words w
);

-- A profile's name, whoever writes it. A repeated sign-up name is no change, however long it was.
create or replace function private.keep_profile_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	cleaned text := private.clean_name(new.name);
	fallback text;
begin
	if tg_op = 'INSERT' then
		fallback := left(private.clean_name(split_part((select email from auth.users where id = new.id), '@', 1)), 50);
		new.name := coalesce(
			nullif(left(cleaned, 50), ''),
			case when private.is_fit_name(fallback) then nullif(fallback, '') end,
			'User'
		);
	elsif left(cleaned, 50) = old.name then
		new.name := old.name;
	elsif char_length(cleaned) between 2 and 50 then
		new.name := cleaned;
	else
		raise exception using
			errcode = 'check_violation',
			message = 'A name has 2 to 50 characters.',
			constraint = 'profiles_name_check',
			table = 'profiles',
			schema = 'public';
	end if;
	if not private.is_fit_name(new.name) and (tg_op = 'INSERT' or new.name <> old.name) then
		raise exception using errcode = 'NAME1', message = 'This is no name to be called by.';
	end if;
	return new;
end $$;

create or replace function public.add_to_roster(teacher uuid, class_id uuid, entries jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	entry record;
	account uuid;
	state text;
	answers jsonb := '[]';
begin
	perform private.require_class(add_to_roster.class_id, teacher);
	for entry in select (e ->> 'id')::uuid as id, left(private.clean_name(e ->> 'name'), 50) as name
		from jsonb_array_elements(entries) e
	loop
		select u.id into account from auth.users u
		where lower(u.email) = entry.id || '@class.invalid' and u.raw_app_meta_data ->> 'class_account' = teacher::text;
		if account is not null and exists (
			select from public.class_members m where m.class_id = add_to_roster.class_id and m.user_id = account
		) then
			state := 'added';
		elsif exists (
			select from public.class_members m join public.profiles p on p.id = m.user_id
			where m.class_id = add_to_roster.class_id and private.name_key(p.name) = private.name_key(entry.name)
		) then
			state := 'here';
		elsif exists (
			select from public.class_members m where m.class_id = add_to_roster.class_id
				and m.display_key = private.name_key(private.display_name_of(entry.name))
		) then
			state := 'same_name';
		elsif not private.is_fit_name(entry.name) then
			state := 'bad_name';
		elsif (select count(*) from public.class_members m where m.class_id = add_to_roster.class_id) >= 200 then
			raise exception using errcode = 'PT413', message = 'A class has at most 200 students.';
		else
			-- Who was in this class under this name before comes back with their work.
			if account is null then
				select a.user_id into account from public.class_accounts a join public.profiles p on p.id = a.user_id
				where a.last_class_id = add_to_roster.class_id and private.name_key(p.name) = private.name_key(entry.name)
					and not exists (select from public.class_members m where m.user_id = a.user_id)
				order by a.last_signed_in_at desc nulls last limit 1;
			end if;
			if account is null then
				state := 'new';
			else
				insert into public.class_accounts (user_id, handle, made_by) values (account, entry.id, teacher)
				on conflict (user_id) do nothing;
				insert into public.class_members (class_id, user_id) values (add_to_roster.class_id, account);
				state := 'added';
			end if;
		end if;
		answers := answers || jsonb_build_object('id', entry.id, 'state', state);
	end loop;
	return answers;
end $$;

create or replace function public.ask_to_join_class(id uuid, class_id uuid, name text, grade text, kind text, verifier text) returns text
language plpgsql security definer set search_path = '' as $$
begin
	if not private.is_fit_name(private.clean_name(ask_to_join_class.name)) then
		return 'bad_name';
	end if;
	perform from public.class_codes c where c.id = ask_to_join_class.class_id and c.is_active for update;
	if (select count(*) from public.class_join_requests r
		where r.class_id = ask_to_join_class.class_id and r.state = 'waiting') >= 60 then
		return 'full';
	end if;
	insert into public.class_join_requests (id, class_id, name, grade)
	values (ask_to_join_class.id, ask_to_join_class.class_id, left(private.clean_name(ask_to_join_class.name), 50), left(ask_to_join_class.grade, 100))
	on conflict do nothing;
	if found then
		insert into private.class_secrets (handle, kind, verifier)
		values (ask_to_join_class.id, ask_to_join_class.kind, ask_to_join_class.verifier);
		perform private.notify_class_teacher(ask_to_join_class.class_id, 'class_join_asked', private.display_name_of(ask_to_join_class.name));
	end if;
	return 'asked';
end $$;

revoke execute on function private.plain_text(text), private.is_fit_name(text) from public, anon, authenticated;
revoke execute on function public.publish_listed_words(text[]) from public, anon, authenticated;
grant execute on function public.publish_listed_words(text[]) to service_role;
