-- The house's own words: what an organization means by a word, who said so and when. `plain` is the word in small letters, by which
-- there is only one of it. Names of goods and places stand in `meaning`, figures never.
create table house_words (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  word text not null check (length(word) <= 40),
  plain text not null,
  meaning jsonb not null,
  sentence text not null,
  said_by uuid,
  said_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, plain),
  foreign key (organization_id, said_by) references users on delete set null (said_by)
);
select protect_tenant_table('house_words');
-- functions: bded4cdefb68
