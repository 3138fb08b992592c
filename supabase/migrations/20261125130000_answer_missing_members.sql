-- What is not there is answered as such (404), as since 20261121211000: a failure of the server is sent again and again.

create or replace function public.move_class_member(from_class uuid, to_class uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(least(from_class, to_class), auth.uid());
	perform private.require_class(greatest(from_class, to_class), auth.uid());
	if exists (select from public.class_members m where m.class_id = to_class and m.user_id = move_class_member.user_id) then
		if from_class <> to_class then
			delete from public.class_members m where m.class_id = from_class and m.user_id = move_class_member.user_id;
		end if;
		return;
	end if;
	update public.class_members m set class_id = to_class, joined_at = now()
	where m.class_id = from_class and m.user_id = move_class_member.user_id;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such student in the class.';
	end if;
end $$;

create or replace function public.open_challenge_to_everyone(challenge_id text, everyone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'Administrators open a challenge to everyone.';
	end if;
	update public.challenges c set for_everyone = everyone
	where c.id = open_challenge_to_everyone.challenge_id and not c.project;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such challenge.';
	end if;
end $$;
