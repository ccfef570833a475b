import { describe, expect, it } from 'vitest';
import { readEnhanceAnswer } from '@/features/card/api/photo-services';

const SERVICE = 'https://staff.example/services/enhance?v=2';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]);
const BASE64 = Buffer.from(PNG).toString('base64');

const encode = (text: string) => new TextEncoder().encode(text).buffer;
const read = (answer: unknown) => readEnhanceAnswer(encode(JSON.stringify(answer)), SERVICE);

async function readBytes(answer: ReturnType<typeof readEnhanceAnswer>) {
  if (!('picture' in answer)) throw new Error('The answer is an address');
  return new Uint8Array(await answer.picture.arrayBuffer());
}

describe('the response of an enhancement service [CD-2]', () => {
  it.each([
    ['https://cdn.example/out.png', 'https://cdn.example/out.png'],
    ['http://cdn.example/out.png', 'http://cdn.example/out.png'],
    ['/results/7.png', 'https://staff.example/results/7.png'],
    ['7.png', 'https://staff.example/services/7.png'],
  ])('links to the picture at %s', (outputUrl, address) => {
    expect(read({ output_url: outputUrl, image: null, credits: 3 })).toEqual({ address });
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 'blob:x'])(
    'with any other link is refused: %s',
    (outputUrl) => {
      expect(() => read({ output_url: outputUrl })).toThrow('Not an http(s) address');
    },
  );

  it.each([BASE64, `data:image/png;base64,${BASE64}`, `${BASE64.slice(0, 5)}\n${BASE64.slice(5)}`])(
    'holds the picture as base64: %s',
    async (image) => {
      expect(await readBytes(read({ image }))).toEqual(PNG);
    },
  );

  it('is the picture itself', async () => {
    expect(await readBytes(readEnhanceAnswer(PNG.buffer, SERVICE))).toEqual(PNG);
  });

  it.each([{ error: 'no credits' }, { image: '' }, { image: 'not base64!' }, { output_url: 7 }])(
    'is refused as %o',
    (answer) => {
      expect(() => read(answer)).toThrow();
    },
  );

  it('is refused when it is truncated', () => {
    expect(() => readEnhanceAnswer(encode('{"image":"iVBO'), SERVICE)).toThrow();
  });
});
