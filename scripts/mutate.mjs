// Breaks the rules one by one (Stryker) and asks which test notices; docs/1-overview.md says how to read it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const inApi = (name) => `src/api/${name}.ts`;

/** The tests of the first part need neither the mock API nor a session, whose set-up takes longer than they do. */
const PARTS = {
  rules: {
    of: /\/(model|excel)\/|api\/(api-error|query-client|resources|save\/|invalid-)/,
    mutate: [
      'src/**/model/**/*.ts',
      'src/excel/*.ts',
      ...['api-error', 'query-client', 'resources', 'save/*', 'invalid-rows'].map(inApi),
    ],
  },
  sessions: {
    of: /./,
    mutate: [
      'src/session/*.ts',
      ...['client', 'api-variants', 'variant-memory', 'request*', 'wire-fields'].map(inApi),
      'src/features/reporting/outbox/api/*.ts',
    ],
  },
};

/** Without a canvas or a page these cannot be tested; hooks belong to the pages that show them. */
const LEFT_OUT = ['!src/**/use-*.ts', '!src/features/card/model/picture.ts'];

const args = process.argv.slice(2);
const at = args.indexOf('--mutate');
const [, asked] = at < 0 ? [] : args.splice(at, 2);
const wanted = asked?.split(',') ?? null;

function patternsOf(name, { of, mutate }) {
  if (!wanted) return mutate;
  return wanted.filter((pattern) => of.test(pattern) && (name === 'rules' || !PARTS.rules.of.test(pattern)));
}

let noticed = 0;
let missed = 0;
for (const [name, part] of Object.entries(PARTS)) {
  const patterns = patternsOf(name, part);
  if (patterns.length === 0) continue;
  const { status } = spawnSync(
    'node_modules/.bin/stryker',
    ['run', '--mutate', [...patterns, ...LEFT_OUT].join(), ...args],
    // Threads cannot set a time zone of their own: they have that of the process that starts them.
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATE_PART: name, TZ: 'Asia/Tokyo' } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const { files } = JSON.parse(readFileSync(`${root}/.reports/mutation-${name}.json`, 'utf8'));
  for (const { status: end } of Object.values(files).flatMap(({ mutants }) => mutants)) {
    if (NOTICED.includes(end)) noticed += 1;
    if (MISSED.includes(end)) missed += 1;
  }
}
const score = (100 * noticed) / Math.max(1, noticed + missed);
console.log(`mutation score ${score.toFixed(1)} % (${noticed} of ${noticed + missed} changes asked so far)`);
process.exitCode = score < 85 ? 1 : 0;
