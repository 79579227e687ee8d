-- When a report has arrived, or a mail server or a messenger with chats has taken it: asks for webhooks to be told, in the transaction that notes it, if there
-- are any that want to know. Every writer of deliveries comes by here. A report that its owner only tried is not told of.
create or replace function tell_of_delivery() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from webhook_addresses w
      where w.organization_id = new.organization_id and w.is_on and 'report.delivered' = any (w.kinds)
  ) then
    perform enqueue_jobs('tell-of-delivery', jsonb_build_array(jsonb_build_object(
      'payload', jsonb_build_object(
        'organization_id', new.organization_id, 'recipient_id', new.recipient_id, 'id', new.id
      ),
      'key', 'tell:' || new.id
    )));
  end if;
  return null;
end $$;
alter function tell_of_delivery() owner to tillsight_keeper;
revoke execute on function tell_of_delivery() from public;
create or replace trigger deliveries_told after update of state on deliveries for each row
  when (
    new.alert_id is null and new.schedule_id is null and not new.test and (
      new.channel <> 'whatsapp' and new.state = 'sent' and old.state <> 'sent'
      or new.channel = 'whatsapp' and new.state in ('delivered', 'read') and old.state not in ('delivered', 'read')
    )
  )
  execute function tell_of_delivery();
