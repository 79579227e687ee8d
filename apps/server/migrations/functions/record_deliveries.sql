-- Records what became of deliveries. `epoch` and `from_states` say what the writer believed: whoever was overtaken changes
-- nothing, except that the message id is kept even when a status was faster than the answer. Returns those that changed.
-- Locks and lookups as in begin_sends.
create or replace function record_deliveries(records jsonb) returns setof uuid
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    with r as (
      select * from jsonb_to_recordset(records) as x(
        id uuid, epoch integer, from_states text[], state text, reason text, way text, channel text, tries integer,
        look_at timestamptz, message_hash text, is_void boolean
      )
    ),
    held as materialized (
      select d.id from deliveries d where d.id in (select r.id from r) order by d.id for update
    ),
    written as (
      update deliveries d
        set message_hash = coalesce(decode(r.message_hash, 'hex'), d.message_hash),
          state = case when d.state = any (r.from_states) then r.state else d.state end,
          reason = case when d.state = any (r.from_states) then r.reason else d.reason end,
          way = case when d.state = any (r.from_states) then r.way else d.way end,
          channel = case when d.state = any (r.from_states) then coalesce(r.channel, d.channel) else d.channel end,
          tries = case when d.state = any (r.from_states) then coalesce(r.tries, d.tries) else d.tries end,
          look_at = case when d.state = any (r.from_states) then r.look_at else d.look_at end,
          void_epoch = case when d.state = any (r.from_states) and r.is_void then d.epoch else d.void_epoch end
        from held join r on r.id = held.id where d.id = held.id and d.epoch = r.epoch
        returning d.id, d.state = r.state as is_so
    )
    select written.id from written where written.is_so;
  end;
alter function record_deliveries(jsonb) owner to tillsight_keeper;
revoke execute on function record_deliveries(jsonb) from public;
grant execute on function record_deliveries(jsonb) to tillsight_app;
