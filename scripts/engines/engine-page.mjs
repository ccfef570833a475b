import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 50;
/** What the two engines call a file that has not arrived yet. */
const UNFINISHED = /\.(part|wkdownload)$/;

/**
 * Runs in the page. The first element in sight of `css` whose name is `name`, or has `has` in it: where it is,
 * and whether a press on its middle would reach it; else it is brought there for the next look.
 */
function look({ css, name, has = '' }) {
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText;
    // A field that must be filled in has a star behind its name.
    return (label ?? '').replace(/\s+/g, ' ').trim().replace(/ \*$/, '');
  };
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility() &&
      (name === undefined || nameOf(element) === name) &&
      nameOf(element).includes(has),
  );
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isFree = found.contains(hit) && !found.matches(':disabled, [aria-disabled=true]');
  if (!isFree) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { x, y, width, height, isFree };
}

/** Runs in the page: from now on its uncaught errors are kept. */
function keepErrors() {
  globalThis.keptErrors = [];
  addEventListener('error', (event) => globalThis.keptErrors.push(event.message));
  addEventListener('unhandledrejection', (event) => globalThis.keptErrors.push(String(event.reason)));
}

const middle = ({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });

/** Stations from one point to another, as a hand that draws passes them. */
function way(from, to) {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
  }));
}

/**
 * What the flows do with a page, whatever engine `driver` drives. A target is `{ css, name?, has? }`. Everything waits until
 * the page shows what is meant, and fails with the name of what did not come.
 */
export function openEnginePage(driver, { url, downloads }) {
  async function until(what, ask) {
    const end = performance.now() + PATIENCE_MS;
    let problem;
    for (;;) {
      try {
        const found = await ask();
        if (found) return found;
        problem = undefined;
      } catch (error) {
        // A page that is just being left answers nothing.
        problem = error;
      }
      if (performance.now() > end) throw new Error(`Never there: ${what}`, { cause: problem });
      await pause(LOOK_AGAIN_MS);
    }
  }

  const seen = (target) => until(JSON.stringify(target), () => driver.run(look, target));

  /** Where `target` is once it has come to rest and nothing lies over it. */
  function reachable(target) {
    let before = '';
    return until(`${JSON.stringify(target)}, at rest and free`, async () => {
      const place = await driver.run(look, target);
      const isAtRest = JSON.stringify(place) === before;
      before = JSON.stringify(place);
      return place?.isFree && isAtRest && place;
    });
  }

  const click = async (target) => driver.draw([middle(await reachable(target))]);

  return {
    seen,
    click,
    run: driver.run,
    async fill(target, text) {
      await click(target);
      await driver.type(text);
    },
    async goto(path) {
      await driver.goto(`${url}${path}`);
      await driver.run(keepErrors);
    },
    /** Uncaught errors since the last `goto`. */
    errors: () => driver.run(() => globalThis.keptErrors),
    gone: (target) => until(`no ${JSON.stringify(target)}`, async () => !(await driver.run(look, target))),
    /** `Enter`, `Control+z`: the last key with the others held. */
    press(keys) {
      const names = keys.split('+');
      return driver.press(names.at(-1), names.slice(0, -1));
    },
    /** From the middle of one target, or from its lower edge, to the middle of another. */
    async drag(from, to, { held = [], edge = false } = {}) {
      await seen(to);
      const start = await seen(from);
      const { x, y } = middle(start);
      const first = edge ? { x, y: Math.round(start.y + start.height - 2) } : { x, y };
      await driver.draw(way(first, middle(await seen(to))), held);
    },
    /** The file that `act` lets the browser save. */
    async download(act) {
      const before = new Set(readdirSync(downloads));
      await act();
      return until('a file', () => {
        const name = readdirSync(downloads).find((file) => !before.has(file) && !UNFINISHED.test(file));
        const bytes = name && readFileSync(join(downloads, name));
        return bytes?.length ? { name, bytes } : null;
      });
    },
  };
}
