import { onceEach } from '@/lib/once';
import { windowsZone } from './windows-zones';

/** Turns what a clock on the wall shows, as if it were UTC, into the moment, and back; both in ms. */
export type Zone = {
  name: string;
  /** Its times are taken as they are written. */
  isUnknown?: true;
  toUtc: (wall: number) => number;
  toWall: (utc: number) => number;
};

/** A zone by how far its clocks are ahead of UTC at a moment, in ms. */
function zoneOf(name: string, offsetAt: (utc: number) => number): Zone {
  return {
    name,
    toWall: (utc) => utc + offsetAt(utc),
    // The offset of a guess, and once more where the guess lies on the other side of a change.
    toUtc: (wall) => wall - offsetAt(wall - offsetAt(wall)),
  };
}

export const UTC_ZONE: Zone = zoneOf('UTC', () => 0);

/** A zone by its IANA name, that of Windows, or a path that ends in it; null where nobody knows it. */
export function findZone(name: string): Zone | null {
  const plain = name.trim().replace(/^"|"$/g, '');
  const [tail = plain] = /[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_-]+)?$/.exec(plain) ?? [];
  return [windowsZone(plain) ?? plain, tail].reduce<Zone | null>(
    (found, each) => found ?? ianaZone(each),
    null,
  );
}

const ianaZone = onceEach((name: string): Zone | null => {
  const format = formatOf(name);
  return format && zoneOf(name, (utc) => wallOf(format, utc) - Math.floor(utc / 1000) * 1000);
});

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', era: 'short' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  } catch {
    return null;
  }
}

function wallOf(format: Intl.DateTimeFormat, utc: number): number {
  const parts = new Map(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
}
