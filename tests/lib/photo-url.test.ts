import { describe, expect, it } from 'vitest';
import { safePhotoUrl } from '@/lib/photo-url';

describe('the address of a photo', () => {
  it.each([
    'https://example.com/images/staffs/1_プロフィール 写真.svg',
    '/images/staffs/a.png',
    'images/a.png',
  ])('may be %s', (url) => {
    expect(safePhotoUrl(url)).toBe(url);
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

  it('has every % of a name encoded that encodes nothing itself', () => {
    expect(safePhotoUrl('https://example.com/photo 100%% (1).svg')).toBe(
      'https://example.com/photo 100%25%25 (1).svg',
    );
    expect(safePhotoUrl('/images/%E5%86%99%e7%9c%9f.png')).toBe('/images/%E5%86%99%e7%9c%9f.png');
  });
});
