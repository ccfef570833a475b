const PNG_START = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const STARTS = [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^<svg/];

const ignore = () => undefined;

async function isPicture(blob: Blob | undefined): Promise<boolean> {
  const bytes = new Uint8Array((await blob?.slice(0, 16).arrayBuffer()) ?? []);
  const start = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return STARTS.some((signature) => signature.test(start));
}

/**
 * Pictures for jsdom, which has neither decoder nor canvas: a file that starts like a picture decodes to 600 × 800, and
 * each canvas writes a different PNG. Flows in a real browser prove the pixels.
 */
export function stubPictures() {
  const alive = new Map<string, Blob>();
  const canvas = { isBroken: false, written: 0 };
  let count = 0;
  URL.createObjectURL = (source: Blob) => {
    count += 1;
    const url = `blob:picture-${count}`;
    alive.set(url, source);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    alive.delete(url);
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, get: () => true },
    naturalWidth: { configurable: true, get: () => 600 },
    naturalHeight: { configurable: true, get: () => 800 },
    decode: {
      configurable: true,
      async value(this: HTMLImageElement) {
        if (this.src.startsWith('blob:') && !(await isPicture(alive.get(this.src)))) {
          throw new DOMException('The source image cannot be decoded.', 'EncodingError');
        }
      },
    },
  });
  const context = { beginPath: ignore, arc: ignore, clip: ignore, fillRect: ignore, drawImage: ignore };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => (canvas.isBroken ? null : { ...context }),
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void) {
      canvas.written += 1;
      count += 1;
      done(new Blob([PNG_START, `${this.width} × ${this.height}, ${count}`], { type: 'image/png' }));
    },
  });
  return { alive, canvas };
}

/** A canvas for charts, which jsdom lacks: it accepts all calls and draws nothing. */
export function stubCanvas(): void {
  const createContext = (canvas: HTMLCanvasElement): unknown => {
    const context: unknown = new Proxy(() => context, {
      get: (_target, name) => (name === 'canvas' ? canvas : name === Symbol.toPrimitive ? () => 0 : context),
      set: () => true,
    });
    return context;
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return createContext(this);
    },
  });
}

/** Object URLs, which jsdom lacks, for the preview of a chosen photo: the result has those that are not revoked. */
export function stubObjectUrls(): Set<string> {
  const alive = new Set<string>();
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    alive.add(`blob:photo-${count}`);
    return `blob:photo-${count}`;
  };
  URL.revokeObjectURL = (url) => {
    alive.delete(url);
  };
  return alive;
}
