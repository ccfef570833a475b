import type { Plugin } from 'vite';

/**
 * Puts the style sheet of the entry into `index.html`, where it is there with the first byte of it: as a file of its own it would cost every
 * first paint a trip to the server. `few-files.ts` has all styles of ours in it.
 */
export function stylesInPage(): Plugin {
  let styles = '';
  return {
    name: 'styles-in-page',
    apply: 'build',
    // Before Vite names the file in the page and in what fetches parts.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const core = chunks.filter(({ isEntry, name }) => isEntry || name === 'core');
      const names = new Set(core.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      for (const name of names) {
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') throw new Error(`There is no ${name} in the build`);
        styles += String(sheet.source);
        Reflect.deleteProperty(bundle, name);
        chunks.forEach(({ viteMetadata }) => viteMetadata?.importedCss.delete(name));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: styles, injectTo: 'head' }],
    },
  };
}
