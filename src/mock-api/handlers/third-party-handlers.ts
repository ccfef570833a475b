import { http, type RequestHandler } from 'msw';
import { withoutBackground } from '../picture/background-removal';
import { enhanced } from '../picture/enhancement';
import { drawTile } from '../picture/map-tile';

type Answering = (request: Request, path: string, answer: () => Promise<Response>) => Promise<Response>;

const PREFIX = '/mock-services';
const OFFICE = { lat: 16.8409, lon: 96.1735 };

/** The services beside our own server, on our own origin: nothing of the mock needs a network. */
export function thirdPartyHandlers(answering: Answering): RequestHandler[] {
  return [
    http.get(`*${PREFIX}/ip-location`, ({ request }) =>
      answering(request, `${PREFIX}/ip-location`, () => Promise.resolve(Response.json(OFFICE))),
    ),
    http.post(`*${PREFIX}/remove-background`, ({ request }) =>
      answering(request, `${PREFIX}/remove-background`, async () => {
        const file = (await request.formData()).get('image_file');
        if (!isFile(file)) return Response.json({ errors: [{ title: 'No image given' }] }, { status: 400 });
        return pngResponse(await withoutBackground(file));
      }),
    ),
    http.post(`*${PREFIX}/enhance`, ({ request }) =>
      answering(request, `${PREFIX}/enhance`, async () => {
        const form = await request.formData();
        const file = form.get('image');
        if (!isFile(file)) return Response.json({ message: 'No image given' }, { status: 400 });
        const image = await toBase64(await enhanced(file, Number(form.get('strength') ?? 50)));
        return Response.json({ image });
      }),
    ),
    http.get(new RegExp(`${PREFIX}/tiles/(\\d+)/(\\d+)/(\\d+)\\.png$`), ({ request }) => {
      const [zoom = 0, x = 0, y = 0] =
        request.url
          .match(/\d+(?=[/.]|$)/g)
          ?.slice(-3)
          .map(Number) ?? [];
      return new Response(drawTile(zoom, x, y), { headers: { 'content-type': 'image/svg+xml' } });
    }),
  ];
}

function isFile(value: FormDataEntryValue | null): value is File {
  return value !== null && typeof value !== 'string';
}

/** From the bytes: a page test's `Blob` is not the one that `Response` knows. */
async function pngResponse(png: Blob): Promise<Response> {
  return new Response(await png.arrayBuffer(), { headers: { 'content-type': 'image/png' } });
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
