-- The language somebody chose for replies; nothing: as each question is asked.
alter table users add reply_language text check (reply_language in ('english', 'hinglish', 'hindi'));
