-- When one and the same person was first seen to know the password and to read the mailbox. An opened link alone shows only
-- that somebody, or a mail scanner, reads the mailbox; whoever signed up may be somebody else.
alter table users add proved_at timestamptz;
update users set proved_at = email_verified_at;
