-- A schedule sends a board, or a question whose words are read anew each time; `requests` is then empty, as the version before can read.
alter table schedules add question text check (length(question) between 1 and 300);
alter table schedules add board text;
-- functions: fa318810e8da
