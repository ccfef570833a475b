import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { paintLogin } from './paint-login.ts';
import { readScreens, type MenuWords, type Screen } from './read-screens.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const BEFORE_PAINT = 'theme-init.js';
const LANGUAGES = ['en', 'ja'];
const MENU = '<div class="boot-menu">';
/** What the server gives at the login's own address, in place of `index.html`. */
const LOGIN_PAGE = 'login.html';
const SCRIPT = /<script\b[^>]*><\/script>/g;
const SOURCE = /\bsrc="([^"]+)"/;
const SIGNED_IN = 'src/app/signed-in-app.tsx';
const LOGIN = 'src/app/login-screen.tsx';

/** Stands for the own id in the bodies of first reads. */
const ME = 987_654_321;

/**
 * Writes for `src/app/start.js` which files each page needs and what it reads first, and puts that script into one hashed
 * file with the one that sets the look: kept by the browser, it costs a return visit nothing.
 * `api` is where it may ask; null where a mock in the page answers, which is not there yet.
 */
export function startEarly(api: string | null): Plugin {
  let plain = '';
  let base = '/';
  return {
    name: 'start-early',
    apply: 'build',
    configResolved(config) {
      plain = resolve(config.root, config.build.outDir, BEFORE_PAINT);
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { screens, menu } = await readScreens();
        const start = { base, api, me: String(ME), ...filesOf(bundle, screens) };
        const scripts = [`public/${BEFORE_PAINT}`, 'src/app/start.js'].map((path) =>
          readFile(fromRoot(path), 'utf8'),
        );
        const [paint, startNow] = await Promise.all(scripts);
        const source = `${paint}var START = ${JSON.stringify(start)};\n${startNow}`;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/start-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no index.html in the build');
        page.source = String(page.source)
          .replace(`/${BEFORE_PAINT}`, `/${fileName}`)
          .replace(MENU, `${MENU}${menu.map(paintGroup).join('')}`);
        // The mock in the page could answer nobody yet, and its accounts would move what people type into.
        if (api === null) return;
        const logins = await paintLogin();
        const arriving = start.login.map((number) => start.files[number] ?? '');
        this.emitFile({
          type: 'asset',
          fileName: LOGIN_PAGE,
          source: loginPageOf(page.source, logins, arriving),
        });
        page.source = page.source.replace('</body>', `${templatesOf(logins)}</body>`);
      },
    },
    closeBundle: () => rm(plain, { force: true }),
  };
}

/** Cost nobody anything who is signed in; `src/app/start.js` takes them out. */
const templatesOf = (logins: string[]) => logins.map((login) => `<template>${login}</template>`).join('');

/**
 * The page for the login's own address. Whoever asks the server for that, having no kept page, is as a rule not signed in: it shows the login
 * before any script, which all stand behind it. `arriving` are the files that come with the application's login page.
 */
function loginPageOf(page: string, [login = '', ...others]: string[], arriving: string[]): string {
  const scripts = page.match(SCRIPT) ?? [];
  const ahead = scripts.map((script) => {
    const [, file = ''] = SOURCE.exec(script) ?? [];
    return script.includes('type="module"')
      ? `<link rel="modulepreload" crossorigin href="${file}">`
      : `<link rel="preload" as="script" href="${file}">`;
  });
  const files = arriving.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  return page
    .replace(SCRIPT, '')
    .replace('<title>', `${[...ahead, ...files].join('')}<title>`)
    .replace('<noscript>', `${login}<noscript>`)
    .replace('</body>', `${templatesOf(others)}${scripts.join('')}</body>`);
}

/** The words of a group of the menu as they stand before any script. Their look is in `index.html`. */
function paintGroup({ isOfAdmins, words }: MenuWords): string {
  const painted = Object.entries(words).map(([language, { heading, items }]) => {
    const entries = items.map((item) => `<span>${item}</span>`).join('');
    return `<div lang="${language}">${isOfAdmins ? `<b>${heading}</b>` : ''}${entries}</div>`;
  });
  return `<div${isOfAdmins ? ' class="boot-of-admins"' : ''}>${painted.join('')}</div>`;
}

function filesOf(bundle: Rolldown.OutputBundle, screens: Screen[]) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files: string[] = [];
  const numberOf = (name: string) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1);

  function chunkOf(module: string): Rolldown.OutputChunk {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!found) throw new Error(`${module} is in no file of the build`);
    return found;
  }

  /** The files that arrive with these modules, as numbers. */
  function arriveWith(modules: string[], without: number[] = []): number[] {
    const found = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      chunk.viteMetadata?.importedCss.forEach((name) => found.add(name));
      chunk.imports.forEach((name) => {
        const next = bundle[name];
        if (next?.type === 'chunk') visit(next);
      });
    };
    modules.map(chunkOf).forEach(visit);
    return [...found].map(numberOf).filter((file) => !without.includes(file));
  }

  const wordsOf = (catalogues: string[], without: number[][] = []) =>
    Object.fromEntries(
      LANGUAGES.map((language, index) => [
        language,
        arriveWith(
          catalogues.map((name) => `src/i18n/locales/${language}/${name}.ts`),
          without[index],
        ),
      ]),
    );

  // `index.html` names the entry and what arrives with it.
  const entry = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName, imports }) => [fileName, ...imports]);
  const isNamed = entry.map(numberOf);
  const signedIn = arriveWith([SIGNED_IN], isNamed);
  const words = wordsOf(['shell']);
  const pages = screens.map(({ paths, page, catalogues, readsFor }) => ({
    path: `^(?:${paths.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})$`,
    files: arriveWith([page], [...isNamed, ...signedIn]),
    words: wordsOf(
      catalogues,
      LANGUAGES.map((language) => [...(words[language] ?? []), ...isNamed]),
    ),
    reads: { admin: readsFor({ id: ME, role: 1 }), other: readsFor({ id: ME, role: 2 }) },
  }));
  return { login: arriveWith([LOGIN], isNamed), signedIn, words, pages, files };
}
