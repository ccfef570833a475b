import { http, type RequestHandler } from 'msw';
import type { Tables } from '../db/database';
import { drawPortrait } from '../fixtures/portrait';
import { BROKEN_PHOTO_NAME } from '../fixtures/staff-fixtures';
import { htmlPage } from '../json-reply';

const IMAGE_PATH = /\/images\/staffs\/([^/]+)$/;

const isImage = ({ request }: { request: Request }) => IMAGE_PATH.test(new URL(request.url).pathname);

/** A file's name holds the time of its upload, so what it names never changes. */
const KEPT = { 'cache-control': 'max-age=3600' };

/** Staff photos: what was uploaded, else a drawn portrait. Faults never reach them. */
export function imageHandler(tables: () => Tables): RequestHandler {
  // Matched by hand: MSW would decode the path first, and stumble over a bare percent sign.
  return http.get(isImage, ({ request }) => {
    const name = decodeName(IMAGE_PATH.exec(new URL(request.url).pathname)?.[1] ?? '');
    const uploaded = tables().images.find((image) => image.name === name);
    if (uploaded) return dataUrlResponse(uploaded.dataUrl);
    if (name.endsWith(BROKEN_PHOTO_NAME)) return htmlPage(404, 'Not Found');
    return new Response(drawPortrait(name), { headers: { ...KEPT, 'content-type': 'image/svg+xml' } });
  });
}

/** A name with a bare percent sign is no valid encoding; browsers send it as it is. */
function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function dataUrlResponse(dataUrl: string): Response {
  const [, type = '', data = ''] = /^data:([^;]*);base64,(.*)$/.exec(dataUrl) ?? [];
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  return new Response(bytes, { headers: { ...KEPT, 'content-type': type } });
}
