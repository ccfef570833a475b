// The runner of `npm run mutate`; `scripts/mutate.mjs` names the files that are mutated, part by part.
const part = process.env.MUTATE_PART;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Each mutant of a module's constant would need all tests in a process of its own.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.reports/mutation-${part}.json`,
  reporters: ['clear-text', 'html', 'progress'],
  clearTextReporter: { logTests: false, allowEmojis: false },
  htmlReporter: { fileName: `.reports/mutation-${part}.html` },
  tempDirName: '.stryker-tmp',
  concurrency: 2,
};
