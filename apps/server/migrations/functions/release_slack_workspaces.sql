-- The app was taken out of a workspace of Slack: its tokens are erased for every organization that was added before, and what was
-- linked there ends. Returns whose it was.
create or replace function release_slack_workspaces(hash bytea, before timestamptz) returns table (organization_id uuid)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from slack_workspaces w where w.team_hash = hash and w.added_at <= before returning w.organization_id;
  end;
alter function release_slack_workspaces(bytea, timestamptz) owner to tillsight_keeper;
revoke execute on function release_slack_workspaces(bytea, timestamptz) from public;
grant execute on function release_slack_workspaces(bytea, timestamptz) to tillsight_app;
