-- What a parcel costs an organization, by its own word: each rate with the first day it holds on. These are settings; no figure is among them.
create table rates (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  name text not null check (length(name) <= 40),
  from_day text not null check (from_day ~ '^\d{4}-\d{2}-\d{2}$'),
  value numeric(12, 2) not null check (value >= 0),
  set_by uuid,
  set_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, name, from_day),
  foreign key (organization_id, set_by) references users on delete set null (set_by)
);
select protect_tenant_table('rates');
-- functions: fa318810e8da
