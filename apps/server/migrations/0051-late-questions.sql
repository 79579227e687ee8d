-- Who wrote while the product was not reachable is told so once: for everything they had written by then.
alter table phones add apologised_at timestamptz;
