-- Whoever answers a report sees which class its author is in: that class's teacher knows the child.
create function public.classes_in_case(of_case uuid)
returns setof text
language sql stable security definer set search_path = '' as $$
	select c.class_name
	from public.moderation_cases m
	join public.class_members s on s.user_id = m.author_id
	join public.class_codes c on c.id = s.class_id and c.is_active
	where m.id = of_case and public.is_staff() and m.author_id is distinct from auth.uid()
	order by c.class_name
$$;

revoke execute on function public.classes_in_case(uuid) from public, anon;
grant execute on function public.classes_in_case(uuid) to authenticated, service_role;
