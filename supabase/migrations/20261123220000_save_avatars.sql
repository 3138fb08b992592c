-- The picture that a person chose, saved with the profile and read wherever the name may be read.

alter table public.profiles add column avatar text not null default 'default' check (avatar in (
	'default', 'user', 'check', 'settings', 'pencil', 'led', 'lamp', 'resistor', 'battery', 'breadboard', 'board', 'chip', 'plug', 'switch', 'button', 'buzzer', 'motor', 'propeller', 'robot', 'eyes', 'display', 'thermometer', 'drop', 'sun', 'joystick', 'magnet', 'screwdriver', 'pliers', 'meter'
));
alter table public.people add column avatar text not null default 'default';

create or replace function private.follow_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.people (id, display_name, role, avatar)
	values (new.id, private.display_name_of(new.name), new.user_type, new.avatar)
	on conflict (id) do update set
		display_name = excluded.display_name, role = excluded.role, avatar = excluded.avatar;
	return null;
end $$;
