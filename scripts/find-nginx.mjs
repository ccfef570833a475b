// Finds an nginx with brotli for e2e-server.mjs, or unpacks Debian's into node_modules/.cache/nginx.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/nginx', import.meta.url));
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

const succeeds = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;

/** An nginx below a root folder, with the paths of its types and modules; null where none starts, or without brotli. */
function nginxIn(root) {
  const program = join(root, 'usr/sbin/nginx');
  const modules = join(root, 'usr/lib/nginx/modules');
  const hasBrotli = existsSync(join(modules, 'ngx_http_brotli_static_module.so'));
  if (!hasBrotli || !existsSync(program) || !succeeds(program, ['-v'])) return null;
  return { program, modules, mimeTypes: join(root, 'etc/nginx/mime.types') };
}

/** Unpacks Debian's packages without installing them: no service starts, and the system stays as it is. */
function unpack() {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const download = () => succeeds('apt-get', ['download', ...PACKAGES], CACHE);
  // The download fails without lists of packages, which only root can fetch.
  if (!download() && !(succeeds('apt-get', ['update']) && download())) return;
  for (const file of readdirSync(CACHE).filter((name) => name.endsWith('.deb'))) {
    succeeds('dpkg-deb', ['-x', file, 'root'], CACHE);
  }
}

const findNginx = () => nginxIn('/') ?? nginxIn(join(CACHE, 'root'));

/** The system's nginx if it has brotli, else Debian's, unpacked once; null where neither can be had. */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  unpack();
  return findNginx();
}
