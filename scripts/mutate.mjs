// `npm run mutate` breaks the rules one by one (Stryker) and prints which changes no test detected, then the score; it fails below
// 85 %. `-- --mutate 'src/features/fines/model/**'` for one folder. docs/1-overview.md explains the result.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Stryker's states of a mutant that a test detected, and of one that no test did. */
const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];
const LEAST_SCORE = 85;

const inApi = (name) => `src/api/${name}.ts`;

/**
 * The tests of the first part need neither the mock API nor a session: their set-up takes longer than the tests. `pattern` finds
 * the part of a folder that the command names.
 */
const PARTS = {
  rules: {
    pattern: /\/(model|excel)\/|api\/(api-error|query-client|resources|save\/|invalid-)/,
    mutate: [
      'src/**/model/**/*.ts',
      'src/excel/*.ts',
      ...['api-error', 'query-client', 'resources', 'save/*', 'invalid-rows'].map(inApi),
    ],
  },
  sessions: {
    pattern: /./,
    mutate: [
      'src/session/*.ts',
      ...['client', 'api-variants', 'variant-memory', 'request*', 'wire-fields'].map(inApi),
      'src/features/reporting/outbox/api/*.ts',
    ],
  },
};

/** These cannot be tested without a canvas or a page. */
const LEFT_OUT = ['!src/**/use-*.ts', '!src/features/card/model/picture.ts'];

/** Stryker's own arguments, and the folders to mutate where the command names some. */
function readArguments() {
  const args = process.argv.slice(2);
  const index = args.indexOf('--mutate');
  if (index < 0) return { args, folders: null };
  const [, folders = ''] = args.splice(index, 2);
  return { args, folders: folders.split(',') };
}

const { args, folders } = readArguments();

function findFolders(name, { pattern, mutate }) {
  if (!folders) return mutate;
  const isInOtherPart = (folder) => name !== 'rules' && PARTS.rules.pattern.test(folder);
  return folders.filter((folder) => pattern.test(folder) && !isInOtherPart(folder));
}

let detected = 0;
let undetected = 0;
for (const [name, part] of Object.entries(PARTS)) {
  const partFolders = findFolders(name, part);
  if (partFolders.length === 0) continue;
  const { status } = spawnSync(
    'node_modules/.bin/stryker',
    ['run', '--mutate', [...partFolders, ...LEFT_OUT].join(), ...args],
    // Threads have the time zone of the process that starts them.
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATE_PART: name, TZ: 'Asia/Tokyo' } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const { files } = JSON.parse(readFileSync(`${root}/.reports/mutation-${name}.json`, 'utf8'));
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  detected += states.filter((state) => DETECTED.includes(state)).length;
  undetected += states.filter((state) => UNDETECTED.includes(state)).length;
}
const tried = detected + undetected;
const score = (100 * detected) / Math.max(1, tried);
console.log(`mutation score ${score.toFixed(1)} % (${detected} of ${tried} changes tried so far)`);
process.exitCode = score < LEAST_SCORE ? 1 : 0;
