// Threads cannot set a time zone of their own: they have that of the process that starts them.
process.env.TZ = 'Asia/Tokyo';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/**/model/**/*.ts',
    'src/session/**/*.ts',
    'src/api/**/*.ts',
    'src/excel/**/*.ts',
    'src/features/reporting/outbox/**/*.ts',
    // Hooks belong to the pages that show them.
    '!src/**/use-*.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.reports/mutation.json',
  reporters: ['clear-text', 'html', 'progress'],
  htmlReporter: { fileName: '.reports/mutation.html' },
  tempDirName: '.stryker-tmp',
  concurrency: 2,
  thresholds: { high: 90, low: 85, break: 85 },
};
