#!/bin/sh
# Writes the nginx configuration into a folder: deploy/render.sh FOLDER
# The settings are variables of the environment, explained in docs/deployment.md; a refused one is named on the error output.
set -eu

templates=$(cd "$(dirname "$0")/nginx" && pwd)
mkdir -p "${1:?the folder to write to}"
CONF_DIR=$(cd "$1" && pwd)

: "${API_TARGET:?the server behind /api and /images, e.g. https://server.example}"
: "${LISTEN:=8080}"
: "${SERVER_NAME:=_}"
: "${ROOT_DIR:=/usr/share/staff-reporting}"
: "${PICTURE_ORIGINS=https://tile.openstreetmap.org}"
: "${CONNECT_ORIGINS=}"
: "${HSTS=}"
# No service listens on port 9: a photo service that is not configured answers 502.
: "${REMOVE_BACKGROUND_TARGET:=http://127.0.0.1:9}"
: "${REMOVE_BACKGROUND_KEY=}"
: "${ENHANCE_TARGET:=http://127.0.0.1:9}"
: "${ENHANCE_KEY=}"
: "${RUN_DIR:=/tmp}"
: "${ACCESS_LOG:=/dev/stdout}"
: "${MIME_TYPES:=/etc/nginx/mime.types}"
: "${MODULES_DIR:=/usr/lib/nginx/modules}"
export CONF_DIR API_TARGET LISTEN SERVER_NAME ROOT_DIR PICTURE_ORIGINS CONNECT_ORIGINS HSTS REMOVE_BACKGROUND_TARGET \
    REMOVE_BACKGROUND_KEY ENHANCE_TARGET ENHANCE_KEY RUN_DIR ACCESS_LOG MIME_TYPES

# nginx refuses `off` together with a log format.
[ "$ACCESS_LOG" != off ] || ACCESS_LOG=/dev/null

# With a slash at the end of proxy_pass, nginx would replace /api by /.
API_TARGET=${API_TARGET%/}

fill() {
    awk '
    function refuse(name, why) {
        print name " " why > "/dev/stderr"
        exit 1
    }
    {
        while (match($0, /[$][{][A-Z_]+[}]/)) {
            name = substr($0, RSTART + 2, RLENGTH - 3)
            value = ENVIRON[name]
            if (value ~ /["\\;{}$[:cntrl:]]/) refuse(name, "holds a character that nginx would misread")
            if (value ~ /^ +$/) refuse(name, "is blank")
            # Only lists, which blanks separate, and keys, which the templates quote, may hold a blank.
            if (value ~ / / && name !~ /^(LISTEN|SERVER_NAME|HSTS|.*_ORIGINS|.*_KEY)$/) refuse(name, "holds a blank")
            if (name == "LISTEN") gsub(/ *, */, ";\n    listen ", value)
            printf "%s%s", substr($0, 1, RSTART - 1), value
            $0 = substr($0, RSTART + RLENGTH)
        }
        print
    }' "$1"
}

# The files contain the keys of the photo services.
umask 077
fill "$templates/nginx.conf.template" > "$CONF_DIR/nginx.conf"
fill "$templates/site.conf.template" > "$CONF_DIR/site.conf"
cp "$templates/proxy.conf" "$templates/proxy-service.conf" "$CONF_DIR/"

# nginx has no condition on a module, but ignores an include by pattern that matches no file.
rm -f "$CONF_DIR/brotli.conf" "$CONF_DIR/brotli-module.conf"
module=$MODULES_DIR/ngx_http_brotli_static_module.so
if [ -f "$module" ]; then
    echo "load_module $module;" > "$CONF_DIR/brotli-module.conf"
    echo "brotli_static on;" > "$CONF_DIR/brotli.conf"
fi
