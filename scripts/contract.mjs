// Makes every read of the application on a real server and prints the answers that do not conform to the schemas:
// CONTRACT_PASSWORD=… npm run contract -- --base https://server.example --user NAME
import { parseArgs } from 'node:util';
import { checkContract, findApi } from './contract-check.mjs';
import { withSource } from './load-source.mjs';
import { printTable } from './print-table.mjs';

const { values } = parseArgs({
  options: { base: { type: 'string' }, user: { type: 'string' }, password: { type: 'string' } },
});
const { user, password = process.env.CONTRACT_PASSWORD } = values;

if (!values.base || !user || !password) {
  console.error(
    'Needs --base (the address of the server, or of its API), --user, and CONTRACT_PASSWORD or --password.',
  );
  process.exitCode = 2;
} else {
  const base = await findApi(values.base);
  console.log(`The API at ${base}\n`);
  const today = new Date().toISOString().slice(0, 10);
  const findings = await withSource((load) => checkContract({ base, user, password, today, load }));
  printTable([
    ['call', 'status', 'ms', 'rows', 'result'],
    ...findings.map(({ call, status, ms, rows, problem }) => [
      call,
      status || 'none',
      ms,
      rows,
      problem || 'conforms',
    ]),
  ]);
  const failed = findings.filter(({ problem }) => problem).length;
  console.log(`\n${findings.length - failed} conform, ${failed} do not`);
  process.exitCode = failed > 0 ? 1 : 0;
}
