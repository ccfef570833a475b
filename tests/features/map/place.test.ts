import { describe, expect, it } from 'vitest';
import { locatedMemberSchema } from '@/features/map/api/location-queries';

describe('the last known location [C13]', () => {
  it.each([
    [
      { lat: '16.8409000', lon: '96.1735000' },
      { lat: 16.8409, lon: 96.1735 },
    ],
    [
      { lat: 16.8, lng: 96.1 },
      { lat: 16.8, lon: 96.1 },
    ],
    [
      { lat: '0', lon: '6.5' },
      { lat: 0, lon: 6.5 },
    ],
    [
      { lat: '-33.9', lon: '0.0000000' },
      { lat: -33.9, lon: 0 },
    ],
    [{ lat: '0.0000000', lon: '0.0000000' }, null],
    [{ lat: 0, lon: 0 }, null],
    [{ lat: null, lon: null }, null],
    [{ lat: '16.8' }, null],
    [{ lat: '', lon: '' }, null],
    [{ lat: 'here', lon: 'there' }, null],
    [{ lat: 91, lon: 0 }, null],
    [{ lat: 0, lon: -181 }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('in %j is %j', (location, place) => {
    expect(locatedMemberSchema.parse({ id: 3, location }).place).toEqual(place);
  });
});

describe('a member from the server', () => {
  it('is kept although location or photo are invalid', () => {
    expect(
      locatedMemberSchema.parse({
        id: 3,
        eng_name: 'A',
        jp_name: null,
        staff_image_url: 7,
        location: 'Yangon',
      }),
    ).toEqual({ id: 3, eng_name: 'A', jp_name: '', photoUrl: null, place: null, seenAt: null });
  });
});
