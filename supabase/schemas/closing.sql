-- Run last. PostgreSQL gives each new function to everybody: those of the schema `private` are taken back here, all at
-- once. Triggers run without it.
revoke execute on all functions in schema private from public, anon, authenticated;

-- A generated column, and an index, run with their writer's rights.
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
grant execute on function private.name_key(text) to service_role;
grant execute on function private.title_parts(text) to service_role;
