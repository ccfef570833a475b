import type * as Markup from './login-markup.tsx';
import { loadModule, withBrowser } from './load-module.ts';

const COLOURS = /<style>(.*?)<\/style>/s;
const TITLE = /<title>.*?<\/title>/s;

/**
 * The login page for `index.html`, drawn by its own components: a template with its colours, and one for each language. What a
 * template holds costs nobody anything who is signed in; `src/app/start.js` takes them out.
 */
export async function paintLogin(): Promise<string> {
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
  const templates = pages.map(({ language, html, waiting }) => {
    const body = html.replace(COLOURS, '').replace(TITLE, '');
    return `<template class="login-page" lang="${language}" data-waiting="${waiting}">${body}</template>`;
  });
  const [, colours = ''] = COLOURS.exec(pages[0]?.html ?? '') ?? [];
  // Those of the light mode come first, and the page is always light.
  const light = colours.slice(0, colours.indexOf('}') + 1);
  return `<template class="login-styles"><style>${light}</style></template>${templates.join('')}`;
}
