/** The head of a complaint and where in the tests it arose: whole ones hold whole pages. */
function shorten(complaint) {
  const lines = complaint.split('\n');
  const place = lines.findIndex((line) => line.startsWith('    at '));
  const head = place < 0 ? lines : lines.slice(0, place);
  const where = lines.find((line) => /^ {4}at .*\/tests\//.test(line)) ?? [];
  return head
    .slice(0, 12)
    .concat(where)
    .map((line) => `\n      ${line.trim().slice(0, 160)}`)
    .join('');
}

/**
 * What a JSON report of vitest says. A test that passed with a complaint did so at its second try.
 *
 * @param {object} report
 * @param {string} root the folder of the project, with a slash at its end
 */
export function vitestOutcome(report, root) {
  const failures = [];
  const again = [];
  for (const { name, status, assertionResults } of report.testResults) {
    const file = name.replace(root, '');
    // A file that could not even be loaded has no tests.
    if (status === 'failed' && assertionResults.length === 0) failures.push(file);
    for (const { fullName, status: end, failureMessages } of assertionResults) {
      const told = `${file} › ${fullName}${[...new Set(failureMessages.map(shorten))].join('')}`;
      if (end === 'failed') failures.push(told);
      else if (end === 'passed' && failureMessages.length > 0) again.push(told);
    }
  }
  return { passed: report.numPassedTests, failures, again };
}

/**
 * What a JSON report of Playwright says.
 *
 * @param {object} report
 */
export function playwrightOutcome(report) {
  const failures = [];
  const again = [];
  const visit = ({ suites = [], specs = [] }, titles) => {
    for (const { title, tests } of specs)
      for (const { projectName, status } of tests) {
        const name = [...titles, title].join(' › ') + (projectName && ` (${projectName})`);
        if (status === 'unexpected') failures.push(name);
        if (status === 'flaky') again.push(name);
      }
    for (const suite of suites) visit(suite, [...titles, suite.title]);
  };
  visit(report, []);
  return { passed: report.stats.expected + report.stats.flaky, failures, again };
}
