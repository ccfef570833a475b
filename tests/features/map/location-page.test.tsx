import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';

// One after the other: Node.js trips over a package that is imported and required at the same time.
beforeAll(async () => {
  await import('@/features/map/components/staff-map');
  await import('@/features/map/pages/location-page');
});

type Options = { query?: string; scenario?: string; language?: Language; as?: 'admin' | 'user' };

/** Renders the page and waits for its heading: the first page of a file arrives late. */
async function renderMap({ query = '', as = 'admin', ...options }: Options = {}) {
  const rendered = await renderApp(paths.locations + query, { as, ...options });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  return rendered;
}

const reads = () => mockApi.log().filter(({ path }) => path === '/reporting-system/staff/get');

/** The fields of an update besides the English name. */
const OTHER_FIELDS = [
  ...(['id', 'jp_name', 'username', 'staff_no', 'address', 'ph_number', 'position', 'role'] as const),
  ...(['email', 'permanent_date'] as const),
];

/** Renames a member, as the form of members would. */
async function rename(id: number, name: string) {
  const stored = mockApi.rows('staff').find((row) => row.id === id);
  const form = new FormData();
  form.append('eng_name', name);
  for (const key of OTHER_FIELDS) form.append(key, String(stored?.[key]));
  await request(ignoredAnswer, { path: 'reporting-system/staff/update', body: form });
}

const avatar = (name: string) => screen.findByLabelText(`Show ${name} on the map`);
const search = (name: string) =>
  fireEvent.change(screen.getByPlaceholderText('Search by name'), { target: { value: name } });
const map = () => screen.findByLabelText('Map of employees');
const names = () =>
  [...document.querySelectorAll('[data-name], [data-person]')].map(
    (person) => person.getAttribute('data-name') ?? person.textContent,
  );

describe('the page of locations', () => {
  it('lists all people below the map, and finds them by either name [MP-1]', async () => {
    await renderMap();
    expect(await avatar('Hnin Yu Wai')).toBeInTheDocument();
    expect(reads().map(({ body }) => body)).toEqual([{ location: {} }]);
    expect(await map()).toHaveAttribute('role', 'region');
    // A person without a place, one at 0/0, and one without a location.
    const unlocated = within(await screen.findByLabelText('Without a location'));
    expect(unlocated.getByText('Tanaka Misaki')).toBeInTheDocument();
    expect(unlocated.getByText('Zaw Lin Htet')).toBeInTheDocument();
    expect(screen.queryByLabelText('Show Zaw Lin Htet on the map')).toBeNull();

    search('サトウ');
    await waitFor(() => expect(names()).toEqual(['Sato Kenta']));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('サトウ'));
    search('サトウzzz');
    expect(await screen.findByText('Nothing matches “サトウzzz”')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Clear the search'));
    expect(screen.getByPlaceholderText('Search by name')).toHaveFocus();
    expect(await avatar('Hnin Yu Wai')).toBeInTheDocument();
  });

  it('shows a hostile name as text, and no photo with a forbidden address', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { unmount } = await renderMap();
    await avatar('Sato Kenta');
    await rename(5, hostile);
    unmount();
    await renderMap({ query: '?q=onerror' });
    fireEvent.click(await avatar(hostile));
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(names()).toEqual([hostile]);
  });

  it('is in Japanese, and keeps the selected person', async () => {
    await renderMap({ language: 'ja', query: '?q=ﾆﾝ' });
    fireEvent.click(await screen.findByLabelText('ニン ユー ワイさんを地図に表示'));
    expect(screen.getByPlaceholderText('氏名で検索')).toHaveValue('ﾆﾝ');
    expect(await screen.findByLabelText('社員の地図')).toBeInTheDocument();
    expect(screen.getByLabelText('拡大')).toBeInTheDocument();
  });

  it('shows two thousand people in portions', async () => {
    const { user } = await renderMap({ scenario: 'staff:2000' });
    const [more] = await screen.findAllByText(/^\+\d+ more$/);
    // The last that is drawn.
    await screen.findByLabelText('Without a location');
    const shown = names().length;
    expect(shown).toBeLessThan(120);
    await user.click(more ?? document.body);
    expect(names().length).toBe(shown + 60);
    expect(document.activeElement).toHaveAccessibleName(/^Show .* on the map$/);
  });

  it('reports a failure once as a toast and in its place, and tries again', async () => {
    await renderMap({ scenario: '500@staff/get' });
    expect(await screen.findByText('Fail to Fetch Staffs')).toBeInTheDocument();
    expect(await map()).toBeInTheDocument();
    for (const [scenario, reason] of [
      ['wrong-shape', /^The server’s answer could not be read/],
      ['offline', /^No connection to the server/],
    ] as const) {
      mockApi.setScenario(`${scenario}@staff/get`);
      fireEvent.click(await screen.findByText('Try again'));
      expect(await screen.findByText(reason)).toBeInTheDocument();
    }
    mockApi.setScenario('');
    fireEvent.click(screen.getByText('Try again'));
    expect(await avatar('Hnin Yu Wai')).toBeInTheDocument();
  });

  it('explains an empty list, also with a search in the address', async () => {
    await renderMap({ scenario: 'empty@staff/get', query: '?q=sato' });
    expect(await screen.findByText('No employees yet')).toBeVisible();
  });

  it('explains an empty list after loading', async () => {
    await renderMap({ scenario: 'slow:100@staff/get,empty@staff/get' });
    expect(await screen.findByText('No employees yet')).toBeInTheDocument();
  });

  it('reports that map tiles fail, until one loads', async () => {
    await renderMap();
    const [tileAddress = ''] = env.mapTileUrl.split('{z}');
    const images = (await map()).getElementsByTagName('img');
    const tile = await waitFor(() => {
      const found = [...images].find(({ src }) => src.includes(tileAddress));
      invariant(found, 'the map shows a tile');
      return found;
    });
    fireEvent.error(tile);
    expect(await screen.findByText(/^Map images are unavailable/)).toBeVisible();
    fireEvent.load(tile);
    await waitFor(() => expect(screen.queryByText(/^Map images are/)).toBeNull());
  });

  it('shows an opened person until a search finds only others', async () => {
    await renderMap();
    fireEvent.click(await avatar('Sato Kenta'));
    expect(await screen.findByText(/^Signed in on /)).toBeInTheDocument();
    search('サトウ');
    await waitFor(() => expect(names()).toEqual(['Sato Kenta']));
    expect(screen.getByText(/^Signed in on /)).toBeInTheDocument();
    search('Hnin');
    await waitFor(() => expect(screen.queryByText(/^Signed in on /)).toBeNull());
  });

  it('is for administrators [RT-5]', async () => {
    await renderMap({ as: 'user' });
    expect(await screen.findByText('Administrators only')).toBeInTheDocument();
    expect(reads()).toEqual([]);
  });
});
