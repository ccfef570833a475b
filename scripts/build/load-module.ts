import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a module of the application while it is built. `path` is from the root of the project. */
export async function loadModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
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
