-- Everything needed to decide how these deliveries go, in one visit. `offset 0` keeps each lookup separate, so that both
-- columns of the key are used.
create or replace function read_deliveries(ids uuid[])
  returns table (
    organization_id uuid, id uuid, user_id uuid, role text, frequency text, slot timestamptz, day text, recipient_id uuid,
    test boolean, channel text, state text, way text, epoch integer, tries integer, intent_at timestamptz, alert_id uuid,
    schedule_id uuid,
    delivery_number text, metrics jsonb, owner_role text, recipient_role text, name text, email text, store text,
    time_zone text, currency text, country text, language text, master_key_id text, wrapped bytea, sealed bytea, business_number text,
    linked_at timestamptz, heard_at timestamptz, reports_stopped_at timestamptz, doubted_at timestamptz,
    unreachable_at timestamptz, window_closed_at timestamptz, held_until timestamptz,
    templates_held_until timestamptz, proved_until timestamptz,
    chat_sealed bytea, chat_linked_at timestamptz, slack_sealed bytea, slack_linked_at timestamptz, workspace_sealed bytea
  )
  language sql stable security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    select d.organization_id, d.id, d.user_id, d.role, d.frequency, d.slot, d.day, d.recipient_id,
      d.test, d.channel, d.state, d.way, d.epoch, d.tries, d.intent_at, d.alert_id, d.schedule_id,
      d.business_number, c.metrics, w.role, r.role, r.name, r.email, o.name,
      o.time_zone, o.currency, o.country, r.language, k.master_key_id, k.wrapped, p.sealed, p.business_number,
      p.linked_at, p.heard_at, p.reports_stopped_at, p.doubted_at,
      p.unreachable_at, p.window_closed_at, n.held_until, n.templates_held_until, n.proved_until,
      t.sealed, t.linked_at, s.sealed, s.linked_at, g.sealed
      from deliveries d
      join organizations o on o.organization_id = d.organization_id
      cross join lateral (
        select u.role from users u where u.organization_id = d.organization_id and u.id = d.user_id offset 0
      ) w
      cross join lateral (
        select u.role, u.name, u.email, coalesce(u.reply_language, 'english') as language from users u where u.organization_id = d.organization_id and u.id = d.recipient_id offset 0
      ) r
      left join lateral (
        select x.metrics from configurations x
          where x.organization_id = d.organization_id and x.user_id = d.user_id and x.role = d.role and x.frequency = d.frequency
          offset 0
      ) c on true
      left join lateral (
        select x.* from phones x where x.organization_id = d.organization_id and x.user_id = d.recipient_id offset 0
      ) p on true
      left join lateral (
        select x.* from messenger_chats x
          where x.organization_id = d.organization_id and x.user_id = d.recipient_id and x.messenger = 'telegram' offset 0
      ) t on true
      left join lateral (
        select x.* from messenger_chats x
          where x.organization_id = d.organization_id and x.user_id = d.recipient_id and x.messenger = 'slack' offset 0
      ) s on true
      left join slack_workspaces g on g.organization_id = d.organization_id
      left join organization_keys k on k.organization_id = d.organization_id
      left join business_numbers n on n.id = coalesce(d.business_number, p.business_number)
      where d.id = any (ids);
  end;
alter function read_deliveries(uuid[]) owner to tillsight_keeper;
revoke execute on function read_deliveries(uuid[]) from public;
grant execute on function read_deliveries(uuid[]) to tillsight_app;
