import { http, type RequestHandler } from 'msw';
import { invariant } from '@/lib/invariant';
import { fromBase64 } from '../base64';
import type { Tables } from '../db/database';
import { BROKEN_PHOTO_NAME } from '../fixtures/staff-fixtures';
import { htmlPage } from '../json-reply';
import { seededRandom } from '../fixtures/seeded-random';

const BACKGROUNDS = ['#c9d7f0', '#d7ead2', '#f5dfc8', '#ead3e4', '#cfe8e6', '#e3e0f3'];
const SKINS = ['#f2c9a1', '#e0ac7e', '#c98d5f', '#f6d7b8'];
const HAIR = ['#1f1a17', '#3b2a20', '#4a3a33', '#26232b'];
const SHIRTS = ['#3f6ea8', '#4f8a5b', '#a2553f', '#6b5b95', '#37474f'];

function drawPortrait(name: string): string {
  const random = seededRandom(`portrait ${name}`);
  const [back, skin, hair, shirt] = [BACKGROUNDS, SKINS, HAIR, SHIRTS].map((colours) => random.pick(colours));
  const isLong = random.chance(0.5);
  const longHair = `<path d="M92 130c0-72 26-92 58-92s58 20 58 92l6 88H86z" fill="${hair}"/>`;
  const fringe = random.pick([
    'M100 118c4-46 26-64 52-64s46 20 48 62c-30-8-42-24-54-34-10 16-24 28-46 36z',
    'M98 112c2-44 24-62 52-62s50 18 52 62c-20-20-34-24-52-24s-34 6-52 24z',
  ]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">',
    `<rect width="300" height="300" fill="${back}"/>`,
    isLong ? longHair : '',
    `<path d="M40 300c4-62 50-84 110-84s106 22 110 84z" fill="${shirt}"/>`,
    `<path d="M128 180h44v40c-8 14-36 14-44 0z" fill="${skin}"/>`,
    `<ellipse cx="150" cy="130" rx="50" ry="60" fill="${skin}"/>`,
    `<path d="${fringe}" fill="${hair}"/>`,
    '<g fill="#2b2320"><circle cx="131" cy="132" r="5"/><circle cx="169" cy="132" r="5"/></g>',
    '<path d="M132 160q18 16 36 0" fill="none" stroke="#8d4a3a" stroke-width="4" stroke-linecap="round"/>',
    '</svg>',
  ].join('');
}

const IMAGE_PATH = /\/images\/staffs\/([^/]+)$/;

const findSentName = (request: Request) => IMAGE_PATH.exec(new URL(request.url).pathname)?.[1];

/** A file name contains the time of its upload, so its content never changes. */
const CACHE_HEADERS = { 'cache-control': 'max-age=3600' };

/** Faults do not affect photos. */
export function imageHandler(tables: () => Tables): RequestHandler {
  // Not a path pattern: MSW decodes the path first, and fails on a bare percent sign.
  const isImage = ({ request }: { request: Request }) => findSentName(request) !== undefined;
  return http.get(isImage, ({ request }) => {
    const sentName = findSentName(request);
    invariant(sentName !== undefined, 'only images get here');
    const name = decodeName(sentName);
    const uploaded = tables().images.find((image) => image.name === name);
    if (uploaded) return dataUrlResponse(uploaded.dataUrl);
    if (name.endsWith(BROKEN_PHOTO_NAME)) return htmlPage(404, 'Not Found');
    return new Response(drawPortrait(name), {
      headers: { ...CACHE_HEADERS, 'content-type': 'image/svg+xml' },
    });
  });
}

/** Browsers send a bare percent sign unencoded: such a name stays as it is. */
function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function dataUrlResponse(dataUrl: string): Response {
  const [, type, data] = /^data:([^;]*);base64,(.*)$/.exec(dataUrl) ?? [];
  invariant(type !== undefined && data !== undefined, 'an upload is stored as a data URL in base64');
  return new Response(fromBase64(data), { headers: { ...CACHE_HEADERS, 'content-type': type } });
}
