-- The games. Of a secret, only the SHA-256 hash is here. Times are milliseconds since 1970.
create table games (
    -- 16 hexadecimal digits, as in a link.
    game text not null primary key check (length(game) = 16),
    white_seat blob check (length(white_seat) = 32),
    black_seat blob check (length(black_seat) = 32),
    -- The seat from which the game was created, so that a repeated request creates it once.
    creator blob unique check (length(creator) = 32),
    -- The invitation to the free seat. An ended invitation loses its code when another game gets the same.
    invitation_secret blob check (length(invitation_secret) = 32),
    invitation_code text unique,
    invitation_until integer,
    over_at integer
) strict, without rowid;

create index games_by_end on games (over_at) where over_at is not null;
create index games_with_free_seat on games (invitation_until) where white_seat is null or black_seat is null;

-- The logs. The number of an entry decides between two servers that write at once.
create table entries (
    game text not null references games (game) on delete cascade,
    number integer not null check (number > 0),
    at integer not null,
    -- The request that the entry answers.
    request_by text check (request_by in ('white', 'black')),
    request_id integer,
    -- The entry as JSON, as in a message.
    entry text not null,
    primary key (game, number),
    check ((request_by is null) = (request_id is null))
) strict, without rowid;
