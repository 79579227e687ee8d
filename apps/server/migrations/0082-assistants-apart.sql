-- With many machines a table of one organization cannot refer to one that belongs to nobody. An assistant keeps what it needs of its
-- program, and a program in use is not forgotten.
alter table assistants drop constraint assistants_client_id_fkey;
-- functions: 76ee763a77f7
