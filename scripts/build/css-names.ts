import { basename } from 'node:path';

/** Base names are unique in `src/`, so class names can be read: `button-outlined`. Build and painted login page agree on them. */
export const cssModules = {
  generateScopedName: (name: string, file: string) => `${basename(file).split('.')[0]}-${name}`,
};
