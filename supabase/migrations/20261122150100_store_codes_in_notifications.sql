-- A notification is a code and its parameters; whoever reads it puts it into words, and knows the page it leads to.
-- `title`, `message` and `link` stay for readers of the former shape, and are empty.

alter table public.notifications
	alter column title set default '',
	alter column message set default '';

-- What a link said and the parameters did not is the kit; a challenge of an educator is in none.
update public.notifications set
	params = case
		when code like 'submission\_%' then jsonb_build_object('kit', substring(link from '^/(primary|secondary)-kit')) || params
		else params
	end,
	title = '',
	message = '',
	link = null;

create or replace function private.follow_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	reopened constant boolean := old.status in ('approved', 'rejected');
	challenge public.challenges%rowtype;
begin
	insert into public.submission_reviews
		(submission_id, reviewer_id, from_status, to_status, points, feedback, reason)
	values (
		new.id, new.reviewed_by, old.status, new.status, new.points_awarded, new.teacher_feedback,
		case when reopened then new.reopen_reason end
	);

	if new.status = 'approved' then
		insert into public.point_awards (user_id, kind, subject, points)
		values (new.student_id, 'submission', new.id::text, new.points_awarded)
		on conflict (user_id, kind, subject) do update set points = excluded.points, awarded_at = now();
	elsif old.status = 'approved' then
		delete from public.point_awards
		where user_id = new.student_id and kind = 'submission' and subject = new.id::text;
	end if;

	if new.status <> old.status or new.teacher_feedback is distinct from old.teacher_feedback then
		select * into strict challenge from public.challenges where id = new.challenge_id;
		insert into public.notifications (user_id, type, code, params)
		values (
			new.student_id,
			'other',
			case when reopened then 'submission_reopened' else 'submission_' || new.status end,
			jsonb_build_object(
				'submission_id', new.id,
				'challenge_id', challenge.id,
				'challenge_title', challenge.title,
				'kit', case when challenge.project then case challenge.difficulty when 'beginner' then 'primary' else 'secondary' end end,
				'points', new.points_awarded
			)
		);
	end if;
	return null;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
