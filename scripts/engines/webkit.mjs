// The driver of WebKit, for e2e-engines.mjs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { findWebkit } from './find-engines.mjs';

/** The height of the toolbar above the page, in px. */
const TOOLBAR = 38;

/** Starts a program that ends with this script, if not before. */
function start(program, args, options) {
  const child = spawn(program, args, options);
  const kill = () => child.kill();
  process.once('exit', kill);
  return {
    child,
    async stop() {
      process.off('exit', kill);
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Starts a screen in memory, on which WebKit draws: Xvfb chooses its number and writes it to file descriptor 3. */
async function startScreen(program, { width, height }) {
  const screen = start(
    program,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(screen.child.stdio[3], 'data');
  return { display: `:${String(number).trim()}`, stop: screen.stop };
}

/** Selenium's code of a key: its name of `ArrowRight` is `ARROW_RIGHT`. */
const toKeyCode = (name) => Key[name.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase()] ?? name;

/** WebKitGTK, driven by its own WebDriver. */
export const webkit = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  find: findWebkit,

  async open({ driver: driverPath, browser, screen: screenPath }, { port, size, env }) {
    const whole = { width: size.width, height: size.height + TOOLBAR };
    const screen = await startScreen(screenPath, whole);
    const service = start(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...env,
        DISPLAY: screen.display,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...whole });
    const capabilities = await driver.getCapabilities();
    const withKeysDown = (keys, act) => {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(toKeyCode(key));
      act(actions);
      for (const key of keys.toReversed()) actions.keyUp(toKeyCode(key));
      return actions.perform();
    };
    const move = (actions, { x, y }) => actions.move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
    return {
      version: capabilities.getBrowserVersion(),
      goto: (url) => driver.get(url),
      run: (act, ...values) => driver.executeScript(act, ...values),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key, modifiers) => withKeysDown(modifiers, (actions) => actions.sendKeys(toKeyCode(key))),
      draw: ([first, ...points], modifiers = []) =>
        withKeysDown(modifiers, (actions) => {
          move(actions, first).press();
          for (const point of points) move(actions, point);
          actions.release();
        }),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit();
        await service.stop();
        await screen.stop();
      },
    };
  },
};
