// The directions of imports, checked by `npm run lint`. docs/decisions gives the reason for a check outside of ESLint.

/** What each feature may read of another feature's `fields.ts`, `api/`, `model/` or `components/`. No cycles. */
const FEATURE_READS = {
  reporting: ['members', 'projects', 'work', 'leave'],
  dashboard: ['members', 'leave', 'fines', 'skills', 'hours', 'work'],
  hours: ['members', 'projects', 'work', 'leave'],
  leave: ['members', 'work'],
  fines: ['members'],
  skills: ['members', 'projects', 'work', 'leave'],
  map: ['members'],
  card: ['members', 'skills'],
  members: ['projects'],
  payroll: ['leave', 'work'],
  import: ['members', 'projects', 'work', 'leave', 'reporting', 'reporting/calendar'],
  person: ['dashboard', 'members', 'work', 'leave', 'fines', 'payroll', 'projects', 'skills'],
  'project-plan': ['projects', 'hours', 'work'],
  'company-calendar': ['work', 'members', 'reporting/calendar'],
  'month-end': ['hours', 'leave', 'fines', 'members', 'payroll', 'work'],
};

for (const feature of Object.keys(FEATURE_READS)) refuseCycle(feature, []);

function refuseCycle(feature, readers) {
  if (readers.includes(feature))
    throw new Error(`Features read in a circle: ${[...readers, feature].join(' → ')}`);
  for (const read of FEATURE_READS[feature] ?? []) refuseCycle(read, [...readers, feature]);
}

/** Each layer imports only from the layers before it. */
const LAYERS = [
  'lib',
  'config',
  'start',
  'api',
  'i18n',
  'theme',
  'excel',
  'ui',
  'session',
  'features',
  'app',
];

/** Heavy packages and the only folders that load them. */
const PACKAGE_HOMES = {
  exceljs: ['src/excel'],
  '(leaflet[^/]*|react-leaflet[^/]*|@react-leaflet/[^/]+)': ['src/features/map'],
  '(chart\\.js|react-chartjs-2)': [
    'src/features/dashboard',
    'src/features/skills/finder',
    'src/features/project-plan',
  ],
  '(cropperjs|@cropper/[^/]+|html-to-image|client-zip)': ['src/features/card'],
  'idb-keyval': ['src/session', 'src/features/work/api'],
  papaparse: ['src/features/import'],
  msw: ['src/mock-api'],
};

const layerRules = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `${layer}-imports-lower-layers`,
  comment: `${layer} may import only: ${LAYERS.slice(0, index).join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${LAYERS.slice(index + 1).join('|')}|main\\.tsx)` },
}));

const featureRules = Object.entries(FEATURE_READS).map(([feature, reads]) => ({
  name: `${feature}-reads-declared-features`,
  comment: `${feature} may read only fields.ts, api/, model/ and components/ of: ${reads.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/features/${feature}/` },
  to: {
    path: '^src/features/',
    pathNot: [
      `^src/features/${feature}/`,
      `^src/features/(${reads.join('|')})/(((closing|explorer)/)?(api|model|components)/|fields\\.ts)`,
    ],
  },
}));

const packageRules = Object.entries(PACKAGE_HOMES).map(([name, homes]) => ({
  name: `home-of-${name.replace(/[^a-z]+/g, '-')}`.replace(/-+$/, ''),
  comment: `Only ${homes.join(' and ')} load it, so that no other page pays for it.`,
  severity: 'error',
  from: { path: '^src/', pathNot: homes.map((home) => `^${home}/`) },
  to: { path: `(^|/)node_modules/${name}/` },
}));

export default {
  forbidden: [
    ...layerRules,
    ...featureRules,
    {
      name: 'undeclared-feature-reads-none',
      comment: 'Add the feature to FEATURE_READS first.',
      severity: 'error',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: `^src/features/(${Object.keys(FEATURE_READS).join('|')})/`,
      },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'outbox-has-one-door',
      comment: 'Outside of reporting it is one component and one hook.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/reporting/' },
      to: {
        path: '^src/features/reporting/outbox/',
        pathNot: '/components/outbox-chip\\.tsx?$',
      },
    },
    {
      name: 'model-is-pure',
      comment: 'Rules are plain functions: the mock API and the tests use them without React or a server.',
      severity: 'error',
      from: { path: '^src/features/.+/model/' },
      to: {
        path: [
          'node_modules/(react|react-dom|react-i18next|react-router-dom|@mui/[^/]+|@tanstack/[^/]+|axios)/',
          '^src/(ui|session)/',
          '^src/features/.+/(components|pages)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...packageRules,
    {
      name: 'workbook-writer-in-its-worker',
      comment: 'Only the worker writes workbooks: else every page with an export would load exceljs.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/excel/(workbook-worker|write-workbook)\\.ts',
      },
      to: {
        path: '^src/excel/(workbook-worker|write-workbook)\\.ts',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mock-api-only-from-main',
      comment: 'Only main.tsx loads the mock API.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(mock-api/|main\\.tsx)' },
      to: { path: '^src/mock-api/' },
    },
    {
      name: 'mock-api-on-demand',
      comment: 'A static import would put the mock API into every build.',
      severity: 'error',
      from: { path: '^src/main\\.tsx' },
      to: { path: '^src/mock-api/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mock-api-reads-schemas-and-rules',
      comment: 'The mock API is the other side of the wire: it knows schemas, rules, lib and config.',
      severity: 'error',
      from: { path: '^src/mock-api/' },
      to: {
        path: '^src/',
        pathNot: ['^src/(mock-api|lib|config)/', '^src/features/[^/]+/(api/[^/]+-schema\\.ts|model/)'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-development-packages',
      comment: 'Packages that src imports are dependencies; only the mock API uses development packages.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mock-api/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-outside-src',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|e2e|scripts|public)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\?)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
    cache: false,
  },
};
