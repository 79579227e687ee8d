create table configurations (
  organization_id uuid not null,
  user_id uuid not null,
  role text not null,
  frequency text not null,
  timing text not null,
  metrics jsonb not null,
  updated_at timestamptz not null,
  primary key (organization_id, user_id, role, frequency),
  foreign key (organization_id, user_id) references users on delete cascade
);
select protect_tenant_table('configurations');
