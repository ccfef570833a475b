// Makes a real build installable, for vite.config.ts.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICONS, webManifest } from './web-manifest.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Files that the service worker does not keep: too heavy for a start without a connection, or of no use there. */
const NOT_KEPT = /workbook-worker|import-(worker|page)/;

/** Adds the web manifest, and the service worker with the names of the files that it keeps. */
export function installable(title: string): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.json' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        const names = files.map(({ fileName }) => fileName);
        const assets = names.filter((name) => /\.(js|css)$/.test(name) && !NOT_KEPT.test(name));
        const icons = ICONS.map(({ src }) => src.slice(1));
        const page = bundle['index.html'];
        const hash = createHash('sha256').update(page?.type === 'asset' ? page.source : names.join());
        for (const icon of icons) hash.update(await readFile(fromRoot(`public/${icon}`)));
        const build = {
          name: hash.digest('hex').slice(0, 12),
          entry: `/${entry?.fileName}`,
          files: ['/manifest.json', ...[...icons, ...assets].map((name) => `/${name}`)],
        };
        const worker = await readFile(fromRoot('src/start/service-worker.js'), 'utf8');
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('manifest.json', JSON.stringify(webManifest(title)));
        emit('service-worker.js', `const BUILD = ${JSON.stringify(build)};\n${worker}`);
      },
    },
  };
}
