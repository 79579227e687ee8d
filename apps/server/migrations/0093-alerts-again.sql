-- `again_at`: from then on it fires as if it had never fired, whether it was so all the time or has not rested: somebody asked to be told again.
alter table alerts add again_at timestamptz;
-- functions: fa318810e8da
