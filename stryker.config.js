const part = process.env.MUTATE_PART;

/** What is mutated is said in `scripts/mutate.mjs`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Constants of a module: every one of them asks for all tests in a process of its own.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.reports/mutation-${part}.json`,
  reporters: ['clear-text', 'html', 'progress'],
  clearTextReporter: { logTests: false, allowEmojis: false },
  htmlReporter: { fileName: `.reports/mutation-${part}.html` },
  tempDirName: '.stryker-tmp',
  concurrency: 2,
};
