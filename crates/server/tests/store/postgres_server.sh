#!/bin/sh
# postgres_server FOLDER_OF_PROGRAMS [PREFIX...]: makes a database cluster in a temporary folder, serves it over a socket
# there, prints the folder, and ends and deletes it when the standard input ends. PostgreSQL refuses to run as root, so
# that root runs it as the user `postgres`. The prefix runs the server: a tracer, say.
set -e
bin=$1
shift
trap '' INT
as=
if [ "$(id -u)" != 0 ]; then
    folder=$(mktemp -d)
else
    # The temporary folder of root may be closed to others.
    folder=$(mktemp -d -p /tmp)
    chown postgres "$folder"
    as='setpriv --reuid=postgres --regid=postgres --init-groups'
fi
cd "$folder"
$as "$bin/initdb" --pgdata=data --auth=trust --username=dames3d --encoding=UTF8 --no-locale --no-sync >log 2>&1 ||
    { cat log >&2; rm -rf "$folder"; exit 1; }
"$@" $as "$bin/postgres" -D data -k "$folder" -c listen_addresses= -c max_connections=600 >>log 2>&1 3>&- &
server=$!
until [ -S .s.PGSQL.5432 ] && "$bin/pg_isready" -q -h "$folder"; do
    kill -0 $server 2>/dev/null || { cat log >&2; rm -rf "$folder"; exit 1; }
    sleep 0.05
done
echo "$folder"
read -r _ || true
kill -INT $server
wait $server || true
rm -rf "$folder"
