-- A status can be noted while the answer is being recorded. The row as it is by then decides, and WhatsApp's id is kept
-- in either case.
create or replace function record_deliveries(records jsonb) returns setof uuid
  language sql security definer set search_path = public, pg_temp
  begin atomic
    with r as (
      select * from jsonb_to_recordset(records) as x(
        id uuid, epoch integer, from_states text[], state text, reason text, way text, channel text, tries integer,
        look_at timestamptz, message_hash text, is_void boolean
      )
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
        from r where d.id = r.id and d.epoch = r.epoch
        returning d.id, d.state = r.state as is_so
    )
    select written.id from written where written.is_so;
  end;
