// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { checkPhoto } from '@/features/members/model/photo-file';
import { stubPictures } from '../../support/picture-stubs';
import { pngFile } from './member-values';

const MEGABYTE = 1024 * 1024;
const large = (name: string) => new File([pngFile(), new Uint8Array(5 * MEGABYTE)], name);

let stub: ReturnType<typeof stubPictures>;
beforeEach(() => {
  stub = stubPictures();
});

it('a picture above 5 MB is reduced once, and its memory is released', async () => {
  const file = large('hana.png');
  const checked = await checkPhoto(file);
  expect(checked).toMatchObject({ photo: { name: 'hana.jpg' } });
  expect('photo' in checked && checked.photo.size).toBeLessThan(5 * MEGABYTE);
  expect(await checkPhoto(file)).toBe(checked);
  expect(stub.canvas.written).toBe(1);
  expect(stub.alive.size).toBe(0);
});

it('a picture that no canvas can draw is refused with the reason', async () => {
  stub.canvas.isBroken = true;
  expect(await checkPhoto(large('hana.png'))).toEqual({ problem: 'members:photo.tooLarge' });
});
