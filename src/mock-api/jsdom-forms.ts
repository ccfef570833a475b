import { File as NodeFile } from 'node:buffer';

/**
 * The test runner's bridge from jsdom to the `Request` of Node loses the name and the bytes of a file in a
 * form; this bridge keeps them. Load it before MSW, which keeps the `Request` that it finds.
 */
async function bridgeForms(): Promise<void> {
  const BridgedRequest = globalThis.Request;
  // jsdom hides Node's `FormData`. Only a decoded body has its constructor.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // The casts of this file join equal types of Node and of the DOM.
  const NodeFormData = (await new Response('', { headers }).formData()).constructor as typeof FormData;
  // Tests without a page have Node's own forms already.
  if (NodeFormData === FormData) return;

  globalThis.Request = class extends BridgedRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init?.body instanceof FormData ? { ...init, body: toNodeForm(init.body) } : init);
    }
  };

  function toNodeForm(form: FormData): FormData {
    const copy = new NodeFormData();
    for (const [name, value] of form.entries()) {
      if (typeof value === 'string') copy.append(name, value);
      else copy.append(name, toNodeFile(value), value.name);
    }
    return copy;
  }
}

/** From jsdom's internal object, because the public API of a file is asynchronous. */
function toNodeFile(file: File): Blob {
  for (const symbol of Object.getOwnPropertySymbols(file)) {
    const inner: unknown = Reflect.get(file, symbol);
    const bytes: unknown = typeof inner === 'object' && inner ? Reflect.get(inner, '_bytes') : null;
    if (ArrayBuffer.isView(bytes))
      return new NodeFile([bytes as Uint8Array<ArrayBuffer>], file.name, { type: file.type }) as Blob;
  }
  throw new Error('jsdom keeps the bytes of a file elsewhere now: adapt `toNodeFile`.');
}

await bridgeForms();
