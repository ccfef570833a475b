import { render } from '@testing-library/react';
import L from 'leaflet';
import { MapContainer, useMap } from 'react-leaflet';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFittedView } from '@/features/map/components/use-map-view';
import type { MapMember } from '@/features/map/model/map-member';
import { invariant } from '@/lib/invariant';

const TOKYO = { lat: 35.68, lon: 139.77 };
const YANGON = { lat: 16.8, lon: 96.15 };
const OSAKA: [number, number] = [34.69, 135.5];

const createMember = (id: number, place: MapMember['place']): MapMember => ({
  id,
  name: `Member ${id}`,
  photoUrl: null,
  place,
  seenAt: null,
});
const everybody = () => [createMember(1, TOKYO), createMember(2, YANGON)];
const found = () => [createMember(2, YANGON)];

type ViewProps = { members: MapMember[]; search: string };

/** Renders a map of Osaka, and returns it. */
function renderMap(view: ViewProps) {
  let map: L.Map | undefined;
  function View({ members, search }: ViewProps) {
    map = useMap();
    useFittedView(members, search);
    return null;
  }
  const wrap = (props: ViewProps) => (
    <MapContainer center={OSAKA} zoom={12}>
      <View {...props} />
    </MapContainer>
  );
  const { rerender } = render(wrap(view));
  invariant(map, 'the map is drawn');
  return { map, rerender: (props: ViewProps) => rerender(wrap(props)) };
}

const isShown = (map: L.Map, { lat, lon }: MapMember['place']) => map.getBounds().contains([lat, lon]);

beforeEach(() => {
  // jsdom has no layout, and nothing is fitted into a map without a size.
  vi.spyOn(L.Map.prototype, 'getSize').mockImplementation(() => L.point(800, 600));
});

it('fits everybody at first, the results of a search, and nobody when the search is cleared', () => {
  const { map, rerender } = renderMap({ members: everybody(), search: '' });
  expect(isShown(map, TOKYO) && isShown(map, YANGON)).toBe(true);
  rerender({ members: found(), search: 'yangon' });
  expect(isShown(map, YANGON)).toBe(true);
  expect(isShown(map, TOKYO)).toBe(false);
  rerender({ members: everybody(), search: '' });
  expect(isShown(map, TOKYO)).toBe(false);
});

it('stays where it was moved when the same search finds members that were read again', () => {
  const { map, rerender } = renderMap({ members: found(), search: 'yangon' });
  map.setView([TOKYO.lat, TOKYO.lon], 12, { animate: false });
  rerender({ members: found(), search: 'yangon' });
  expect(isShown(map, TOKYO)).toBe(true);
  expect(isShown(map, YANGON)).toBe(false);
});
