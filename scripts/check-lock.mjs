// `node scripts/check-lock.mjs`, a step of `npm test`, prints each dependency in the lock file that has no entry with a version.
// Some packages are published without all their platform bindings; npm then leaves those out silently, and `npm ci` fails on
// other machines.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

/** The entry that Node finds for `name` from the entry `from`: in its own folder, else in those around it. */
function resolveEntry(from, name) {
  let folder = from;
  while (folder) {
    const entry = packages[`${folder}/node_modules/${name}`];
    if (entry) return entry;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
  return packages[`node_modules/${name}`];
}

const problems = [];
for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
    const found = resolveEntry(path, name);
    if (!found?.version && !found?.link)
      problems.push(`${path || '(root)'} needs ${name}, which has no entry`);
  }
  // An address binds the installation to one registry.
  if (entry.resolved && !entry.link) problems.push(`${path} names a download address`);
}

for (const problem of problems) console.error(problem);
console.log(`package-lock.json: ${Object.keys(packages).length} entries, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
