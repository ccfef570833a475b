import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// `no-restricted-syntax` is replaced, not merged, by a later block that matches the same file: each block
// therefore lists all the groups that it wants.
const LANGUAGE = [
  {
    // Inside `declare module`, merging needs an interface.
    selector: ':matches(Program, Program > ExportNamedDeclaration) > TSInterfaceDeclaration',
    message: 'Use a type instead of an interface.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals instead of an enum.' },
  {
    selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    message: 'Do not cast through unknown: parse the value, or fix the type.',
  },
];
const PACKED_LITERALS = [
  {
    selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
    message: 'Write the properties out: a spread literal only hides them.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Declare each variable by itself.',
  },
];
const NAMED_EXPORTS = [{ selector: 'ExportDefaultDeclaration', message: 'Export by name.' }];

const READS_CLOCK = 'Take the time from lib/clock (now, today): the clock can be frozen.';
const CLOCK = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: READS_CLOCK },
  { selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]', message: READS_CLOCK },
];
const CALENDAR_DATES = [
  {
    selector: 'CallExpression[callee.property.name="toISOString"]',
    message: 'Dates are calendar dates as text (lib/calendar-date); this would shift them to UTC.',
  },
];

const CATALOGUE = 'Visible words come from the catalogues in src/i18n/locales.';
const WORDS = '[value=/\\p{L}/u]';
const RAW_WORDS = '[value.raw=/\\p{L}/u]';
const CHILD_EXPRESSION = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const WORDED_ATTRIBUTE =
  'JSXAttribute[name.name=/^(label|title|placeholder|alt|helperText|aria-(label|description|roledescription|valuetext))$/]';
const NO_LITERALS = [
  { selector: `JSXText${WORDS}`, message: CATALOGUE },
  { selector: `${CHILD_EXPRESSION} > Literal${WORDS}`, message: CATALOGUE },
  {
    selector: `${CHILD_EXPRESSION} > :matches(ConditionalExpression, LogicalExpression) > Literal${WORDS}`,
    message: CATALOGUE,
  },
  { selector: `${CHILD_EXPRESSION} > TemplateLiteral > TemplateElement${RAW_WORDS}`, message: CATALOGUE },
  { selector: `${WORDED_ATTRIBUTE} > Literal${WORDS}`, message: CATALOGUE },
  { selector: `${WORDED_ATTRIBUTE} > JSXExpressionContainer > Literal${WORDS}`, message: CATALOGUE },
  {
    selector: `${WORDED_ATTRIBUTE} > JSXExpressionContainer > ConditionalExpression > Literal${WORDS}`,
    message: CATALOGUE,
  },
  {
    selector: `${WORDED_ATTRIBUTE} > JSXExpressionContainer > TemplateLiteral > TemplateElement${RAW_WORDS}`,
    message: CATALOGUE,
  },
];

const WHOLE_SUITE = 'Every test runs: no only, skip or todo.';
const CONTENT_NOT_TIME = 'Wait for content, never for a fixed time.';
const HONEST_TESTS = [
  {
    selector:
      'MemberExpression[property.name=/^(only|skip|skipIf|runIf|todo|fixme|fails?)$/]:matches([object.name=/^(it|test|describe|suite)$/], [object.object.name=/^(it|test|describe|suite)$/])',
    message: WHOLE_SUITE,
  },
  { selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', message: WHOLE_SUITE },
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: CONTENT_NOT_TIME },
  {
    selector: 'CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"])',
    message: CONTENT_NOT_TIME,
  },
  {
    selector:
      'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/] > Literal[value=/^[@.]\\u002F/]',
    message: 'The mock API is the only stand-in: do not mock our own modules.',
  },
];

const STORAGE = 'The browser may refuse it: use localValues or sessionValues of lib/stored-values.';
const STORAGES = ['localStorage', 'sessionStorage'];

const SMALL_ZOD = {
  regex: '^zod(/(?!mini$)|$)',
  message: 'Take zod/mini: the large form is 16 KiB more for every page.',
};

const restrict = (...groups) => ['error', ...groups.flat()];

const CODE = ['{src,tests,e2e}/**/*.{ts,tsx}', 'scripts/build/*.ts', '*.ts'];

export default defineConfig([
  globalIgnores([
    'dist',
    'dist-demo',
    'coverage',
    '.reports',
    '.stryker-tmp',
    'playwright-report',
    'test-results',
    'public/mockServiceWorker.js',
    '**/*.d.mts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'max-lines': ['error', { max: 300 }],
      'no-restricted-imports': ['error', { patterns: [SMALL_ZOD] }],
      'no-restricted-syntax': restrict(NAMED_EXPORTS, PACKED_LITERALS),
      'object-shorthand': 'error',
      'prefer-template': 'off',
    },
  },

  {
    name: 'typed code; rules that need the types themselves are in .oxlintrc.json',
    files: CODE,
    extends: [tseslint.configs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-dynamic-delete': 'error',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // The type checker reports them.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-restricted-syntax': restrict(NAMED_EXPORTS, PACKED_LITERALS, LANGUAGE),
    },
  },

  {
    name: 'the application',
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, query.configs['flat/recommended']],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', ...STORAGES.map((name) => ({ name, message: STORAGE }))],
      'no-restricted-properties': [
        'error',
        ...STORAGES.map((property) => ({ object: 'window', property, message: STORAGE })),
      ],
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'no-restricted-syntax': restrict(
        NAMED_EXPORTS,
        PACKED_LITERALS,
        LANGUAGE,
        CLOCK,
        CALENDAR_DATES,
        NO_LITERALS,
      ),
    },
  },
  {
    name: 'components and hooks; these rules take half of the time of all rules',
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    // It warns of libraries that React's compiler leaves out, and this project does not use the compiler.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    name: 'hooks in files with other code',
    files: ['src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    name: 'the clock itself',
    files: ['src/lib/clock.ts'],
    rules: { 'no-restricted-syntax': restrict(NAMED_EXPORTS, PACKED_LITERALS, LANGUAGE) },
  },
  {
    name: 'the storage itself',
    files: ['src/lib/stored-values.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    name: 'the mock API',
    files: ['src/mock-api/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': restrict(NAMED_EXPORTS, PACKED_LITERALS, LANGUAGE),
    },
  },
  {
    name: 'fixed data',
    files: ['src/i18n/locales/**/*.ts', 'src/mock-api/**/fixtures/**/*.ts', 'src/mock-api/**/*-fixtures.ts'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    name: 'tests',
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-restricted-syntax': restrict(NAMED_EXPORTS, PACKED_LITERALS, LANGUAGE, HONEST_TESTS),
    },
  },
  {
    name: 'fixtures of Playwright, which reads their parameters',
    files: ['e2e/support/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    name: 'plain scripts and configuration',
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    name: 'scripts that also hold functions for the page',
    files: ['scripts/bench-tools.mjs', 'scripts/bench/**/*.{js,mjs}', 'scripts/engines/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'the service worker',
    files: ['src/start/service-worker.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    name: 'scripts of the page',
    files: ['src/start/theme-before-paint.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script', ecmaVersion: 5 },
    rules: {
      'object-shorthand': 'off',
      'no-unused-vars': ['error', { caughtErrors: 'none' }],
    },
  },
  {
    name: 'configuration files',
    files: ['*.config.{js,ts}', '.*.mjs'],
    rules: { 'no-restricted-syntax': restrict(LANGUAGE, PACKED_LITERALS) },
  },
]);
