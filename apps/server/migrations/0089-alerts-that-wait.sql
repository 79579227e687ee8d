-- `waits_for`: the platform of which a look had no room for it, as one call is all that a look costs.
alter table alerts add waits_for text;
-- functions: a297cf44adb8
