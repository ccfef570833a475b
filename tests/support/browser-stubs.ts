import { createRequire } from 'node:module';
import { InPageWorker } from './in-page-worker';

const SCREEN_WIDTH = 1280;

const ignore = () => undefined;

/**
 * Answers media queries as a desktop screen with a mouse, in light mode, without motion, which would only delay tests. Without a
 * mouse, MUI would show its pickers for touch.
 */
function matchesDesktop(query: string): boolean {
  const pixels = (feature: string) =>
    Number(new RegExp(`${feature}:\\s*([\\d.]+)px`).exec(query)?.[1] ?? NaN);
  const min = pixels('min-width');
  const max = pixels('max-width');
  if (SCREEN_WIDTH < min || SCREEN_WIDTH > max) return false;
  return (
    !Number.isNaN(min) ||
    !Number.isNaN(max) ||
    /pointer:\s*fine|hover:\s*hover|reduced-motion:\s*reduce/.test(query)
  );
}

class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
  takeRecords = () => [];
}

/** A test of a component may insert its styles: see `renderUi`. */
const hasStyles = () => document.getElementById('ui-styles') !== null;

/** Replaces slow searches of jsdom through the whole page: for the labels of each field, and for each id. */
function findLabelsFast(): void {
  function labels(this: HTMLElement) {
    const isOfField = (label: HTMLLabelElement) =>
      label.htmlFor ? label.htmlFor === this.id : label.contains(this);
    const root = this.getRootNode();
    const all =
      root instanceof ShadowRoot ? root.querySelectorAll('label') : document.getElementsByTagName('label');
    return [...all].filter(isOfField);
  }
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement]) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labels });
  }
  type Search = (this: Element, selectors: string) => Element | null;
  const search = Reflect.get(Element.prototype, 'querySelector') as Search;
  function querySelector(this: Element, selectors: string) {
    const [, id] = /^\[id="([^"]+)"\]$/.exec(selectors) ?? [];
    const root = this.getRootNode();
    const isTree = root instanceof Document || root instanceof ShadowRoot;
    return id && isTree ? root.getElementById(id) : search.call(this, selectors);
  }
  Object.assign(Element.prototype, { querySelector });
}

/** Replaces slow parts of a search by text: the list of all elements, and the check of each for an input that is a button. */
function findTextsFast(): void {
  const BUTTONS = 'input[type=submit], input[type=button], input[type=reset]';
  type Search = (this: Element, selectors: string) => Iterable<Node>;
  const search = Reflect.get(Element.prototype, 'querySelectorAll') as Search;
  type Match = (this: Element, selectors: string) => boolean;
  const match = Reflect.get(Element.prototype, 'matches') as Match;
  Object.assign(Element.prototype, {
    querySelectorAll(this: Element, selectors: string) {
      if (selectors !== '*') return search.call(this, selectors);
      const walker = document.createTreeWalker(this, NodeFilter.SHOW_ELEMENT);
      const found: Node[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
      return found;
    },
    matches(this: Element, selectors: string) {
      return (selectors !== BUTTONS || this.localName === 'input') && match.call(this, selectors);
    },
  });
}

/** Skips the text of styles, which each component writes at each render: a page without a style sheet does not need it. */
function leaveStylesUnwritten(): void {
  const load = createRequire(createRequire(import.meta.url).resolve('@emotion/styled'));
  const emotion = load('@emotion/serialize') as { serializeStyles: (...parts: unknown[]) => object };
  const write = emotion.serializeStyles;
  const unwritten = { name: '0', styles: '' };
  emotion.serializeStyles = (...parts) => (hasStyles() ? write(...parts) : unwritten);
}

/**
 * Replaces the computed style, which a search by role reads for each candidate. The page of a test has no style sheet: the style of an
 * element is its own style, the display of its tag, and the visibility of its parents.
 */
function computeStylesFast(): void {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const findDisplay = ({ localName }: Element) => {
    const display = displays.get(localName) ?? compute(document.createElement(localName)).display;
    displays.set(localName, display);
    return display;
  };
  const isStyled = (element: Element | null): element is HTMLElement | SVGElement =>
    element instanceof HTMLElement || element instanceof SVGElement;
  const findVisibility = (element: Element | null): string =>
    element
      ? (isStyled(element) && element.style.visibility) || findVisibility(element.parentElement)
      : 'visible';
  const computeValue = (element: HTMLElement | SVGElement, name: string) => {
    if (name === 'visibility') return findVisibility(element);
    if (name !== 'display') return null;
    return element.style.display || (element.hasAttribute('hidden') ? 'none' : findDisplay(element));
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !isStyled(element) || hasStyles()) return compute(element, pseudo);
    return new Proxy(element.style, {
      get(style, name): unknown {
        if (name === 'getPropertyValue')
          return (property: string) => computeValue(element, property) ?? style.getPropertyValue(property);
        return (typeof name === 'string' && computeValue(element, name)) || Reflect.get(style, name, style);
      },
    });
  };
}

/** Removes the two delays of a closing toast, 125 and 175 ms, which reduced motion does not shorten. */
function closeToastsFast(): void {
  const startTimer = window.setTimeout;
  window.setTimeout = ((act: () => void, ms?: number) =>
    startTimer(act, ms === 125 || ms === 175 ? 0 : ms)) as typeof setTimeout;
}

const fastWindows = new WeakSet<Window>();

/** Test files share a page: without this check each of them would wrap its functions once more. */
function makeFastOnce(): void {
  if (fastWindows.has(window)) return;
  fastWindows.add(window);
  findLabelsFast();
  findTextsFast();
  leaveStylesUnwritten();
  computeStylesFast();
  layOutLists();
  closeToastsFast();
}

/** Gives lists and options a height: a long list draws only its visible rows, and jsdom has no layout. */
function layOutLists(): void {
  const heightIn = (role: string, height: number) => ({
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('role') === role ? height : 0;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', heightIn('listbox', 320));
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', heightIn('option', 40));
}

/** The mock API reads the blobs that it answers as streams, which jsdom lacks. */
function readAsStream(this: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  const read = async () => new Uint8Array(await this.arrayBuffer());
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(await read());
      controller.close();
    },
  });
}

/** Adds functions of browsers that jsdom lacks. */
export function stubBrowser(): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matchesDesktop(query),
      onchange: null,
      addListener: ignore,
      removeListener: ignore,
    });
  window.innerWidth = SCREEN_WIDTH;
  window.ResizeObserver = SilentObserver;
  window.IntersectionObserver = SilentObserver;
  window.Worker = InPageWorker;
  // The page of a test is never idle, except after `beIdle`.
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = ignore;
  Blob.prototype.stream = readAsStream;
  window.scrollTo = ignore;
  Element.prototype.scrollTo = ignore;
  Element.prototype.scrollIntoView = ignore;
  Element.prototype.setPointerCapture = ignore;
  Element.prototype.releasePointerCapture = ignore;
  Element.prototype.hasPointerCapture = () => false;
  makeFastOnce();
}
