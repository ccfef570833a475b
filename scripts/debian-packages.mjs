import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs what puts a missing program in place; all that it says goes to the error output. True if it succeeded. */
export function install(command, ...args) {
  console.error(`Not here yet: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** As `install`, with Debian's packages of these names. */
export function aptInstall(...names) {
  return install('apt-get', 'install', '-y', '--no-install-recommends', ...names);
}

/** Whether packages can be installed: as root, on Debian itself. Ubuntu's browsers are empty packages that point to a snap. */
export function isDebianRoot() {
  const isRoot = process.getuid?.() === 0;
  return (
    isRoot &&
    existsSync('/etc/debian_version') &&
    !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu')
  );
}
