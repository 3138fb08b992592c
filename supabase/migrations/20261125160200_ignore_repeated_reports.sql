-- Whoever reports the same again changes nothing: each change of a case makes staff read it again before they decide. A
-- repeat counts as a report of that day.
alter table public.moderation_reports
	add column repeats integer not null default 0,
	add column repeated_at timestamptz;

create or replace function public.report(kind text, target uuid, reason text, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
	me constant uuid := auth.uid();
	is_safety constant boolean := reason in ('private', 'unsafe');
	opened public.moderation_cases%rowtype;
	words text;
	author uuid;
	is_new boolean;
begin
	perform private.lock_quotas(me);
	if (select coalesce(sum(
			(r.reported_at between now() - interval '1 day' and now() + interval '1 minute')::integer
			+ case when r.repeated_at between now() - interval '1 day' and now() + interval '1 minute' then r.repeats else 0 end
		), 0) from public.moderation_reports r where r.reporter_id = me) >= 30 then
		raise exception using errcode = 'QRATE', message = 'Too many reports in one day.', detail = '86400';
	end if;
	if kind = 'post' then
		select p.title || E'\n' || p.content, p.user_id into words, author from public.forum_posts p
		where p.id = target and (p.hidden_at is null or public.is_staff()) and private.reads_class(me, p.class_id);
	elsif kind = 'comment' then
		select c.content, c.user_id into words, author from public.forum_comments c
		join public.forum_posts p on p.id = c.post_id
		where c.id = target and (c.hidden_at is null and p.hidden_at is null or public.is_staff())
			and private.reads_class(me, p.class_id);
	else
		select a.display_name, a.id into words, author from public.people a
		where a.id = target and (
			exists (
				select from public.forum_posts p
				where p.user_id = a.id and p.hidden_at is null and private.reads_class(me, p.class_id)
			)
			or exists (
				select from public.forum_comments c join public.forum_posts p on p.id = c.post_id
				where c.user_id = a.id and c.hidden_at is null and private.reads_class(me, p.class_id)
			)
		);
	end if;
	if words is null or author = me then
		raise exception using errcode = 'PT404', message = 'There is nothing to report.';
	end if;

	insert into public.moderation_cases as c (post_id, comment_id, person_id, author_id, kind, reported, safety, due_at)
	values (
		case when kind = 'post' then target end, case when kind = 'comment' then target end,
		case when kind = 'name' then target end, author, report.kind, words, is_safety,
		now() + case when is_safety then interval '24 hours' else interval '48 hours' end
	)
	on conflict do nothing
	returning c.* into opened;
	is_new := opened.id is not null;
	if not is_new then
		select * into strict opened from public.moderation_cases c
		where case report.kind when 'post' then c.post_id when 'comment' then c.comment_id else c.person_id end = target
		for update;
	end if;

	-- A second time the same person says nothing new, but for a child's safety, which is said once of a case.
	if exists (select from public.moderation_reports r where r.case_id = opened.id and r.reporter_id = me)
		and (opened.safety or not is_safety)
	then
		update public.moderation_reports r set
			repeats = case when r.repeated_at > now() - interval '1 day' then r.repeats + 1 else 1 end, repeated_at = now()
		where r.case_id = opened.id and r.reporter_id = me;
		return;
	end if;
	insert into public.moderation_reports as r (case_id, reporter_id, reason, note)
	values (opened.id, me, report.reason, nullif(trim(report.note), ''))
	on conflict (case_id, reporter_id) do update set reason = excluded.reason, note = excluded.note;
	insert into public.moderation_log (case_id, actor_id, action) values (opened.id, me, 'reported');

	-- New words on an answered case open it again; those who reported before a restore do not.
	if not is_new then
		update public.moderation_cases c set
			safety = c.safety or is_safety,
			due_at = case
				when c.status = 'answered' then now() + case when is_safety then interval '24 hours' else interval '48 hours' end
				when is_safety and not c.safety then least(c.due_at, now() + interval '24 hours')
				else c.due_at
			end,
			status = case
				when c.status = 'answered' and not exists (
					select from public.moderation_reports r where r.case_id = c.id and r.reporter_id = me and r.reported_at <= c.decided_at
				) then 'open'
				else c.status
			end,
			revision = c.revision + 1
		where c.id = opened.id
		returning * into opened;
	end if;
	if is_new then
		perform private.ring_staff('reported',
			jsonb_build_object('case_id', opened.id, 'kind', report.kind, 'reason', report.reason), me);
	end if;

	if report.kind <> 'name' and (select count(*) from public.moderation_reports r join auth.users u on u.id = r.reporter_id
			where r.case_id = opened.id and u.created_at < now() - interval '7 days'
				and (opened.restored_at is null or r.reported_at > opened.restored_at)) >= 3
		and not exists (select from public.roles r where r.user_id = author and (r.is_admin or private.is_educator(r.user_type)))
		and not exists (
			select from public.forum_posts p where p.id = opened.post_id and p.hidden_at is not null
			union all select from public.forum_comments c where c.id = opened.comment_id and c.hidden_at is not null
		)
	then
		perform private.hide(opened, true);
		insert into public.moderation_log (case_id, action) values (opened.id, 'hidden_by_reports');
	end if;
end $$;
