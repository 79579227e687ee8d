-- A delivery says which language its recipient has chosen.
drop function read_deliveries(uuid[]);
-- functions: 3c2412f68d5e
