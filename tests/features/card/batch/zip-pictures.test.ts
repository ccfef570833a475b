import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withPrintDensity } from '@/features/card/batch/export/png-density';
import { zipPictures } from '@/features/card/batch/export/zip-pictures';

const cards = [1, 2, 3].map((id) => ({ id, staffNo: `SG-000${id}`, name: '田中' }));
const createPicture = (id: number) => new Blob([`picture ${id}`]);

describe('the ZIP file of all pictures', () => {
  it('holds each picture unchanged under its file name', async () => {
    const steps: string[] = [];
    const zip = await zipPictures(cards, {
      draw: ({ id }) => {
        steps.push(`drawn ${id}`);
        return Promise.resolve(createPicture(id));
      },
      signal: new AbortController().signal,
      onProgress: (done) => steps.push(`done ${done}`),
    });
    const bytes = Buffer.from(await zip.arrayBuffer());
    expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
    for (const { id, staffNo, name } of cards) {
      expect(bytes.includes(`${staffNo} ${name}.png`)).toBe(true);
      expect(bytes.includes(`picture ${id}`), 'it is not compressed').toBe(true);
    }
    expect(steps, 'each picture is drawn after the one before it is written').toEqual(
      [1, 2, 3].flatMap((id) => [`drawn ${id}`, `done ${id}`]),
    );
  });

  it('stops at the next card when it is cancelled, and returns no file', async () => {
    const controller = new AbortController();
    const drawn: number[] = [];
    const zip = zipPictures(cards, {
      draw: ({ id }) => {
        drawn.push(id);
        if (id === 2) controller.abort();
        return Promise.resolve(createPicture(id));
      },
      signal: controller.signal,
      onProgress: () => undefined,
    });
    await expect(zip).rejects.toThrow(/abort/i);
    expect(drawn).toEqual([1, 2]);
  });

  it('is not made when a card cannot be drawn', async () => {
    const zip = zipPictures(cards, {
      draw: () => Promise.reject(new Error('no canvas')),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await expect(zip).rejects.toThrow('no canvas');
  });
});

it('writes 300 dpi into a PNG, directly after its size', async () => {
  const png = Buffer.from(Array.from({ length: 40 }, (_, index) => index));
  const bytes = Buffer.from(await withPrintDensity(new Blob([png])).arrayBuffer());
  expect(bytes.subarray(0, 33)).toEqual(png.subarray(0, 33));
  const chunk = bytes.subarray(33, 54);
  expect(chunk.readUInt32BE(0)).toBe(9);
  expect(chunk.toString('latin1', 4, 8)).toBe('pHYs');
  expect((chunk.readUInt32BE(8) * 25.4) / 1000).toBeCloseTo(300, 1);
  expect(chunk.readUInt32BE(12)).toBe(chunk.readUInt32BE(8));
  expect(chunk.readUInt32BE(17)).toBe(crc32(chunk.subarray(4, 17)));
  expect(bytes.subarray(54)).toEqual(png.subarray(33));
});
