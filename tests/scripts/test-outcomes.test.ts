import { expect, it } from 'vitest';
import { playwrightOutcome, vitestOutcome } from '../../scripts/test-outcomes.mjs';

it('reports unit tests that failed or passed only at the second attempt, with reason and place', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const page = Array.from({ length: 900 }, () => '  <div />').join('\n');
  const message = `Error: gone\n${page}\n    at wait (/home/node_modules/a.js:1:2)\n    at /home/tests/a.test.tsx:3:4\n    at x`;
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: '/home/tests/a.test.tsx',
        status: 'failed',
        assertionResults: [
          test('adds up', 'passed'),
          test('shows a toast', 'passed', 'Error: too late'),
          test('opens', 'failed', message, message),
        ],
      },
      { name: '/home/tests/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  const outcome = vitestOutcome(report, '/home/');
  expect({ ...outcome, failures: outcome.failures.map((failure) => failure.split(/\n +/)) }).toEqual({
    passed: 2,
    failures: [
      [
        'tests/a.test.tsx › opens',
        'Error: gone',
        ...Array.from({ length: 11 }, () => '<div />'),
        'at /home/tests/a.test.tsx:3:4',
      ],
      ['tests/b.test.ts'],
    ],
    flaky: ['tests/a.test.tsx › shows a toast\n      Error: too late'],
  });
});

it('reports flows that failed, and those that passed only at the second attempt', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, index) => ({ status, projectName: ['en', 'ja'][index] ?? '' })),
  });
  const report = {
    stats: { expected: 2, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: 'map.spec.ts',
        specs: [spec('flies', 'expected', 'flaky')],
        suites: [{ title: '390 px wide', specs: [spec('stands still', 'unexpected', 'expected')] }],
      },
    ],
  };
  expect(playwrightOutcome(report)).toEqual({
    passed: 3,
    failures: ['map.spec.ts › 390 px wide › stands still (en)'],
    flaky: ['map.spec.ts › flies (ja)'],
  });
});
