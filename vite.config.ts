import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { ICONS, webManifest } from './scripts/build/web-manifest.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The mock API's service worker lies in `public/` for development; a real build must not ship it. */
function withoutMockWorker(): Plugin {
  let worker = '';
  return {
    name: 'without-mock-worker',
    apply: 'build',
    configResolved(config) {
      worker = resolve(config.root, config.build.outDir, 'mockServiceWorker.js');
    },
    closeBundle: () => rm(worker, { force: true }),
  };
}

/** Hosts of static files answer unknown paths with this page: the demonstration then opens at any of its addresses. */
function withPageForUnknownPaths(): Plugin {
  let outDir = '';
  return {
    name: 'with-page-for-unknown-paths',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => copyFile(`${outDir}/index.html`, `${outDir}/404.html`),
  };
}

/** The script that sets the look before the first paint, under a name that a browser may keep: its content is in the name. */
function themeBeforePaint(): Plugin {
  const source = readFileSync(fromRoot('./src/start/theme-before-paint.js'), 'utf8');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `assets/theme-${hash}.js`;
  return {
    name: 'theme-before-paint',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
  };
}

/** The preview lets browsers keep hashed files, and what they compiled of them, as `deploy/` does. */
function keptHashedFiles(): Plugin {
  return {
    name: 'kept-hashed-files',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/assets', (_request, response, next) => {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        next();
      });
    },
  };
}

/** Loaded on demand: too heavy to be kept for a start without a connection, or of no use there. */
const NOT_KEPT = /workbook-worker|import-(worker|page)/;

/** What makes a real build installable: the web manifest, and the service worker with the names of all files. */
function installable(title: string): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.json' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle);
        const entry = built.find((file) => file.type === 'chunk' && file.isEntry);
        const names = built.map(({ fileName }) => fileName);
        const assets = names.filter((name) => /\.(js|css)$/.test(name) && !NOT_KEPT.test(name));
        const statics = [...ICONS.map(({ src }) => src.slice(1))];
        const page = bundle['index.html'];
        const hash = createHash('sha256').update(page?.type === 'asset' ? page.source : names.join());
        for (const name of statics) hash.update(await readFile(fromRoot(`./public/${name}`)));
        const build = {
          name: hash.digest('hex').slice(0, 12),
          entry: `/${entry?.fileName}`,
          files: ['/manifest.json', ...[...statics, ...assets].map((name) => `/${name}`)],
        };
        const worker = await readFile(fromRoot('./src/start/service-worker.js'), 'utf8');
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('manifest.json', JSON.stringify(webManifest(title)));
        emit('service-worker.js', `const BUILD = ${JSON.stringify(build)};\n${worker}`);
      },
    },
  };
}

/** What the development and the preview server forward: the browser sees one origin, and no service's key. */
function proxyOf(settings: Record<string, string>): Record<string, ProxyOptions> {
  const server = { target: settings.API_PROXY_TARGET, changeOrigin: true };
  const service = (target: string, header: string, key = '') => ({
    target,
    changeOrigin: true,
    ignorePath: true,
    headers: { [header]: key },
  });
  const { REMOVE_BACKGROUND_TARGET: removal, ENHANCE_TARGET: enhancement } = settings;
  return {
    ...(settings.API_PROXY_TARGET && { '/api': server, '/images': server }),
    ...(removal && {
      '/services/remove-background': service(removal, 'X-Api-Key', settings.REMOVE_BACKGROUND_KEY),
    }),
    ...(enhancement && { '/services/enhance': service(enhancement, 'api-key', settings.ENHANCE_KEY) }),
  };
}

/**
 * A worker serves files of one project and one environment: any other file ends it and starts a new one with all its
 * modules. So like stands beside like, and first what is short and takes long: the last of that would run alone.
 */
class LikeBesideLike extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    return (await super.sort(files)).sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

function rankOf({ moduleId, project }: TestSpecification) {
  if (project.name === 'pages') return moduleId.includes('/tests/faults/') ? 0 : 1;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 2 : 3;
}

export default defineConfig(({ command, mode }) => {
  const settings = loadEnv(mode, fromRoot('.'), '');
  // The mock API answers in development unless a real server is named; a build holds it only when asked.
  const isMock =
    (settings.VITE_MOCK_API ?? String(command === 'serve' && !settings.API_PROXY_TARGET)) === 'true';
  process.env.VITE_MOCK_API = String(isMock);
  // Visitors of a demonstration are led through it; who develops or tests is not.
  process.env.VITE_DEMO ??= 'false';
  // index.html shows it too, where no default of the application reaches.
  process.env.VITE_APP_TITLE ??= settings.VITE_APP_TITLE ?? 'Staff Reporting';
  const proxy = proxyOf(settings);

  return {
    plugins: [
      react(),
      themeBeforePaint(),
      keptHashedFiles(),
      ...(isMock
        ? [withPageForUnknownPaths()]
        : [withoutMockWorker(), installable(process.env.VITE_APP_TITLE)]),
    ],
    resolve: {
      alias: {
        '@': fromRoot('./src'),
        // Of the public-suffix list, MSW's cookie store asks only for the registrable domain: 113 kB less.
        tldts: fromRoot('./src/mock-api/tldts-stub.ts'),
      },
    },
    css: {
      modules: {
        // Base names are unique in `src/`, so class names can be read: `button-outlined`.
        generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}`,
      },
    },
    server: { host: '127.0.0.1', port: 5173, proxy },
    preview: { host: '127.0.0.1', port: 4173, proxy },
    worker: { format: 'es' as const },
    // Found only when somebody exports, it would make the development server reload the page in the middle of that.
    optimizeDeps: { include: ['exceljs'] },
    build: {
      target: 'es2022',
      manifest: true,
      reportCompressedSize: false,
      // All styles together are some KiB: one file, instead of one for each page.
      cssCodeSplit: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
      },
    },
    test: {
      setupFiles: ['./tests/support/setup.ts'],
      // The set-up leaves nothing behind; modules loaded anew for every file would take as long as the tests do.
      isolate: false,
      sequence: { sequencer: LikeBesideLike },
      projects: [
        {
          extends: true,
          // A second try keeps a hiccup of the machine from stopping everything; the summary of all tests names it.
          test: { name: 'pages', environment: 'jsdom', include: ['tests/**/*.test.tsx'], retry: 1 },
        },
        // Rules and the mock API need no page; the few that do say so in their first line.
        { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/**/*.test.ts'] } },
      ],
      css: false,
      // A limit is there to end what hangs: a machine may stand still for half a minute.
      testTimeout: 120_000,
      // Page tests wait for two fifths of their time: more of them than cores keep the cores busy.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      env: { TZ: 'Asia/Tokyo', VITE_MOCK_API: 'true' },
      execArgv: [
        // Pages come and go: with more room for what is young, far less of it is kept by mistake.
        '--max-semi-space-size=64',
        ...(Number(process.versions.node.split('.')[0]) >= 25 ? ['--no-experimental-webstorage'] : []),
      ],
    },
  };
});
