import { describe, expect, it } from 'vitest';
import { safePhotoUrl } from '@/config/photo-url';

describe('the address of a photo', () => {
  const CDN = { pictureOrigins: ['https://cdn.example'] };

  it.each(['https://cdn.example/faces/1_プロフィール 写真.svg', '/images/staffs/a.png', 'images/a.png'])(
    'may be %s',
    (url) => {
      expect(safePhotoUrl(url, CDN)).toBe(url);
    },
  );

  it.each([
    'https://tracker.example/pixel.gif',
    'http://cdn.example/a.png',
    '//tracker.example/a.png',
    'https:tracker.example/a.png',
    'https://cdn.example.evil.example/a.png',
    '\\\\tracker.example\\a.png',
  ])('is rejected for a host that is not configured: %s', (url) => {
    expect(safePhotoUrl(url, CDN)).toBeNull();
  });

  it('may have any path at the origin of the API', () => {
    const url = 'https://server.example/storage/a.png';
    expect(safePhotoUrl(url, { apiBaseUrl: 'https://server.example/api' })).toBe(url);
    expect(safePhotoUrl(url, { apiBaseUrl: '/api' })).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'https://',
    '',
    null,
    undefined,
  ])('may not be %s', (url) => {
    expect(safePhotoUrl(url)).toBeNull();
  });

  it('has each stray % of a name encoded', () => {
    expect(safePhotoUrl('https://cdn.example/photo 100%% (1).svg', CDN)).toBe(
      'https://cdn.example/photo 100%25%25 (1).svg',
    );
    expect(safePhotoUrl('/images/%E5%86%99%e7%9c%9f.png')).toBe('/images/%E5%86%99%e7%9c%9f.png');
  });

  it.each([
    ['http://10.0.0.7:8000/images/staffs/1_写真 1.png', '/api', '/images/staffs/1_写真 1.png'],
    ['//localhost/images/staffs/1_a.png', '/api', '/images/staffs/1_a.png'],
    [
      'http://localhost/images/staffs/1_a.png?v=2',
      'https://server.example/api',
      'https://server.example/images/staffs/1_a.png?v=2',
    ],
  ])('%s, of an API at %s, is requested from the origin of the API', (url, api, address) => {
    expect(safePhotoUrl(url, { apiBaseUrl: api })).toBe(address);
  });
});
