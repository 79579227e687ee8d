-- Deletes what webhooks were told of before this moment.
create or replace function clear_old_webhook_events(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from webhook_events where made_at < before;
  end;
alter function clear_old_webhook_events(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_old_webhook_events(timestamptz) from public;
grant execute on function clear_old_webhook_events(timestamptz) to tillsight_app;
