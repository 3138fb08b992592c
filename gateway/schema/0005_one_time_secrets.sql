-- Secrets that are used once. Only their hashes are kept, and using one takes it away.

-- Codes sent to a phone: one for each number and purpose, the newest. It dies when its tries are used up.
create table gateway.phone_codes (
	purpose text not null check (purpose in ('sms', 'phone_change')),
	phone text not null,
	code_hash bytea not null,
	-- Whose number it becomes (phone_change).
	user_id uuid references auth.users (id) on delete cascade,
	may_create boolean not null default false,
	tries integer not null default 0,
	expires_at timestamptz not null,
	primary key (purpose, phone)
);
create index phone_codes_user_id_idx on gateway.phone_codes (user_id);

-- Links in mails. A sign-up waits here, with what was typed, until its own link is used: only then is there an account.
create table gateway.mail_links (
	token_hash bytea primary key,
	kind text not null check (kind in ('signup', 'recovery', 'magiclink', 'email_change')),
	email text not null,
	user_id uuid references auth.users (id) on delete cascade,
	encrypted_password text,
	user_meta_data jsonb,
	made_at timestamptz not null default clock_timestamp(),
	expires_at timestamptz not null,
	check (user_id is not null or (kind = 'signup' and encrypted_password is not null))
);
create index mail_links_email_idx on gateway.mail_links (email, made_at);
create index mail_links_user_id_idx on gateway.mail_links (user_id);

-- What was sent to whom (a hash), for the limits.
create table gateway.sends (
	channel text not null check (channel in ('sms', 'mail')),
	recipient bytea not null,
	sent_at timestamptz not null default clock_timestamp()
);
create index sends_recipient_idx on gateway.sends (channel, recipient, sent_at);
create index sends_sent_at_idx on gateway.sends (channel, sent_at);

-- Addresses whose owner has shown that they read their mail, or an identity provider has vouched for.
-- auth.users.email_confirmed_at says less: without mail every account is confirmed at once.
create table gateway.proven_emails (
	user_id uuid primary key references auth.users (id) on delete cascade,
	email text not null
);

create table gateway.identities (
	provider text not null,
	subject text not null,
	user_id uuid not null references auth.users (id) on delete cascade,
	created_at timestamptz not null default now(),
	primary key (provider, subject)
);
create index identities_user_id_idx on gateway.identities (user_id);

-- What the page exchanges for a session after an identity provider has sent the person back.
create table gateway.auth_codes (
	code_hash bytea primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	code_challenge text not null,
	method text not null,
	expires_at timestamptz not null
);
create index auth_codes_user_id_idx on gateway.auth_codes (user_id);
