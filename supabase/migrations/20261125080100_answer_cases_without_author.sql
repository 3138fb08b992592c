-- As before, but a case whose author's account was purged is answered without the warning: no account is left to read it.
create or replace function public.decide_case(case_id uuid, read_revision integer, decision text, warn boolean, line text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
	open public.moderation_cases%rowtype;
	was_hidden boolean;
begin
	if not public.is_staff() then
		raise insufficient_privilege using message = 'Staff answer reports.';
	end if;
	select * into open from public.moderation_cases c where c.id = decide_case.case_id for update;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such case.';
	elsif open.author_id = auth.uid() then
		raise insufficient_privilege using message = 'Others answer reports about you.';
	elsif open.revision <> read_revision then
		raise exception using errcode = 'PT409', message = 'This case has changed.';
	elsif decision not in ('hide', 'restore', 'dismiss') or warn and coalesce(trim(line), '') = '' then
		raise invalid_parameter_value using message = 'A decision is hide, restore or dismiss; a warning has a line.';
	end if;
	warn := warn and open.author_id is not null;
	was_hidden := exists (
		select from public.forum_posts p where p.id = open.post_id and p.hidden_at is not null
		union all select from public.forum_comments c where c.id = open.comment_id and c.hidden_at is not null
	);
	if decision <> 'dismiss' then
		perform private.hide(open, decision = 'hide');
	end if;
	update public.moderation_cases c set
		status = 'answered', decided_by = auth.uid(), decided_at = now(), revision = c.revision + 1,
		decision = case decide_case.decision when 'hide' then 'hidden' when 'restore' then 'restored' else 'dismissed' end,
		restored_at = case when decide_case.decision = 'hide' then c.restored_at else now() end,
		warned = c.warned or warn, line = case when warn then trim(decide_case.line) else c.line end
	where c.id = open.id;
	insert into public.moderation_log (case_id, actor_id, action, line) values (
		open.id, auth.uid(),
		case when decision = 'hide' then case when was_hidden then 'kept_hidden' else 'hidden' end
			when decision = 'restore' then 'restored' else 'dismissed' end,
		null
	);
	if warn then
		insert into public.moderation_log (case_id, actor_id, action, line) values (open.id, auth.uid(), 'warned', trim(line));
		insert into public.notifications (user_id, type, code, params)
		values (open.author_id, 'other', 'forum_warning',
			jsonb_build_object('line', trim(line), 'kind', open.kind, 'post_id', coalesce(open.post_id,
				(select c.post_id from public.forum_comments c where c.id = open.comment_id))));
	end if;
end $$;
