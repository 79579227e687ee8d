-- From here on functions stand in `functions`, one file each.
-- functions: 59f7d36ef780
drop function organizations_under_old_key(text);
