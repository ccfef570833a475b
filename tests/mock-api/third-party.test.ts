import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { clearFromCorners } from '@/mock-api/picture/edited-photo';
import { form } from './mock-client';

const HOST = 'http://localhost/mock-services';
const photo = new File(['abc'], 'face.png', { type: 'image/png' });
const post = (path: string, body: FormData) => fetch(`${HOST}/${path}`, { method: 'POST', body });

describe('third-party services', () => {
  it('return the location of the user', async () => {
    const place = (await (await fetch(`${HOST}/ip-location`)).json()) as object;
    expect(place).toEqual({ lat: expect.any(Number), lon: expect.any(Number) });
  });

  it('answer a background removal with a PNG', async () => {
    const response = await post('remove-background', form({ image_file: photo, size: 'regular' }));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
    expect((await post('remove-background', form({ size: 'regular' }))).status).toBe(400);
  });

  it('answer an enhancement with a picture in base64', async () => {
    const response = await post('enhance', form({ image: photo, type: 'general', strength: '50' }));
    expect(await response.json()).toEqual({ image: expect.stringMatching(/^iVBOR/) });
  });

  it('draw map tiles without a network, and log none of them', async () => {
    const response = await fetch(`${HOST}/tiles/13/4096/2048.png`);
    expect(await response.text()).toContain('13/4096/2048');
    expect(mockApi.log()).toEqual([]);
  });

  it('have the faults that name them', async () => {
    mockApi.setScenario('500');
    expect((await fetch(`${HOST}/ip-location`)).status).toBe(200);
    mockApi.setScenario('offline@ip-location');
    await expect(fetch(`${HOST}/ip-location`)).rejects.toThrow();
  });
});

describe('removing a plain background', () => {
  it('clears the area connected to a corner, and keeps the same colour inside', () => {
    const [white, red] = [
      [250, 250, 250, 255],
      [180, 20, 20, 255],
    ] as const;
    const picture = [
      [white, white, white, white, white],
      [white, red, red, red, white],
      [white, red, white, red, white],
      [white, red, red, red, white],
      [white, white, white, white, white],
    ];
    const data = new Uint8ClampedArray(picture.flat(2));
    clearFromCorners({ data, width: 5, height: 5 });
    const alphas = Array.from({ length: 25 }, (_, pixel) => (data[pixel * 4 + 3] ? '#' : '.')).join('');
    expect(alphas.match(/.{5}/g)).toEqual(['.....', '.###.', '.###.', '.###.', '.....']);
  });
});
