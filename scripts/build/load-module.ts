import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig, runnerImport, type Plugin } from 'vite';
import { cssModules } from './css-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const alias = { '@': `${root}src` };
const SHEET = /\.css$/;
const NAMES = '.css-names.js';

/** Of a style sheet, what runs here needs the names of its classes alone. */
function classNamesOnly(): Plugin {
  const config = resolveConfig({ root, configFile: false, css: { modules: cssModules } }, 'build');
  return {
    name: 'class-names-only',
    enforce: 'pre',
    resolveId(source, importer = root) {
      if (!SHEET.test(source)) return undefined;
      const path = source.startsWith('@/')
        ? source.replace('@', alias['@'])
        : resolve(dirname(importer), source);
      return path.replace(SHEET, NAMES);
    },
    async load(id) {
      if (!id.endsWith(NAMES)) return undefined;
      const path = id.replace(NAMES, '.css');
      const { modules } = await preprocessCSS(await readFile(path, 'utf8'), path, await config);
      return `export default ${JSON.stringify(modules)};`;
    },
  };
}

/** Runs a module of the application while it is built. `path` is from the root of the project. */
export async function loadModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [classNamesOnly()],
    resolve: { alias },
  });
  return module;
}

/** Lets modules of the application find what they want of a browser for as long as `work` takes. */
export async function withBrowser<Result>(parts: object, work: () => Promise<Result>): Promise<Result> {
  Object.assign(globalThis, parts);
  try {
    return await work();
  } finally {
    Object.keys(parts).forEach((name) => Reflect.deleteProperty(globalThis, name));
  }
}
