import { env } from '@/config/env';
import { localValues, sessionValues } from '@/lib/stored-values';

const KEY = `dialects:${env.apiBaseUrl}`;

function createMemory(values: typeof localValues) {
  const paths = () => new Set((values.read(KEY) ?? '').split(',').filter(Boolean));
  return {
    has: (path: string) => paths().has(path),
    set(path: string, isOther: boolean): void {
      const otherPaths = paths();
      if (otherPaths.has(path) === isOther) return;
      if (isOther) otherPaths.add(path);
      else otherPaths.delete(path);
      values.write(KEY, [...otherPaths].join());
    },
  };
}

/** Calls that this server accepts in the other form, for good or for this tab. They belong to no user. */
export const variantMemory = {
  lasting: createMemory(localValues),
  ofTab: createMemory(sessionValues),
};
