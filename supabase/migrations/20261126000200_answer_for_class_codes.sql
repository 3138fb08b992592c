-- Whether a code admits, before a name is asked for: it tells no more than `begin_class_sign_in` does.
create function public.is_class_open(code text) returns boolean
language sql stable security definer set search_path = ''
return (private.open_class(is_class_open.code)).id is not null;

revoke execute on function public.is_class_open(text) from public, anon, authenticated;
grant execute on function public.is_class_open(text) to service_role;
