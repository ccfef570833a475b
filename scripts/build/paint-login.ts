import type * as Markup from './login-markup.tsx';
import { loadModule, withBrowser } from './load-module.ts';

const COLOURS = /<style>(.*?)<\/style>/s;
const TITLE = /<title>.*?<\/title>/s;
/** What only the application can do does not seem to work before. */
const OF_APPLICATION = /<button type="button"/g;

/**
 * The login page for `index.html`, drawn by its own components, in one language after the other, with its colours. It is a dialog because that is
 * closed by Enter without any script: `src/app/start.js` learns of it when it comes.
 */
export async function paintLogin(): Promise<string[]> {
  const browser = {
    window: {
      addEventListener: () => undefined,
      localStorage: { getItem: () => null, setItem: () => undefined },
    },
    document: { documentElement: {}, querySelector: () => null },
  };
  const pages = await withBrowser(browser, async () => {
    const { loginMarkup } = await loadModule<typeof Markup>('/scripts/build/login-markup.tsx');
    return [await loginMarkup('en'), await loginMarkup('ja')];
  });
  return pages.map(({ language, html, waiting }) => {
    const [, colours = ''] = COLOURS.exec(html) ?? [];
    // Those of the light mode come first, and the page is always light.
    const light = colours.slice(0, colours.indexOf('}') + 1);
    const page = html.replace(COLOURS, '').replace(TITLE, '').replace(OF_APPLICATION, '$& inert');
    return `<dialog open class="early-login" lang="${language}" data-waiting="${waiting}"><style>${light}</style>${page}</dialog>`;
  });
}
