-- What happened to a person's work, told to that person. Triggers write; the owner marks as read.

create table public.notifications (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	type text not null check (type in ('new_post', 'new_comment', 'other')),
	-- What it is about, and the values in it, so that a page can say it in its own language.
	code text not null,
	params jsonb not null default '{}',
	-- The same in English.
	title text not null,
	message text not null,
	-- A path of the page.
	link text,
	is_read boolean not null default false,
	created_at timestamptz not null default now()
);
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select, update (is_read) on public.notifications to authenticated;
grant all on public.notifications to service_role;

create policy "people read their own notifications" on public.notifications for select to authenticated
using (user_id = (select auth.uid()));

create policy "people mark their own notifications" on public.notifications for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The newest 200 of each person are kept.
create function private.forget_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.notifications where id in (
		select id from public.notifications where user_id = new.user_id
		order by created_at desc, id desc offset 200
	);
	return null;
end $$;

create trigger forget_oldest after insert on public.notifications
for each row execute function private.forget_notifications();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;

alter publication supabase_realtime add table public.notifications;
