-- Buckets and objects as on Supabase, under the same names: the same policies work on either. The bytes are elsewhere,
-- under `version`, a name of chance that changes with every upload.
create table storage.buckets (
	id text primary key,
	name text not null unique,
	owner uuid,
	owner_id text,
	public boolean not null default false,
	file_size_limit bigint,
	allowed_mime_types text[],
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

create table storage.objects (
	id uuid primary key default gen_random_uuid(),
	bucket_id text not null references storage.buckets (id),
	name text collate "C" not null,
	owner uuid,
	owner_id text,
	version text,
	metadata jsonb,
	path_tokens text[] generated always as (string_to_array(name, '/')) stored,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	last_accessed_at timestamptz not null default now(),
	unique (bucket_id, name)
);
create index objects_owner_id_idx on storage.objects (owner_id);
create index objects_version_idx on storage.objects (version);

-- Policies decide; without one nobody but the service sees or writes anything.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;
grant all on storage.buckets, storage.objects to service_role;

create function storage.foldername(name text) returns text[] language sql immutable as
$$ select tokens[1 : cardinality(tokens) - 1] from string_to_array(name, '/') tokens $$;

create function storage.filename(name text) returns text language sql immutable as
$$ select tokens[cardinality(tokens)] from string_to_array(name, '/') tokens $$;

create function storage.extension(name text) returns text language sql immutable as
$$ select coalesce(substring(storage.filename(name) from '\.([^.]*)$'), '') $$;

grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
	to anon, authenticated, service_role;

-- `link_secret` signs links to single objects; `store_id` marks the folder whose files belong to this database.
create table gateway.file_settings (
	id integer primary key default 1 check (id = 1),
	link_secret bytea not null,
	store_id uuid not null default gen_random_uuid()
);
