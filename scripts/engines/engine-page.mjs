// The acts of the flows on a page, on top of an engine's driver, for e2e-engines.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_LIMIT_MS = 60_000;
const POLL_MS = 50;
/** The endings of a file that is still being downloaded, in Firefox and in WebKit. */
const UNFINISHED = /\.(part|wkdownload)$/;

/**
 * Runs in the page. Finds the first visible element of `css` whose name is `name`, or contains `has`, and returns its place and
 * whether a press on its middle would reach it. An element that a press would miss is scrolled to the middle for the next try.
 */
function findElement({ css, name, has = '' }) {
  const readName = (element) => {
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText;
    // A required field has a star after its name.
    return (label ?? '').replace(/\s+/g, ' ').trim().replace(/ \*$/, '');
  };
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility() &&
      (name === undefined || readName(element) === name) &&
      readName(element).includes(has),
  );
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isFree = found.contains(hit) && !found.matches(':disabled, [aria-disabled=true]');
  if (!isFree) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { x, y, width, height, isFree };
}

/** Runs in the page: records its uncaught errors. */
function recordErrors() {
  globalThis.uncaughtErrors = [];
  addEventListener('error', (event) => globalThis.uncaughtErrors.push(event.message));
  addEventListener('unhandledrejection', (event) => globalThis.uncaughtErrors.push(String(event.reason)));
}

const middle = ({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });

/** The points of a drag from one point to another. */
function pathBetween(from, to) {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
  }));
}

/**
 * The acts of the flows on a page of any engine. A target is `{ css, name?, has? }`. Each act waits for its target, and fails with
 * the description of a target that does not come.
 */
export function openEnginePage(driver, { url, downloads }) {
  async function poll(description, find) {
    const end = performance.now() + WAIT_LIMIT_MS;
    for (;;) {
      let cause;
      try {
        const found = await find();
        if (found) return found;
      } catch (error) {
        // A call to a page that is being left fails.
        cause = error;
      }
      if (performance.now() > end) throw new Error(`Not found: ${description}`, { cause });
      await pause(POLL_MS);
    }
  }

  const waitFor = (target) => poll(JSON.stringify(target), () => driver.run(findElement, target));

  /** The place of `target` once it no longer moves and nothing lies over it. */
  function waitUntilReachable(target) {
    let before = '';
    return poll(`${JSON.stringify(target)}, at rest and free`, async () => {
      const place = await driver.run(findElement, target);
      const isAtRest = JSON.stringify(place) === before;
      before = JSON.stringify(place);
      return place?.isFree && isAtRest ? place : null;
    });
  }

  const click = async (target) => driver.draw([middle(await waitUntilReachable(target))]);

  return {
    waitFor,
    click,
    run: driver.run,
    async fill(target, text) {
      await click(target);
      await driver.type(text);
    },
    async goto(path) {
      await driver.goto(`${url}${path}`);
      await driver.run(recordErrors);
    },
    /** Uncaught errors since the last `goto`. */
    errors: () => driver.run(() => globalThis.uncaughtErrors),
    waitUntilGone: (target) =>
      poll(`no ${JSON.stringify(target)}`, async () => !(await driver.run(findElement, target))),
    /** `Enter`, `Control+z`: presses the last key while the others are down. */
    press(keys) {
      const names = keys.split('+');
      return driver.press(names.at(-1), names.slice(0, -1));
    },
    /** Drags from the middle of one target, or from its lower edge, to the middle of another, while `modifiers` are down. */
    async drag(from, to, { modifiers = [], isFromEdge = false } = {}) {
      await waitFor(to);
      const start = await waitFor(from);
      const { x, y } = middle(start);
      const first = isFromEdge ? { x, y: Math.round(start.y + start.height - 2) } : { x, y };
      await driver.draw(pathBetween(first, middle(await waitFor(to))), modifiers);
    },
    /** The file that the browser saves after `act`. */
    async download(act) {
      const before = new Set(readdirSync(downloads));
      await act();
      return poll('a file', () => {
        const name = readdirSync(downloads).find((file) => !before.has(file) && !UNFINISHED.test(file));
        const bytes = name && readFileSync(join(downloads, name));
        return bytes?.length ? { name, bytes } : null;
      });
    },
  };
}
