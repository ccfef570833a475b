import { expect, it } from 'vitest';
import { contactLink } from '@/features/members/model/member-addresses';

it.each([
  ['mailto', 'min+work@example.com', 'mailto:min+work@example.com'],
  [
    'mailto',
    'min@example.com?cc=all@example.com&body=a b',
    'mailto:min@example.com%3Fcc%3Dall@example.com%26body%3Da%20b',
  ],
  ['mailto', '"ミン#%"@example.com', 'mailto:%22%E3%83%9F%E3%83%B3%23%25%22@example.com'],
  ['mailto', 'cut\ud83d@example.com', 'mailto:cut%EF%BF%BD@example.com'],
  ['tel', '+95 9 123', 'tel:+95%209%20123'],
] as const)('%s to %s is %s', (scheme, address, link) => {
  expect(contactLink(scheme, address)).toBe(link);
});
