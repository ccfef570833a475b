import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/nginx', import.meta.url));
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

const runs = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;

/** An nginx below a root folder, with the places of its types and modules; null where none starts, or without brotli. */
function nginxIn(root) {
  const program = join(root, 'usr/sbin/nginx');
  const modules = join(root, 'usr/lib/nginx/modules');
  const hasBrotli = existsSync(join(modules, 'ngx_http_brotli_static_module.so'));
  if (!hasBrotli || !existsSync(program) || !runs(program, ['-v'])) return null;
  return { program, modules, mimeTypes: join(root, 'etc/nginx/mime.types') };
}

/** Unpacks Debian's packages without installing them: no service starts, and the system stays as it is. */
function unpack() {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const download = () => runs('apt-get', ['download', ...PACKAGES], CACHE);
  // Without lists of packages nothing is found; only root can get them.
  if (!download() && !(runs('apt-get', ['update']) && download())) return;
  for (const file of readdirSync(CACHE).filter((name) => name.endsWith('.deb'))) {
    runs('dpkg-deb', ['-x', file, 'root'], CACHE);
  }
}

/** The system's nginx if it knows brotli, else Debian's, unpacked once; null where neither can be had. */
export function ensureNginx() {
  const known = () => nginxIn('/') ?? nginxIn(join(CACHE, 'root'));
  const found = known();
  if (found) return found;
  unpack();
  return known();
}
