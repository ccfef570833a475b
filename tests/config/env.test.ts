import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  // The next test file shares the modules: one that failed would fail there again.
  vi.resetModules();
});

const readEnv = async () => (await import('@/config/env')).env;

it('reads the centre of the map', async () => {
  vi.stubEnv('VITE_MAP_CENTRE', '16.8409, -96.1735');
  expect((await readEnv()).mapCentre).toEqual([16.8409, -96.1735]);
});

it.each(['16.8', '16.8,', ',96.2', '16.8,96.2,3', '91,0', '0,181', 'north,east'])(
  'refuses "%s" as the centre of the map',
  async (text) => {
    vi.stubEnv('VITE_MAP_CENTRE', text);
    await expect(readEnv()).rejects.toThrow(
      'VITE_MAP_CENTRE must be two numbers, "latitude,longitude". .env.example lists every variable.',
    );
  },
);
