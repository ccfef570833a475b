import { describe, expect, it, vi } from 'vitest';
import { checkPhoto, photoName, uploadName } from '@/features/members/model/photo-file';
import { disguisedSvg, pngFile } from './member-values';

const MEGABYTE = 1024 * 1024;
const bytes = (...parts: (string | number[])[]) =>
  parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part)));

describe('a photo is judged by its content [MB-3]', () => {
  it.each([
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg', 'me.jpg'],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png', 'me.png'],
    ['GIF', bytes('GIF89a'), 'image/gif', 'me.gif'],
    ['WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp', 'me.webp'],
  ])('%s is accepted, with the extension of its type', async (_kind, content, type, name) => {
    const checked = await checkPhoto(new File(content, 'me.php', { type: 'text/plain' }));
    expect(checked).toMatchObject({ photo: { name, type } });
  });

  it.each([
    ['an SVG under another name', disguisedSvg(), 'members:photo.svg'],
    ['a page of HTML', new File(['<html>'], 'me.jpg', { type: 'image/jpeg' }), 'members:photo.notImage'],
    [
      'a sound in the same container as WebP',
      new File(['RIFF1234WAVE'], 'me.webp'),
      'members:photo.notImage',
    ],
    ['a HEIC picture', new File(['\0\0\0\x18ftypheic'], 'me.jpg'), 'members:photo.heic'],
    ['an empty file', new File([], 'me.png', { type: 'image/png' }), 'members:photo.notImage'],
    [
      'a picture above 5 MB that cannot be made smaller',
      new File([pngFile(), new Uint8Array(5 * MEGABYTE)], 'big.png'),
      'members:photo.tooLarge',
    ],
  ])('%s is refused', async (_what, file, problem) => {
    expect(await checkPhoto(file)).toEqual({ problem });
  });

  it('checks a file that could not be read again when it is chosen again', async () => {
    const file = pngFile();
    vi.spyOn(file, 'slice').mockImplementationOnce(() => {
      throw new DOMException('The file was moved', 'NotFoundError');
    });
    expect(await checkPhoto(file)).toEqual({ problem: 'members:photo.unreadable' });
    expect(await checkPhoto(file)).toMatchObject({ photo: { name: file.name } });
  });

  it('keeps the bytes of a picture unchanged', async () => {
    const checked = await checkPhoto(pngFile());
    expect('photo' in checked && new Uint8Array(await checked.photo.arrayBuffer())).toEqual(
      new Uint8Array(await pngFile().arrayBuffer()),
    );
  });
});

it.each([
  ['photo.PNG', 'photo.png'],
  ['shell.php', 'shell.png'],
  ['photo', 'photo.png'],
  ['.png', '.png.png'],
  ['100% #1?/x.png', '100_ _1__x.png'],
  ['プロフィール 写真.png', 'プロフィール 写真.png'],
  [`${'あ'.repeat(120)}.png`, `${'あ'.repeat(85)}.png`],
  [`${'a'.repeat(84)}𠮷.png`, `${'a'.repeat(84)}.png`],
  [`${'a'.repeat(83)}𠮷田.png`, `${'a'.repeat(83)}𠮷.png`],
])('sends %s as %s, which the server can store and serve', (name, sent) => {
  expect(uploadName(name, ['png'])).toBe(sent);
});

it.each([
  ['me.JPEG', 'me.jpeg'],
  ['me.jpg', 'me.jpg'],
  ['me.png', 'me.jpg'],
  ['jpeg', 'jpeg.jpg'],
  [' .jpg', 'photo.jpg'],
  [`${'a'.repeat(85)}.jpg`, `${'a'.repeat(85)}.jpg`],
  [`${'a'.repeat(86)}.jpeg`, `${'a'.repeat(84)}.jpeg`],
])('sends %s as %s: the extension of its type is kept', (name, sent) => {
  expect(uploadName(name, ['jpg', 'jpeg'])).toBe(sent);
});

it.each([
  ['http://localhost/images/staffs/17_photo 100% (1).png', '17_photo 100% (1).png'],
  ['http://localhost/images/staffs/17_a%20b.png', '17_a%20b.png'],
  ['http://localhost/images/staffs/', null],
  ['', null],
  [null, null],
])('reads the stored name of %j without decoding [MB-5]', (url, name) => {
  expect(photoName(url)).toBe(name);
});
