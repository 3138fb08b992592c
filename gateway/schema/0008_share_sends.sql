-- From which network address a message was asked for, and to which block of numbers (hashes): each has a share of a day.
alter table gateway.sends add column source bytea, add column number_block bytea;
create index sends_source_idx on gateway.sends (source, sent_at);
create index sends_number_block_idx on gateway.sends (number_block, sent_at);
