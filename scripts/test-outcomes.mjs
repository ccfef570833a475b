// Reads the JSON reports of vitest and Playwright, for test-all.mjs.

/** The first lines of a message and its line of the stack in the tests: a whole message holds a whole page. */
function shortenMessage(message) {
  const lines = message.split('\n');
  const stackStart = lines.findIndex((line) => line.startsWith('    at '));
  const head = stackStart < 0 ? lines : lines.slice(0, stackStart);
  const testLine = lines.find((line) => /^ {4}at .*\/tests\//.test(line)) ?? [];
  return head
    .slice(0, 12)
    .concat(testLine)
    .map((line) => `\n      ${line.trim().slice(0, 160)}`)
    .join('');
}

/**
 * The outcome in a JSON report of vitest. A test that passed with a failure message passed at its second try.
 *
 * @param {object} report
 * @param {string} root the folder of the project, with a slash at its end
 */
export function vitestOutcome(report, root) {
  const failures = [];
  const flaky = [];
  for (const { name, status, assertionResults } of report.testResults) {
    const file = name.replace(root, '');
    // A file that could not even be loaded has no tests.
    if (status === 'failed' && assertionResults.length === 0) failures.push(file);
    for (const test of assertionResults) {
      const messages = new Set(test.failureMessages.map(shortenMessage));
      const description = `${file} › ${test.fullName}${[...messages].join('')}`;
      if (test.status === 'failed') failures.push(description);
      else if (test.status === 'passed' && messages.size > 0) flaky.push(description);
    }
  }
  return { passed: report.numPassedTests, failures, flaky };
}

/**
 * The outcome in a JSON report of Playwright.
 *
 * @param {object} report
 */
export function playwrightOutcome(report) {
  const failures = [];
  const flaky = [];
  const visit = ({ suites = [], specs = [] }, titles) => {
    for (const { title, tests } of specs) {
      for (const { projectName, status } of tests) {
        const name = [...titles, title].join(' › ') + (projectName ? ` (${projectName})` : '');
        if (status === 'unexpected') failures.push(name);
        if (status === 'flaky') flaky.push(name);
      }
    }
    for (const suite of suites) visit(suite, [...titles, suite.title]);
  };
  visit(report, []);
  return { passed: report.stats.expected + report.stats.flaky, failures, flaky };
}
