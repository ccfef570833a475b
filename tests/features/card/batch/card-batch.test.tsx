import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { downloadZip } from 'client-zip';
import { toSvg } from 'html-to-image';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { printedPhotoQuery } from '@/features/card/api/photo-queries';
import { cardsAddress } from '@/features/members/model/member-addresses';
import { changeLanguage } from '@/i18n/i18n';
import { mockServer } from '@/mock-api/node';
import { signOut } from '@/session/sign-out';
import { stubPictures } from '../../../support/picture-stubs';
import { renderApp } from '../../../support/render-app';
import { recordFileNames } from '../../../support/downloads';
import { recordPrints } from '../../../support/browser-states';

// jsdom lays nothing out: what cards look like, and how large they are, is proved in a real browser.
vi.mock('html-to-image', () => ({ toSvg: vi.fn(() => Promise.resolve('data:image/svg+xml,')) }));

let saved: string[];
let print: ReturnType<typeof recordPrints>;

type Options = Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'as'>;

async function openBatch(ids: readonly number[], options: Options = {}, more = '') {
  const app = await renderApp(`${cardsAddress(ids)}${more}`, { as: 'admin', ...options });
  if (ids.length > 0) await screen.findByText(/^(Cards: |カード\d)/);
  return app;
}

const button = (name: string | RegExp) => screen.getByText(name, { selector: 'button' });
const press = (name: string) => fireEvent.click(button(name));
const listCards = (parent: ParentNode | null) =>
  Array.from(parent?.querySelectorAll('[data-card]') ?? [], (card) => Number(card.getAttribute('data-card')));
const onScreen = () => listCards(document.querySelector('#content'));
const onPaper = () => listCards(document.querySelector('[data-print-sheets]'));

beforeAll(() => import('@/features/card/batch/components/card-batch'));

beforeEach(() => {
  vi.mocked(toSvg).mockClear();
  stubPictures();
  saved = recordFileNames();
  print = recordPrints();
});

describe('the cards of many members [BY-15]', () => {
  it('are selected in the list, keep its order, and are printed with their photos', async () => {
    await openBatch([]);
    expect(await screen.findByText('Nobody is chosen yet')).toBeVisible();
    for (const name of ['Tanaka Misaki', 'Sato Kenta']) {
      fireEvent.click(await screen.findByLabelText(`Select ${name}`));
    }
    expect(await screen.findByText('Cards: 2. A4 sheets: 1, with up to 4 cards each.')).toBeVisible();
    expect(window.location.search).toContain('ids=2%2C5');
    fireEvent.click(screen.getByText('Name', { selector: 'th *' }));
    await waitFor(() => expect(onScreen()).toEqual([5, 2]));

    press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(onPaper()).toEqual([5, 2]);
    expect(document.querySelectorAll('[data-print-sheets] img[src^="data:image/png"]')).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(onPaper()).toEqual([]);
  });

  it('are saved as pictures in one file', async () => {
    await openBatch([1, 2, 5], { language: 'ja' }, '&format=id1');
    expect(screen.getByText(/最大9枚のカード/)).toBeVisible();
    press('画像を保存（300 dpi）');
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^staff-cards-\d{13}\.zip$/)]));
    expect(screen.getByText(`${saved[0]}を保存しました。`)).toBeInTheDocument();
  });

  it('keep the focus when all cards without a photo are listed', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);
    await openBatch(ids, { scenario: 'staff:2000' });
    const showAll = screen.getByText(/^Show all \d+$/);
    showAll.focus();
    fireEvent.click(showAll);
    expect(screen.queryByText(/^Show all/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sheets' })).toHaveFocus());
  });

  it('name members without a readable photo before printing', async () => {
    await openBatch([2, 3, 11]);
    const gaps = () =>
      within(
        screen.getByText(/no photo$/).closest<HTMLElement>('[role=alert], [role=group]') ?? document.body,
      );
    expect(gaps().getByText(/^Thandar Win: there is no photo/)).toBeVisible();
    press('Print');
    expect(await screen.findByText(/^Su Su Hlaing: the photo cannot be read/)).toBeVisible();
    expect(gaps().getByText('2 cards have no photo')).toBeVisible();
    expect(gaps().getByLabelText('Add a photo: Su Su Hlaing')).toHaveAttribute(
      'href',
      '/reporting-system/edit-members/11',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(print).not.toHaveBeenCalled();
    press('Print anyway');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(onPaper()).toEqual([2, 3, 11]);
    expect(document.querySelectorAll('[data-print-sheets] img[src^="data:image/png"]')).toHaveLength(1);
  });

  it.each([
    ['404', () => HttpResponse.text('', { status: 404 })],
    ['502', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a page in place of a picture', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['no connection', () => HttpResponse.error()],
  ])('treat a photo that answers %s as unreadable', async (_name, answer) => {
    mockServer.use(http.get('*/images/staffs/*', answer));
    await openBatch([2]);
    press('Save pictures (300 dpi)');
    expect(await screen.findByText(/^Tanaka Misaki: the photo cannot be read/)).toBeVisible();
    press('Save anyway');
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('read an unreadable photo once, although its card is drawn', async () => {
    let reads = 0;
    mockServer.use(
      http.get('*/images/staffs/*', () => {
        reads += 1;
        return HttpResponse.html('<h1>Welcome</h1>');
      }),
    );
    await openBatch([2]);
    press('Save pictures (300 dpi)');
    await screen.findByText(/^Tanaka Misaki: the photo cannot be read/);
    reads = 0;
    press('Save anyway');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(reads).toBe(1);
  });

  it('keep the photos that were read half an hour before the last one', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const client = new QueryClient();
    const photo = printedPhotoQuery('/images/staffs/7.png');
    new QueryObserver(client, { ...photo, enabled: false });
    client.setQueryData(photo.queryKey, 'data:image/webp;base64,');
    vi.advanceTimersByTime(30 * 60_000);
    expect(client.getQueryData(photo.queryKey)).toBe('data:image/webp;base64,');
  });

  it('are not reported as none while the list is loading, or when it fails', async () => {
    await renderApp(cardsAddress([2]), { as: 'admin', scenario: '500@staff/get' });
    await screen.findByRole('region', { name: 'Sheets' });
    expect(screen.queryByText('Nobody is chosen yet')).toBeNull();
    await screen.findAllByRole('alert');
    expect(screen.queryByText('Nobody is chosen yet')).toBeNull();
  });

  it('are cancelled while a photo is slow, and then nothing is saved', async () => {
    let answer = () => {};
    const isSlow = new Promise<void>((resolve) => (answer = resolve));
    mockServer.use(
      http.get('*/images/staffs/*', async () => {
        await isSlow;
        return HttpResponse.text('', { status: 404 });
      }),
    );
    await openBatch([2, 4]);
    press('Save pictures (300 dpi)');
    expect(await screen.findByText('Reading the photos: 0 of 2')).toBeVisible();
    press('Stop');
    expect(screen.getByText('Stopped. Nothing was printed or saved.')).toBeInTheDocument();
    answer();
    press('Print');
    expect(await screen.findByText('2 cards have no photo')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('are still saved when the list is searched and the language changes meanwhile', async () => {
    let draw = () => {};
    const isDrawn = new Promise<string>((resolve) => (draw = () => resolve('data:image/svg+xml,')));
    vi.mocked(toSvg).mockReturnValueOnce(isDrawn);
    await openBatch([2, 5]);
    press('Save pictures (300 dpi)');
    await screen.findByText('Making the pictures: 0 of 2');
    fireEvent.change(screen.getByLabelText('Search employees'), { target: { value: 'sato' } });
    await waitFor(() => expect(window.location.search).toContain('q=sato'));
    await act(() => changeLanguage('ja'));
    draw();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.getByText(`${saved[0]}を保存しました。`)).toBeInTheDocument();
  });

  it('without a photo are still asked about after another sheet is shown', async () => {
    await openBatch([1, 2, 3, 4, 5]);
    press('Print');
    await screen.findByText('Print anyway');
    fireEvent.click(screen.getByLabelText('Next sheet'));
    await screen.findByText('Sheet 2 of 2');
    press('Print anyway');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('end with the session while the file is made', async () => {
    let draw = () => {};
    const isDrawn = new Promise<string>((resolve) => (draw = () => resolve('data:image/svg+xml,')));
    vi.mocked(toSvg).mockReturnValueOnce(isDrawn);
    await openBatch([2]);
    press('Save pictures (300 dpi)');
    await screen.findByText('Making the pictures: 0 of 1');
    await waitFor(() => expect(toSvg).toHaveBeenCalled());
    act(() => signOut());
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    draw();
    // Far longer than the file would take.
    for (let count = 0; count < 50; count += 1) {
      await downloadZip([{ name: 'another', input: new Blob(['file']) }]).blob();
    }
    expect(saved).toEqual([]);
  });

  it('report that they could not be drawn', async () => {
    const pictures = stubPictures();
    await openBatch([2]);
    await waitFor(() =>
      expect(document.querySelector('#content [data-card] img[src^="data:image/png"]')).not.toBeNull(),
    );
    pictures.canvas.isBroken = true;
    press('Save pictures (300 dpi)');
    expect(await screen.findByText('The cards could not be made. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('are filtered by join date, with a note about members without one', async () => {
    await openBatch([], {}, '&since=2026-11-01');
    const note = await screen.findByText(/without a known join date (is|are) not listed/);
    expect(note).toBeVisible();
    fireEvent.change(screen.getByLabelText('Joined since'), { target: { value: '2001-01-01' } });
    await waitFor(() => expect(window.location.search).toContain('since=2001-01-01'));
    await waitFor(() => expect(screen.getAllByLabelText(/^Select [^a]/).length).toBeGreaterThan(5));
    // A screen reader announces only changes of a status that it knows.
    fireEvent.change(screen.getByLabelText('Joined since'), { target: { value: '' } });
    await waitFor(() => expect(note).toBeEmptyDOMElement());
    expect(note).toBeInTheDocument();
  });

  it.each(['generation:a', 'strict', 'half-keeping', 'odd-rows'])(
    'are made from the responses of the server scenario %s',
    async (scenario) => {
      await openBatch([2, 3, 16], { scenario });
      for (const line of ['Tanaka Misaki', '田中 美咲', 'Position : Other', 'ID : SG-0016']) {
        expect(document.querySelector('#content [data-sheet]')).toHaveTextContent(line);
      }
      press('Save pictures (300 dpi)');
      await screen.findByText('Save anyway', { selector: 'button' });
      press('Save anyway');
      await waitFor(() => expect(saved).toHaveLength(1));
    },
  );

  it('draw one sheet at a time of two thousand cards', async () => {
    const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
    await openBatch(ids, { scenario: 'staff:2000' }, '&format=id1&sheet=3');
    expect(await screen.findByText(/^Sheet 3 of 22\d$/)).toBeVisible();
    expect(onScreen()).toHaveLength(9);
    fireEvent.click(screen.getByLabelText('Next sheet'));
    expect(await screen.findByText(/^Sheet 4 of 22\d$/)).toBeVisible();
  });
});
