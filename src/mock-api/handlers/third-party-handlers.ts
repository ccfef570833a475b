import { http, type RequestHandler } from 'msw';
import { toBase64 } from '../base64';
import { enhancePhoto, removeBackground } from '../picture/edited-photo';

function drawTile(zoom: number, x: number, y: number): string {
  const fill = (x + y) % 2 ? '#e9eef2' : '#eef2ea';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
    `<rect width="256" height="256" fill="${fill}" stroke="#cfd8dc"/>`,
    '<path d="M0 128H256M128 0V256" stroke="#dbe3e6"/>',
    '<path d="M0 200Q90 150 256 190" fill="none" stroke="#f7f7f7" stroke-width="10"/>',
    `<text x="128" y="122" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#7b8a92">${zoom}/${x}/${y}</text>`,
    '</svg>',
  ].join('');
}

type AnswerThirdParty = (
  request: Request,
  path: string,
  answer: () => Promise<Response>,
) => Promise<Response>;

const PREFIX = '/mock-services';
const TILE_PATH = new RegExp(`${PREFIX}/tiles/(\\d+)/(\\d+)/(\\d+)\\.png$`);
const OFFICE = { lat: 16.8409, lon: 96.1735 };

/** On our own origin, so that the mock needs no network. */
export function thirdPartyHandlers(answerThirdParty: AnswerThirdParty): RequestHandler[] {
  const handle = (method: 'get' | 'post', path: string, answer: (request: Request) => Promise<Response>) =>
    http[method](`*${path}`, ({ request }) => answerThirdParty(request, path, () => answer(request)));

  return [
    handle('get', `${PREFIX}/ip-location`, () => Promise.resolve(Response.json(OFFICE))),
    handle('post', `${PREFIX}/remove-background`, async (request) => {
      const file = (await request.formData()).get('image_file');
      if (!isFile(file)) return Response.json({ errors: [{ title: 'No image given' }] }, { status: 400 });
      return pngResponse(await removeBackground(file));
    }),
    handle('post', `${PREFIX}/enhance`, async (request) => {
      const form = await request.formData();
      const file = form.get('image');
      if (!isFile(file)) return Response.json({ message: 'No image given' }, { status: 400 });
      const image = await toBase64(await enhancePhoto(file, Number(form.get('strength') ?? 50)));
      return Response.json({ image });
    }),
    http.get(TILE_PATH, ({ request }) => {
      const [, zoom, x, y] = TILE_PATH.exec(new URL(request.url).pathname) ?? [];
      return new Response(drawTile(Number(zoom), Number(x), Number(y)), {
        headers: { 'content-type': 'image/svg+xml' },
      });
    }),
  ];
}

function isFile(value: FormDataEntryValue | null): value is File {
  return value !== null && typeof value !== 'string';
}

/** jsdom's `Blob` is not the one of `Response`, so the bytes are passed. */
async function pngResponse(png: Blob): Promise<Response> {
  return new Response(await png.arrayBuffer(), { headers: { 'content-type': 'image/png' } });
}
