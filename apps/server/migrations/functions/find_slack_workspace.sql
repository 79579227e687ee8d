-- The organization that was added last to a workspace of Slack: by its token somebody is answered whom we do not know.
create or replace function find_slack_workspace(hash bytea) returns table (organization_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select w.organization_id from slack_workspaces w where w.team_hash = hash order by w.added_at desc limit 1;
  end;
alter function find_slack_workspace(bytea) owner to tillsight_keeper;
revoke execute on function find_slack_workspace(bytea) from public;
grant execute on function find_slack_workspace(bytea) to tillsight_app;
