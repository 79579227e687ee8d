-- Answers that somebody keeps in sight: the question, never a figure. A tile stands on a person's own board, or on the one that a role
-- shares. `requests`: what is asked, where it can be kept so; otherwise the question is read anew each time.
create table board_tiles (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  user_id uuid,
  role text,
  place integer not null,
  question text not null check (length(question) <= 300),
  requests jsonb,
  kept_at timestamptz not null,
  primary key (organization_id, id),
  check ((user_id is null) <> (role is null)),
  foreign key (organization_id, user_id) references users on delete cascade
);
create index board_tiles_of on board_tiles (organization_id, user_id, role, place);
select protect_tenant_table('board_tiles');

-- By its id everybody of the organization sees the board.
create table board_links (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  user_id uuid,
  role text,
  made_at timestamptz not null,
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, user_id, role),
  check ((user_id is null) <> (role is null)),
  foreign key (organization_id, user_id) references users on delete cascade
);
select protect_tenant_table('board_links');
-- functions: a297cf44adb8
