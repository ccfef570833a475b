// The driver of Firefox, for e2e-engines.mjs.
import puppeteer from 'puppeteer-core';
import { findFirefox } from './find-engines.mjs';

/** Firefox, driven by WebDriver BiDi, without a screen. */
export const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: findFirefox,

  async open({ firefox: executablePath }, { downloads, size, env }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      args: [`--width=${size.width}`, `--height=${size.height}`],
      defaultViewport: size,
      env,
      extraPrefsFirefox: {
        // 2: the folder of the next line.
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'intl.accept_languages': 'en-GB',
        'ui.prefersReducedMotion': 1,
      },
    });
    const page = await browser.newPage();
    // The page confirms before unsaved input is left; the flows leave it on purpose.
    page.on('dialog', (dialog) => dialog.accept());
    const withKeysDown = async (keys, act) => {
      for (const key of keys) await page.keyboard.down(key);
      await act();
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    };
    return {
      version: (await browser.version()).replace('firefox/', ''),
      goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
      run: (act, ...values) => page.evaluate(act, ...values),
      type: (text) => page.keyboard.type(text),
      press: (key, modifiers) => withKeysDown(modifiers, () => page.keyboard.press(key)),
      draw: ([first, ...points], modifiers = []) =>
        withKeysDown(modifiers, async () => {
          await page.mouse.move(first.x, first.y);
          await page.mouse.down();
          for (const { x, y } of points) await page.mouse.move(x, y);
          await page.mouse.up();
        }),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
