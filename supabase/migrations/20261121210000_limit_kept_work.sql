-- All versions of a person's work together have 32 MB. Past it the earlier versions that were saved longest ago go, of
-- whichever project; the newest of each work always stays, and no save is refused.
create function private.make_room_for_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	room constant bigint := 32 * 1024 * 1024;
begin
	if (select sum(octet_length(w.body)) from public.work_versions w where w.user_id = new.user_id) <= room then
		return null;
	end if;
	-- A save holds one work; this reaches across all of the person's. One at a time, each counting what the last one left.
	perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', new.user_id, 'room'), 0));
	delete from public.work_versions w
	using (
		select v.project_id, v.kind, v.revision, v.newest,
			sum(octet_length(v.body)) over (
				order by v.newest desc, v.saved_at desc, v.revision desc, v.project_id, v.kind
				rows unbounded preceding
			) as filled
		from (
			select o.*, o.revision = max(o.revision) over (partition by o.project_id, o.kind) as newest
			from public.work_versions o
			where o.user_id = new.user_id
		) v
	) counted
	where w.user_id = new.user_id and w.project_id = counted.project_id and w.kind = counted.kind
		and w.revision = counted.revision and not counted.newest and counted.filled > room;
	return null;
end $$;
revoke execute on function private.make_room_for_work() from public, anon, authenticated;

create trigger make_room_for_work after insert or update of body on public.work_versions
for each row execute function private.make_room_for_work();
