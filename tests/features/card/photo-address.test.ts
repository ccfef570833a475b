import { expect, it } from 'vitest';
import { photoAddresses } from '@/features/card/model/photo-addresses';

const PAGE = 'https://app.example/reporting-system/new-employee-card';
const PHOTO = '/images/staffs/17_aung.png';

it.each([
  [
    'of our own origin keeps its address',
    `https://app.example${PHOTO}`,
    '/api',
    [`https://app.example${PHOTO}`],
  ],
  ['without an origin on our own', PHOTO, '/api', [`https://app.example${PHOTO}`]],
  [
    'of another origin through ours first, where the API answers',
    `https://server.example${PHOTO}`,
    '/api',
    [`https://app.example${PHOTO}`, `https://server.example${PHOTO}`],
  ],
  [
    'of the origin of the API keeps its address',
    `https://server.example${PHOTO}`,
    'https://server.example/api',
    [`https://server.example${PHOTO}`],
  ],
  [
    'of a third origin through the API first',
    `https://cdn.example${PHOTO}?v=2`,
    'https://server.example/api',
    [`https://server.example${PHOTO}?v=2`, `https://cdn.example${PHOTO}?v=2`],
  ],
])('a photo %s', (_what, url, api, addresses) => {
  expect(photoAddresses(url, api, PAGE)).toEqual(addresses);
});

it('the address of a photo with an unencoded name is encoded', () => {
  const [address] = photoAddresses('https://app.example/images/staffs/1_写真 100% (1).png', '/api', PAGE);
  expect(address).toBe('https://app.example/images/staffs/1_%E5%86%99%E7%9C%9F%20100%25%20(1).png');
});
