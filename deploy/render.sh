#!/bin/sh
# Writes the nginx configuration into a folder: deploy/render.sh FOLDER
# Everything is said by the environment; docs/deployment.md explains each variable.
set -eu

templates=$(cd "$(dirname "$0")/nginx" && pwd)
mkdir -p "${1:?the folder to write to}"
CONF_DIR=$(cd "$1" && pwd)

: "${API_TARGET:?the server behind /api and /images, e.g. https://server.example}"
: "${LISTEN:=8080}"
: "${ROOT_DIR:=/usr/share/staff-reporting}"
: "${PICTURE_ORIGINS=https://tile.openstreetmap.org}"
: "${CONNECT_ORIGINS=}"
# Port 9 answers nobody: a service that is not set up ends in 502.
: "${REMOVE_BACKGROUND_TARGET:=http://127.0.0.1:9}"
: "${REMOVE_BACKGROUND_KEY=}"
: "${ENHANCE_TARGET:=http://127.0.0.1:9}"
: "${ENHANCE_KEY=}"
: "${RUN_DIR:=/tmp}"
: "${ACCESS_LOG:=/dev/stdout}"
: "${MIME_TYPES:=/etc/nginx/mime.types}"
: "${MODULES_DIR:=/usr/lib/nginx/modules}"
export CONF_DIR API_TARGET LISTEN ROOT_DIR PICTURE_ORIGINS CONNECT_ORIGINS REMOVE_BACKGROUND_TARGET \
    REMOVE_BACKGROUND_KEY ENHANCE_TARGET ENHANCE_KEY RUN_DIR ACCESS_LOG MIME_TYPES

# A slash behind the server's name would replace /api by /.
API_TARGET=${API_TARGET%/}

fill() {
    awk '{
        while (match($0, /[$][{][A-Z_]+[}]/)) {
            name = substr($0, RSTART + 2, RLENGTH - 3)
            value = ENVIRON[name]
            if (value ~ /["\\;{}$]/) {
                print name " holds a character that nginx would misread" > "/dev/stderr"
                exit 1
            }
            printf "%s%s", substr($0, 1, RSTART - 1), value
            $0 = substr($0, RSTART + RLENGTH)
        }
        print
    }' "$1"
}

# They hold the keys of the photo services.
umask 077
fill "$templates/nginx.conf.template" > "$CONF_DIR/nginx.conf"
fill "$templates/site.conf.template" > "$CONF_DIR/site.conf"
cp "$templates/proxy.conf" "$templates/proxy-service.conf" "$CONF_DIR/"

# nginx cannot ask itself whether it knows brotli, but leaves out an include of which no file is there.
rm -f "$CONF_DIR/brotli.conf" "$CONF_DIR/brotli-module.conf"
module=$MODULES_DIR/ngx_http_brotli_static_module.so
if [ -f "$module" ]; then
    echo "load_module $module;" > "$CONF_DIR/brotli-module.conf"
    echo "brotli_static on;" > "$CONF_DIR/brotli.conf"
fi
