// Installs missing programs, for the scripts that look for a browser, a font or an engine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs a command that installs something, with its output on the error output. True if it succeeded. */
export function install(command, ...args) {
  console.error(`Installing: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** As `install`, with Debian's packages of these names. */
export function aptInstall(...names) {
  return install('apt-get', 'install', '-y', '--no-install-recommends', ...names);
}

/** Packages can be installed by root, on Debian itself: Ubuntu's browsers are empty packages that point to a snap. */
export function isDebianRoot() {
  const isRoot = process.getuid?.() === 0;
  return (
    isRoot &&
    existsSync('/etc/debian_version') &&
    !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu')
  );
}
