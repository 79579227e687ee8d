-- An installation that began on a page of Shopify's, before it is known whose store it will be. It belongs to the browser that came
-- from there and lasts for minutes; `sealed` holds what the consent granted, with the product's own key.
create table installations (
  browser_hash bytea primary key,
  shop text not null,
  state_hash bytea,
  sealed bytea,
  expires_at timestamptz not null
);
grant select, insert, update, delete on installations to tillsight_app;
grant select, delete on installations to tillsight_keeper;

create or replace function clear_expired_integrations(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from oauth_states where expires_at < at;
    delete from installations where expires_at < at;
    delete from webhooks where received_at < at - interval '60 days';
    delete from revocations where created_at < at - interval '7 days';
  end;
