-- What the gateway keeps for itself. No request reaches this schema; only the owner may use it.

-- Private keys that sign access tokens. The newest signs; the others are still trusted.
create table gateway.signing_keys (
	kid text primary key,
	private_jwk jsonb not null,
	created_at timestamptz not null default now()
);

create table gateway.api_keys (
	kind text primary key check (kind in ('publishable', 'secret')),
	value text not null unique,
	created_at timestamptz not null default now()
);

create table gateway.sessions (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	method text not null,
	created_at timestamptz not null default now(),
	refreshed_at timestamptz not null default now()
);
create index sessions_user_id_idx on gateway.sessions (user_id);

-- A session's refresh tokens are one family: each is spent once, for its successor.
create table gateway.refresh_tokens (
	token_hash bytea primary key,
	session_id uuid not null references gateway.sessions (id) on delete cascade,
	created_at timestamptz not null default now(),
	spent_at timestamptz
);
create index refresh_tokens_session_id_idx on gateway.refresh_tokens (session_id);

-- Tries counted against a subject (a hash: what was typed is not kept), known to the gateway or not.
create table gateway.attempts (
	subject bytea primary key,
	count integer not null,
	counted_since timestamptz not null default now(),
	last_at timestamptz not null default now(),
	blocked_until timestamptz
);
create index attempts_last_at_idx on gateway.attempts (last_at);
