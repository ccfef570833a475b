// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createPageLink } from '@/app/palette/page-link';
import { paths } from '@/config/paths';

const ADMIN = { id: 1, role: 1 } as const;
const STAFF = { id: 2, role: 2 } as const;
const page = (pathname: string, search = '') => ({ origin: 'https://app.example', pathname, search });

describe('the link of a page', () => {
  it.each([
    ['as it is', ADMIN, page(paths.fines, '?staff=4&month=11'), `${paths.fines}?staff=4&month=11`],
    [
      'of the timeline with its day',
      STAFF,
      page(paths.reporting),
      `${paths.reporting}?view=paint&date=2026-11-20`,
    ],
    [
      'of the timeline with the day that is chosen, and whom an administrator sees',
      ADMIN,
      page(paths.reporting, '?dates=2026-11-17,2026-11-18'),
      `${paths.reporting}?dates=2026-11-17%2C2026-11-18&view=paint&date=2026-11-18&staff=1`,
    ],
    [
      'of the timeline with today while no date and no person is picked',
      ADMIN,
      page(paths.reporting, '?dates=&staff='),
      `${paths.reporting}?dates=&staff=&view=paint&date=2026-11-20`,
    ],
    [
      'of the timeline with today for a date that is none',
      STAFF,
      page(paths.reporting, '?date=2026-02-30'),
      `${paths.reporting}?date=2026-11-20&view=paint`,
    ],
    [
      'of the timeline of somebody else',
      ADMIN,
      page(paths.reporting, '?date=2026-11-02&staff=4&viewed=4'),
      `${paths.reporting}?date=2026-11-02&staff=4&viewed=4&view=paint`,
    ],
  ] as const)('has the address %s', (_what, me, address, link) => {
    expect(createPageLink(address, { me, today: '2026-11-20', shownView: 'paint' })).toBe(
      `https://app.example${link}`,
    );
  });

  it('has the view of its address where it names one', () => {
    const address = page(paths.reporting, '?view=paint&date=2026-11-02');
    expect(createPageLink(address, { me: STAFF, today: '2026-11-20', shownView: 'form' })).toBe(
      `https://app.example${paths.reporting}?view=paint&date=2026-11-02`,
    );
  });
});
