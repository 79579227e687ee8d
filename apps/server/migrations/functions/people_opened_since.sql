-- To how many people we opened a WhatsApp conversation since this moment.
create or replace function people_opened_since(since timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(distinct d.recipient_id) from deliveries d where d.opens_window and d.intent_at > since;
  end;
alter function people_opened_since(timestamptz) owner to tillsight_keeper;
revoke execute on function people_opened_since(timestamptz) from public;
grant execute on function people_opened_since(timestamptz) to tillsight_app;
