import type * as Markup from './login-markup.tsx';
import { loadModule, withBrowser } from './load-module.ts';

const STYLES = /<style[^>]*>(.*?)<\/style>/gs;
const TITLE = /<title>.*?<\/title>/s;
const VARIABLE = /(--[\w-]+):[^;{}]+;/g;

/**
 * The login page for `index.html`, drawn by its own components: a template with the styles, and one for each language. What a
 * template holds costs nobody anything who is signed in; `src/app/start.js` takes them out.
 */
export async function paintLogin(): Promise<string> {
  const window = {
    addEventListener: () => undefined,
    localStorage: { getItem: () => null, setItem: () => undefined },
  };
  const pages = await withBrowser({ window }, async () => {
    const { loginMarkup } = await loadModule<typeof Markup>('/scripts/build/login-markup.tsx');
    // Only now: emotion would have taken this for a browser, and kept its styles for itself.
    const document = { documentElement: {}, querySelector: () => null };
    return withBrowser({ document }, async () => [await loginMarkup('en'), await loginMarkup('ja')]);
  });
  const styles = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(STYLES)].map(([, rules = '']) => rules)),
  );
  const templates = pages.map(({ language, html, waiting }) => {
    const body = html.replaceAll(STYLES, '').replace(TITLE, '');
    return `<template class="login-page" lang="${language}" data-waiting="${waiting}">${body}</template>`;
  });
  const html = templates.join('');
  const css = withoutUnused([...styles].join(''), html);
  return `<template class="login-styles"><style>${css}</style></template>${html}`;
}

/** The theme has a thousand variables, and each costs the first paint its part: those alone that something on the page uses. */
function withoutUnused(css: string, html: string): string {
  const isUsed = (name: string) => css.includes(`var(${name}`) || html.includes(`var(${name}`);
  const left = css.replaceAll(VARIABLE, (declaration, name: string) => (isUsed(name) ? declaration : ''));
  // What those used that are gone may be of no use any more.
  return left === css ? css : withoutUnused(left, html);
}
