-- Commits the intent to send, before anything leaves. When several workers try the same delivery, one begins. Nothing begins
-- after STOP or to a chat that is not linked any more, nor faster than one message in six seconds to a phone (with bursts of 45), and at most `people` conversations
-- are opened in 24 hours. Returns what may be sent now, with its new epoch. `look`: when to recheck a delivery that does not
-- move. Rows are locked in the order of their ids, so that batches never deadlock; the planner is told to look them up one by
-- one, because its statistics lag behind tables that grow quickly.
create or replace function begin_sends(wanted jsonb, at timestamptz, look timestamptz, people integer)
  returns table (begun uuid, begun_epoch integer)
  language plpgsql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare room bigint;
begin
  if people is not null and jsonb_path_exists(wanted, '$[*] ? (@.opens_window == true)') then
    perform pg_advisory_xact_lock(7151002);
    room := people - people_opened_since(at - interval '24 hours');
  end if;
  perform d.id from jsonb_to_recordset(wanted) as x(id uuid) join deliveries d on d.id = x.id order by d.id for update of d;
  perform p.user_id from jsonb_to_recordset(wanted) as x(id uuid) join deliveries d on d.id = x.id
    join phones p on p.organization_id = d.organization_id and p.user_id = d.recipient_id order by p.user_id for update of p;
  if jsonb_path_exists(wanted, '$[*] ? (@.channel != "whatsapp" && @.channel != "email")') then
    perform c.user_id from jsonb_to_recordset(wanted) as x(id uuid, channel text) join deliveries d on d.id = x.id
      join messenger_chats c
        on c.organization_id = d.organization_id and c.user_id = d.recipient_id and c.messenger = x.channel
      order by c.messenger, c.user_id for update of c;
  end if;
  return query
    with w as (
      select x.*, row_number() over (partition by x.opens_window) as place
        from jsonb_to_recordset(wanted)
          as x(id uuid, epoch integer, channel text, business_number text, opens_window boolean, reason text)
    ),
    paced as (
      update phones p set full_at = greatest(p.full_at, at) + interval '6 seconds'
        from w join deliveries d on d.id = w.id
        where w.channel = 'whatsapp' and d.state = 'planned' and d.epoch = w.epoch
          and (room is null or not w.opens_window or w.place <= room)
          and p.organization_id = d.organization_id and p.user_id = d.recipient_id and p.reports_stopped_at is null
          and greatest(p.full_at, at) + interval '6 seconds' <= at + interval '270 seconds'
        returning d.id
    )
    update deliveries d
      set state = 'sending', epoch = d.epoch + 1, intent_at = at, look_at = look, channel = w.channel,
        business_number = w.business_number, opens_window = w.opens_window, reason = w.reason
      from w
      where d.id = w.id and d.state = 'planned' and d.epoch = w.epoch
        and case w.channel
          when 'email' then true
          when 'whatsapp' then d.id in (select paced.id from paced)
          else exists (
            select from messenger_chats c
              where c.organization_id = d.organization_id and c.user_id = d.recipient_id and c.messenger = w.channel
          )
        end
      returning d.id, d.epoch;
end $$;
alter function begin_sends(jsonb, timestamptz, timestamptz, integer) owner to tillsight_keeper;
revoke execute on function begin_sends(jsonb, timestamptz, timestamptz, integer) from public;
grant execute on function begin_sends(jsonb, timestamptz, timestamptz, integer) to tillsight_app;
