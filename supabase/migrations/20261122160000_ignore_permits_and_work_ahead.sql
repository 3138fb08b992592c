-- More times that a clock which was ahead leaves behind: a picture's permit would last until that day, and saved work would
-- be overwritten instead of kept as a version until then. Both count only as long as their rule says.

create or replace function public.permit_picture(user_id uuid, bucket text, path text) returns void
language sql security definer set search_path = '' as $$
	delete from private.picture_permits where until not between now() and now() + interval '1 minute';
	insert into private.picture_permits (bucket_id, path, user_id, until)
	values (permit_picture.bucket, permit_picture.path, permit_picture.user_id, now() + interval '1 minute');
$$;

create or replace function public.may_store_picture(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from private.picture_permits p
	where p.bucket_id = bucket and p.path = may_store_picture.path and p.user_id = auth.uid()
		and p.until > now() and p.until <= now() + interval '1 minute'
);

-- As before; a version begun ahead of the clock is complete.
create or replace function public.save_work(
	person uuid, project_id text, kind text, body text, base_revision integer, action_id uuid, pressed boolean default false
) returns table (revision integer, diverged boolean)
language plpgsql security definer set search_path = '' as $$
declare
	kept_versions constant integer := 30;
	latest public.work_versions;
	earlier integer;
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in saves work.';
	end if;
	if not exists (
		select from public.challenges c where c.id = save_work.project_id and c.project and c.status = 'active'
	) then
		raise check_violation using message = 'There is no such project.', constraint = 'work_versions_project_id_check';
	end if;
	perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', person, save_work.project_id, save_work.kind), 0));

	select w.revision into earlier from public.work_versions w
	where w.user_id = person and w.action_id = save_work.action_id;
	if found then
		return query select earlier, false;
		return;
	end if;
	select w.* into latest from public.work_versions w
	where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
	order by w.revision desc limit 1;
	if latest.body = save_work.body then
		if save_work.pressed and not latest.pressed then
			update public.work_versions w
			set pressed = true, saved_at = now(), action_id = save_work.action_id
			where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
				and w.revision = latest.revision;
		end if;
		return query select latest.revision, false;
		return;
	end if;

	revision := coalesce(latest.revision, 0) + 1;
	diverged := coalesce(latest.revision, 0) > base_revision;
	if not diverged and not latest.pressed and latest.begun_at > now() - interval '5 minutes'
		and latest.begun_at <= now() + interval '1 minute' then
		update public.work_versions w
		set revision = save_work.revision, body = save_work.body, pressed = save_work.pressed,
			saved_at = now(), action_id = save_work.action_id
		where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
			and w.revision = latest.revision;
	else
		insert into public.work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
		values (person, save_work.project_id, save_work.kind, save_work.revision, save_work.body, save_work.pressed,
			save_work.action_id);
	end if;
	delete from public.work_versions w
	where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
		and w.revision <= (
			select v.revision from public.work_versions v
			where v.user_id = person and v.project_id = save_work.project_id and v.kind = save_work.kind
			order by v.revision desc offset kept_versions limit 1
		);
	return next;
end $$;
