-- Notes what WhatsApp says became of messages. A status never goes back, and nothing overwrites a failure. A status of a later
-- message from the same number proves that statuses arrive (`proved_until`). Returns those that failed just now. Locks and
-- lookups as in begin_sends.
create or replace function note_statuses(statuses jsonb)
  returns table (organization_id uuid, id uuid, epoch integer, code integer)
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    with s as (
      select distinct on (x.id) x.*
        from jsonb_to_recordset(statuses) as x(id uuid, epoch integer, state text, rank integer, reason text, code integer)
        order by x.id, x.epoch desc, x.rank desc
    ),
    held as materialized (
      select d.id from deliveries d where d.id in (select s.id from s) order by d.id for update
    ),
    proofs as (
      insert into business_numbers as n (id, proved_until)
        select d.business_number, max(d.intent_at) from s join deliveries d on d.id = s.id and d.epoch = s.epoch
          where d.business_number is not null and d.intent_at is not null group by 1 order by 1
        on conflict (id) do update set proved_until = greatest(n.proved_until, excluded.proved_until)
    ),
    noted as (
      update deliveries d
        set state = s.state, look_at = null,
          reason = case
            when s.state = 'failed' then s.reason
            when d.state in ('sending', 'accepted', 'sent', 'delivered') then d.reason
          end
        from held join s on s.id = held.id
        where d.id = held.id and d.channel = 'whatsapp' and s.epoch <= d.epoch and s.epoch > d.void_epoch
          and case s.state
            when 'failed' then s.epoch = d.epoch and d.state in ('sending', 'accepted', 'sent', 'unknown')
            else s.rank > case d.state
              when 'planned' then 0 when 'sending' then 0 when 'unknown' then 0
              when 'accepted' then 1 when 'sent' then 2 when 'delivered' then 3 else 9 end
          end
        returning d.organization_id, d.id, d.epoch, d.state
    )
    select noted.organization_id, noted.id, noted.epoch, s.code
      from noted join s on s.id = noted.id where noted.state = 'failed';
  end;
alter function note_statuses(jsonb) owner to tillsight_keeper;
revoke execute on function note_statuses(jsonb) from public;
grant execute on function note_statuses(jsonb) to tillsight_app;
