-- A join by a code is found again by its seat. Rematches have the same seats, and no creator.
create index games_by_white_seat on games (white_seat) where creator is not null;
create index games_by_black_seat on games (black_seat) where creator is not null;

-- The last heartbeat of the servers of this database, and the last time in which none was running: one row.
create table heartbeat (
    id integer not null primary key check (id = 1),
    alive_at integer not null,
    down_from integer not null,
    down_until integer not null
) strict;
