// The plug-ins of vite.config.ts that are a few lines each.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Removes the service worker of the mock API, which `public/` has for development, from a real build. */
export function removeMockWorker(): Plugin {
  let worker = '';
  return {
    name: 'remove-mock-worker',
    apply: 'build',
    configResolved(config) {
      worker = resolve(config.root, config.build.outDir, 'mockServiceWorker.js');
    },
    closeBundle: () => rm(worker, { force: true }),
  };
}

/** Adds 404.html, with which hosts of static files answer unknown paths: the demonstration then opens at any of its addresses. */
export function addPageForUnknownPaths(): Plugin {
  let outDir = '';
  return {
    name: 'add-page-for-unknown-paths',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => copyFile(`${outDir}/index.html`, `${outDir}/404.html`),
  };
}

/** The script that sets the colour scheme before the first paint. Browsers may keep it, because its name has a hash of its content. */
export function themeBeforePaint(): Plugin {
  const source = readFileSync(
    fileURLToPath(new URL('../../src/start/theme-before-paint.js', import.meta.url)),
    'utf8',
  );
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

/** Lets browsers keep hashed files of the preview, and their compiled code, as `deploy/` does. */
export function immutableAssets(): Plugin {
  return {
    name: 'immutable-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/assets', (_request, response, next) => {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        next();
      });
    },
  };
}
