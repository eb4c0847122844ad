-- The games. Of a secret, only the SHA-256 hash is here. Times are milliseconds since 1970.
create table games (
    -- 16 hexadecimal digits, as in a link.
    game text collate "C" not null primary key check (length(game) = 16),
    white_seat bytea check (length(white_seat) = 32),
    black_seat bytea check (length(black_seat) = 32),
    -- The seat from which the game was created, so that a repeated request creates it once.
    creator bytea unique check (length(creator) = 32),
    -- The invitation to the free seat. An ended invitation loses its code when another game gets the same.
    invitation_secret bytea check (length(invitation_secret) = 32),
    invitation_code text collate "C" unique,
    invitation_until bigint,
    over_at bigint
);

create index games_by_end on games (over_at) where over_at is not null;
create index games_with_free_seat on games (invitation_until) where white_seat is null or black_seat is null;

-- The logs. The number of an entry decides between two servers that write at once.
create table entries (
    game text collate "C" not null references games (game) on delete cascade,
    number bigint not null check (number > 0),
    at bigint not null,
    -- The request that the entry answers.
    request_by text check (request_by in ('white', 'black')),
    request_id bigint,
    -- The entry as JSON, as in a message.
    entry text not null,
    unique (game, number),
    check ((request_by is null) = (request_id is null))
);
