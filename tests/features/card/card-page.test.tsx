import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toSvg } from 'html-to-image';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { stubPictures } from '../../support/picture-stubs';
import { renderApp } from '../../support/render-app';
import { disguisedSvg, pngFile } from '../members/member-values';
import { recordFileNames } from '../../support/downloads';

// jsdom lays nothing out: what the picture of the card shows is proved in a real browser.
vi.mock('html-to-image', () => ({ toSvg: vi.fn(() => Promise.resolve('data:image/svg+xml,')) }));

let pictures: ReturnType<typeof stubPictures>;
let saved: string[];

const picker = () => screen.findByLabelText(/^(Employee|氏名)$/);

async function openPage(options: Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'as'> = {}) {
  const app = await renderApp(paths.card, { as: 'admin', ...options });
  await picker();
  return app;
}

async function choosePerson(name: string) {
  const input = await picker();
  // The list forgets what is typed into a field without the focus.
  act(() => input.focus());
  fireEvent.change(input, { target: { value: name } });
  fireEvent.click(await screen.findByText(name, { selector: '[role=option] *' }));
}

// Roles are slow to find on a whole page in jsdom; the flows in a browser ask for them.
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const stepButton = (name: string) => screen.findByText(name, { selector: 'button' });
const target = () => screen.getByLabelText(/^(Preview of the card|カードのプレビュー)$/);
const card = () => within(target());
const photoOnCard = () =>
  card()
    .queryByAltText(/^(Photo on the card|カードの写真)$/)
    ?.getAttribute('src');
const photoInWork = () =>
  screen.queryByAltText(/^(The photo being edited|編集中の写真)$/)?.getAttribute('src');
const createFileList = (file: File) => Object.assign([file], { item: (at: number) => [file][at] ?? null });

function attach(file: File) {
  fireEvent.change(screen.getByLabelText(/^(Select an image|画像を選択)$/, { selector: 'input' }), {
    target: { files: createFileList(file) },
  });
}

async function startWithPhoto() {
  attach(pngFile());
  await screen.findByAltText(/^(The photo being edited|編集中の写真)$/);
}

function drop(onto: HTMLElement, dataTransfer: { types: string[]; files: File[] & { item: unknown } }) {
  for (const kind of ['dragOver', 'drop'] as const) {
    const event = createEvent[kind](onto, { dataTransfer });
    fireEvent(onto, event);
    expect(event.defaultPrevented).toBe(true);
  }
}

const listCalls = (service: string) => mockApi.log().filter(({ path }) => path.endsWith(service));

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/card/pages/card-page'));

beforeEach(() => {
  pictures = stubPictures();
  saved = recordFileNames();
});

describe('the card [CD-1]', () => {
  it.each([
    ['en', 'Download card', 'Reset'],
    ['ja', 'カードをダウンロード', 'リセット'],
  ] as const)('shows the same lines in %s, is downloaded, and is empty after a reset', async (...row) => {
    const [language, download, reset] = row;
    await openPage({ language });
    expect(card().getByText(env.companyName)).toBeVisible();
    expect(card().getByText(env.companyTeam)).toBeVisible();
    expect(button(download)).toBeDisabled();

    await choosePerson(language === 'ja' ? '田中 美咲' : 'Tanaka Misaki');
    for (const text of ['田中 美咲', 'Tanaka Misaki', 'Position : Assistant Manager', 'ID : SG-0002']) {
      expect(card().getByText(text)).toBeVisible();
    }
    await waitFor(() => expect(photoOnCard()).toMatch(/^data:image\/png/));
    fireEvent.click(button(download));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^staff-card-\d{13}\.png$/)]));
    expect(vi.mocked(toSvg).mock.lastCall?.[1]).toMatchObject({ width: 295, height: 400 });

    fireEvent.click(button(reset));
    expect(card().queryByText('Tanaka Misaki')).not.toBeInTheDocument();
    expect(photoOnCard()).toBeUndefined();
    expect(await picker()).toHaveValue('');
  });

  it('reports that it could not be drawn', async () => {
    await openPage();
    await choosePerson('Tanaka Misaki');
    await waitFor(() => expect(button('Download card')).toBeEnabled());
    pictures.canvas.isBroken = true;
    fireEvent.click(button('Download card'));
    expect(await screen.findByText('The card could not be downloaded. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('is made without an unreadable profile photo, and says so', async () => {
    await openPage();
    await choosePerson('Su Su Hlaing');
    expect(await screen.findByText(/^The profile photo could not be read/)).toBeVisible();
    expect(button('Download card')).toBeEnabled();
    expect(button('Use the profile photo')).toBeDisabled();
  });

  it('is still usable when the members cannot be read', async () => {
    await openPage({ scenario: '500@staff/get' });
    expect(await screen.findByText('Fail to Fetch Members')).toBeVisible();
    await startWithPhoto();
    fireEvent.click(button('Place on the card'));
    expect(photoOnCard()).toBe(photoInWork());
  });

  it('accepts a dropped file, but not after a reset', async () => {
    await openPage();
    drop(target(), { types: ['Files'], files: createFileList(pngFile()) });
    await waitFor(() => expect(photoOnCard()).toMatch(/^data:image\/png/));
    drop(target(), { types: ['Files'], files: createFileList(pngFile()) });
    fireEvent.click(button('Reset'));
    await stepButton('2. Selected');
    expect(photoOnCard()).toBeUndefined();
  });
});

describe('the photo [CD-2]', () => {
  it('is cropped, enhanced, undone, placed and saved', async () => {
    await openPage();
    await startWithPhoto();
    const chosen = photoInWork();
    // A screen reader announces only changes of a status that it knows.
    const status = screen.getByText('Photo being edited: Selected', { selector: '[role=status]' });
    fireEvent.click(button('Remove background'));
    expect(status).toHaveTextContent(/^Removing the background…$/);
    const cutOut = await stepButton('2. Background removed');
    fireEvent.click(button('Retouch'));
    const retouched = await stepButton('3. Retouched');
    expect(retouched).toHaveAttribute('aria-current', 'step');
    const final = photoInWork();
    expect(new Set([chosen, final]).size).toBe(2);

    const file = { file: 'photo.png', type: 'image/png', size: expect.any(Number) };
    const [removal] = listCalls('/remove-background');
    expect(removal?.body).toEqual([
      ['image_file', file],
      ['size', 'regular'],
    ]);
    const [enhancement] = listCalls('/enhance');
    expect(enhancement?.body).toEqual([
      ['image', file],
      ['type', 'general'],
      ['strength', '50'],
    ]);
    expect([removal, enhancement].map((call) => call?.headers.authorization)).toEqual([false, false]);
    fireEvent.click(screen.getByLabelText('Undo the step'));
    expect(cutOut).toHaveAttribute('aria-current', 'step');
    fireEvent.click(button('1. Selected'));
    expect(photoInWork()).toBe(chosen);
    fireEvent.click(screen.getByLabelText('Redo the step'));
    fireEvent.click(screen.getByLabelText('Redo the step'));
    expect(photoInWork()).toBe(final);

    fireEvent.click(button('Place on the card'));
    expect(photoOnCard()).toBe(final);
    expect(screen.getByText('The edited photo is on the card.')).toBeInTheDocument();
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new DOMException('Out of memory');
    });
    fireEvent.click(button('Download image'));
    expect(await screen.findByText('The image could not be downloaded. Please try again.')).toBeVisible();
    fireEvent.click(button('Download image'));
    await waitFor(() => expect(saved).toEqual(['staff-image.png']));
    fireEvent.click(button('Clear image'));
    expect(photoInWork()).toBeUndefined();
    expect(screen.getByLabelText('Photo being edited')).toHaveFocus();
    expect(photoOnCard()).toBe(final);
    // One address is kept until the browser has read the download.
    expect(pictures.alive.size).toBe(1);
  });

  it('is dragged onto the card of its person, never onto the card of another', async () => {
    await openPage();
    await choosePerson('Tanaka Misaki');
    await waitFor(() => expect(button('Use the profile photo')).toBeEnabled());
    fireEvent.click(button('Use the profile photo'));
    const inWork = await screen.findByAltText('The photo being edited');
    await startWithPhoto();
    const edited = await waitFor(() => {
      expect(button('2. Selected')).toBeVisible();
      return photoInWork();
    });
    const types: string[] = [];
    fireEvent.dragStart(inWork, { dataTransfer: { setData: (type: string) => types.push(type) } });
    // Browsers add a file of their own to a picture that is dragged.
    drop(target(), { types: [...types, 'Files'], files: createFileList(pngFile('other.png')) });
    expect(photoOnCard()).toBe(edited);

    await choosePerson('Aung Kyaw Moe');
    await waitFor(() => expect(button('Download card')).toBeEnabled());
    expect(photoOnCard()).not.toBe(edited);
  });

  it.each([
    ['an SVG in disguise', disguisedSvg(), /^SVG pictures are refused/],
    ['a text', new File(['hello'], 'me.png', { type: 'image/png' }), /^This file is not a JPEG/],
  ])('is refused as %s, and the edited photo is kept', async (_what, file, words) => {
    await openPage();
    await startWithPhoto();
    const before = photoInWork();
    attach(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(photoInWork()).toBe(before);
  });

  it('of a cancelled task is ignored when it arrives late', async () => {
    await openPage({ scenario: 'slow:400@remove-background' });
    await startWithPhoto();
    const before = photoInWork();
    fireEvent.click(button('Remove background'));
    // The tools wait meanwhile.
    fireEvent.click(button('Retouch'));
    fireEvent.click(button('Cancel'));
    expect(screen.queryByText('Removing the background…')).not.toBeInTheDocument();
    mockApi.setScenario('none');
    fireEvent.click(button('Retouch'));
    expect(await stepButton('2. Retouched')).toBeVisible();
    expect(listCalls('/enhance')).toHaveLength(1);
    expect(screen.queryByText(/Background removed/, { selector: 'button' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(photoInWork()).not.toBe(before);
  });
});

describe('a service that fails [CD-3]', () => {
  it.each([
    ['en', '500@remove-background', 'Remove background', 'Failed to remove background. Please try again.'],
    [
      'en',
      '200-500@remove-background',
      'Remove background',
      'Failed to remove background. Please try again.',
    ],
    ['en', 'html@enhance', 'Retouch', 'Failed to enhance image. Please try again.'],
    ['ja', 'offline@enhance', 'レタッチ', '画像を補正できませんでした。もう一度お試しください。'],
  ] as const)(
    'in %s with %s keeps the photo and can be tried again',
    async (language, scenario, tool, words) => {
      await openPage({ language, scenario: `${scenario}!once` });
      await startWithPhoto();
      const before = photoInWork();
      fireEvent.click(button(tool));
      expect(await screen.findByText(words)).toBeVisible();
      expect(photoInWork()).toBe(before);
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
      fireEvent.click(button(tool));
      expect(await screen.findByText(/^2\./, { selector: 'button' })).toBeVisible();
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    },
  );

  it('is hidden when it is not configured, and the other tools work', async () => {
    const { removeBackgroundUrl, enhanceUrl } = env;
    Object.assign(env, { removeBackgroundUrl: '', enhanceUrl: '' });
    try {
      await openPage();
      await startWithPhoto();
      expect(screen.queryByRole('button', { name: 'Remove background' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Retouch' })).toBeNull();
      expect(button('Crop')).toBeEnabled();
      fireEvent.click(button('Place on the card'));
      expect(photoOnCard()).toBe(photoInWork());
    } finally {
      Object.assign(env, { removeBackgroundUrl, enhanceUrl });
    }
  });
});
