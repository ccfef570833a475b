import { env } from '@/config/env';
import { localValues, sessionValues } from '@/lib/stored-values';

/** The word of earlier releases: under another key, browsers would lose what they remember. */
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

/** The paths of calls that this server takes as a variant, and other traits of it, for good or for this tab; of no user. */
export const variantMemory = {
  lasting: createMemory(localValues),
  ofTab: createMemory(sessionValues),
};
