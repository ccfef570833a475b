import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { installable } from './scripts/build/installable.ts';
import {
  addPageForUnknownPaths,
  immutableAssets,
  removeMockWorker,
  themeBeforePaint,
} from './scripts/build/plugins.ts';
import { FileSequencer } from './tests/support/file-sequencer.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The development and the preview server forward these paths: the browser sees one origin, and no key of a service. */
function proxyRules(settings: Record<string, string>): Record<string, ProxyOptions> {
  const server = { target: settings.API_PROXY_TARGET, changeOrigin: true };
  const service = (target: string, keyHeader: string, key = '') => ({
    target,
    changeOrigin: true,
    ignorePath: true,
    headers: { [keyHeader]: key },
  });
  const { REMOVE_BACKGROUND_TARGET: removal, ENHANCE_TARGET: enhancement } = settings;
  const rules: Record<string, ProxyOptions> = {};
  if (settings.API_PROXY_TARGET) {
    rules['/api'] = server;
    rules['/images'] = server;
  }
  if (removal) {
    rules['/services/remove-background'] = service(removal, 'X-Api-Key', settings.REMOVE_BACKGROUND_KEY);
  }
  if (enhancement) {
    rules['/services/enhance'] = service(enhancement, 'api-key', settings.ENHANCE_KEY);
  }
  return rules;
}

export default defineConfig(({ command, mode }) => {
  const settings = loadEnv(mode, fromRoot('.'), '');
  // The mock API answers in development unless a real server is named; a build contains it only with VITE_MOCK_API.
  const isMock =
    (settings.VITE_MOCK_API ?? String(command === 'serve' && !settings.API_PROXY_TARGET)) === 'true';
  process.env.VITE_MOCK_API = String(isMock);
  // Only a demonstration starts with the tour.
  process.env.VITE_DEMO ??= 'false';
  // index.html shows the title as well, without the application's default.
  process.env.VITE_APP_TITLE ??= settings.VITE_APP_TITLE ?? 'Staff Reporting';
  const proxy = proxyRules(settings);

  return {
    plugins: [
      react(),
      themeBeforePaint(),
      immutableAssets(),
      ...(isMock
        ? [addPageForUnknownPaths()]
        : [removeMockWorker(), installable(process.env.VITE_APP_TITLE)]),
    ],
    resolve: {
      alias: {
        '@': fromRoot('./src'),
        // MSW's cookie store needs only the registrable domain; without the list of public suffixes it is 113 kB less.
        tldts: fromRoot('./src/mock-api/tldts-stub.ts'),
      },
    },
    css: {
      modules: {
        // File names are unique in `src/`, and so are readable class names such as `button-outlined`.
        generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}`,
      },
    },
    server: { host: '127.0.0.1', port: 5173, proxy },
    preview: { host: '127.0.0.1', port: 4173, proxy },
    worker: { format: 'es' as const },
    // Without this, the development server would find exceljs at the first export and reload the page.
    optimizeDeps: { include: ['exceljs'] },
    build: {
      target: 'es2022',
      manifest: true,
      reportCompressedSize: false,
      // All styles together are a few KiB, and one request.
      cssCodeSplit: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
      },
    },
    test: {
      setupFiles: ['./tests/support/setup.ts'],
      // The set-up clears all state after each test; a fresh load of the modules would take as long as the tests.
      isolate: false,
      sequence: { sequencer: FileSequencer },
      projects: [
        {
          extends: true,
          // On a busy machine a test may fail once; `npm test` names each test that passed only at the second try.
          test: { name: 'pages', environment: 'jsdom', include: ['tests/**/*.test.tsx'], retry: 1 },
        },
        // Rules and the mock API run without a page; the few files that need one name jsdom in their first line.
        { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/**/*.test.ts'] } },
      ],
      css: false,
      // The limit only ends tests that hang: a busy machine may pause for half a minute.
      testTimeout: 120_000,
      // Page tests wait for two fifths of their time: more of them than cores keep the cores busy.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      env: { TZ: 'Asia/Tokyo', VITE_MOCK_API: 'true' },
      execArgv: [
        // Pages leave much garbage: with a larger young generation, far less of it moves to the old one.
        '--max-semi-space-size=64',
        ...(Number(process.versions.node.split('.')[0]) >= 25 ? ['--no-experimental-webstorage'] : []),
      ],
    },
  };
});
