-- `title`: what somebody calls a tile; without it, it is called by what it asks.
alter table board_tiles add title text check (length(title) between 1 and 100);
-- functions: fa318810e8da
