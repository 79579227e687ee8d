-- Deliveries may go by Telegram. Columns are added at the end of what is returned, so that the version before reads on.
drop function if exists teams_of(uuid[]);
drop function if exists read_deliveries(uuid[]);
-- functions: 330feb4940d5
