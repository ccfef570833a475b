import { env } from '@/config/env';
import { localValues, sessionValues } from '@/lib/stored-values';

/** The key of earlier releases, so that browsers keep what they remember. */
const KEY = `dialects:${env.apiBaseUrl}`;

function createMemory(values: typeof localValues) {
  const readPaths = () => new Set((values.read(KEY) ?? '').split(',').filter(Boolean));
  return {
    has: (path: string) => readPaths().has(path),
    set: (path: string, usesVariant: boolean) => {
      const variantPaths = readPaths();
      if (variantPaths.has(path) === usesVariant) return;
      if (usesVariant) variantPaths.add(path);
      else variantPaths.delete(path);
      values.write(KEY, [...variantPaths].join());
    },
  };
}

/** Paths that this server accepts only as a variant, and names of its other traits. They depend on no user. */
export const variantMemory = {
  lasting: createMemory(localValues),
  ofTab: createMemory(sessionValues),
};
