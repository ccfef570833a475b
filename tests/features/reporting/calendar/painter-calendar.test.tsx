import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '@/lib/invariant';
import { formatCalendar, calendarText, hourAt } from '../../../support/calendars/calendar-files';
import { readBytes, recordDownloads } from '../../../support/downloads';
import { bar, chooseBrush, isSaved, MONDAY, openPainter, row, save, TUESDAY } from '../painter-steps';
import { press, sent, WORK } from '../reporting-steps';

const TITLES = ['Stand-up', 'Review', 'Planning', '<b>One to one</b>'];
const TIMES = ['091000', '103000', '130000', '160000'];

/** Four meetings on a day, the first of forty minutes, and a hint. */
function fourMeetings(date: string) {
  const day = date.replaceAll('-', '');
  const meetings = TITLES.map((title, index) => ({
    uid: `${title} ${day}`,
    title,
    lines: hourAt(`${day}T${TIMES[index]}`, index === 0 ? 40 : 60),
  }));
  return formatCalendar(...meetings, {
    uid: 'off',
    title: 'Works outing',
    lines: [`DTSTART;VALUE=DATE:${day}`],
  });
}

const makeFile = (text: string, name = 'calendar.ics') => new File([text], name, { type: 'text/calendar' });

async function drop(file: File) {
  fireEvent.drop(screen.getByRole('grid'), {
    dataTransfer: { types: ['Files'], files: { item: () => file, length: 1 } },
  });
  await screen.findByText('calendar.ics');
}

const preview = (title: string) => {
  const found = screen.queryByText(title, { selector: '[data-accept] b' })?.closest('button') ?? null;
  invariant(found, `${title} is shown beside the half hours`);
  return found;
};
const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

describe('a calendar file dropped on the timeline', () => {
  it('is accepted event by event with the brush, remembers the work of titles, and sends only half hours', async () => {
    await openPainter();
    await chooseBrush('SCH03 05');
    await drop(makeFile(fourMeetings(MONDAY)));
    await screen.findByText('4 events on these days can be accepted.');
    expect(preview('Stand-up')).toHaveAccessibleName(
      'Stand-up, 9:00–10:00, (9:10–9:50), accept with the brush',
    );
    expect(screen.getByText('All day: Works outing')).toBeVisible();

    preview('Stand-up').focus();
    fireEvent.click(preview('Stand-up'));
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    expect(screen.queryByText('Stand-up')).toBeNull();
    expect(preview('Review')).toHaveFocus();
    undo();
    await waitFor(() => expect(preview('Stand-up')).toHaveAccessibleName(/accept as SCH03 /));

    // Keys of the browser.
    fireEvent.keyDown(preview('Planning'), { key: 'Delete', altKey: true });
    fireEvent.keyDown(preview('Planning'), { key: 'Delete', shiftKey: true });
    expect(screen.getByText('Planning')).toBeVisible();
    fireEvent.keyDown(preview('Planning'), { key: 'Delete' });
    await screen.findByText('Planning is left out');
    press('Accept all known (1)');
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    fireEvent.click(screen.getByText(/^Accept all \(2\) as SCH03 /));
    await waitFor(() => expect(bar()).toHaveTextContent('6 new'));
    expect(await screen.findByText('There are no events to accept on these days.')).toHaveFocus();
    expect(JSON.stringify(localStorage)).not.toContain('Stand-up');

    save();
    await isSaved();
    const times = ['09:00', '09:30', '10:30', '11:00', '16:00', '16:30'];
    expect(sent('task-performance/create').map((call) => call.create_array)).toEqual([
      times.map((time) => ({ ...row(MONDAY, time), ...WORK })),
    ]);
  });

  it('names the own time zone, shows the part of the lunch break in an event, and paints it', async () => {
    await openPainter();
    await drop(makeFile(calendarText('yangon')));
    const words = '09:00 Yangon = 11:30 Tokyo, 11:30–12:30, with 12:00–12:30 of the lunch break';
    const [title = ''] = words.split(',');
    await waitFor(() => expect(preview(title)).toHaveAccessibleName(`${words}, accept with the brush`));
    const zones = 'All times are in your own time zone, Asia/Tokyo. The file has times in Asia/Yangon.';
    expect(screen.getByText(zones)).toBeVisible();
    const lunch = '1 event reaches into the lunch break. Accepting it fills that time too.';
    expect(screen.getByText(lunch)).toBeVisible();
    fireEvent.click(preview(title));
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    expect(screen.getByText('2 half hours painted')).toBeVisible();
  });

  it('shows free time at the head of its day only, and names a series without occurrences', async () => {
    await openPainter();
    const [head = '', ...series] = calendarText('ends-before-it-begins').split('BEGIN:VEVENT');
    const file = calendarText('free-and-cancelled').replace(head, `${head}BEGIN:VEVENT${series.join('')}`);
    await drop(makeFile(file.replace('END:VCALENDAR\r\n', '')));
    expect(await screen.findByText('Free: 13:00–14:00 free time')).toBeVisible();
    expect(screen.getByText('There are no events to accept on these days.')).toBeVisible();
    expect(screen.getByText('1 series ends before it begins and is not shown.')).toBeVisible();
    expect(screen.queryByText(/^Accept all/)).toBeNull();
  });

  it.each([
    {
      language: 'en',
      label: 'Accept partly filled half hours',
      choices: ['From 15 minutes on', 'Always', 'Never'],
      nearest: 'Stand-up, 9:00–10:00, (9:10–9:50), accept with the brush',
      down: 'Long, 13:00–13:30, (12:50–13:40), accept with the brush',
      hint: 'Left out: 9:10–9:50 Stand-up',
    },
    {
      language: 'ja',
      label: '30分に満たない時間',
      choices: ['15分以上なら記録', '切り上げ', '切り捨て'],
      nearest: 'Stand-up、9:00～10:00、（9:10～9:50）、選択中のブラシで取り込む',
      down: 'Long、13:00～13:30、（12:50～13:40）、選択中のブラシで取り込む',
      hint: '切り捨て：9:10～9:50 Stand-up',
    },
  ] as const)('is rounded as the user chooses, now and the next time: $language', async (words) => {
    const day = MONDAY.replaceAll('-', '');
    const file = makeFile(
      formatCalendar(
        { uid: 'short', title: 'Stand-up', lines: hourAt(`${day}T091000`, 40) },
        { uid: 'long', title: 'Long', lines: hourAt(`${day}T125000`, 50) },
      ),
    );
    const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.label });
    const { unmount } = await openPainter({ language: words.language });
    await drop(file);
    await screen.findByRole('combobox', { name: words.label });
    expect(
      within(choice())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(words.choices);
    expect(choice()).toHaveDisplayValue(words.choices[0]);
    expect(preview('Stand-up')).toHaveAccessibleName(words.nearest);
    fireEvent.change(choice(), { target: { value: 'down' } });
    expect(await screen.findByText(words.hint)).toBeVisible();
    expect(screen.queryByText('Stand-up')).toBeNull();
    expect(preview('Long')).toHaveAccessibleName(words.down);

    unmount();
    await openPainter({ language: words.language });
    await drop(file);
    expect(await screen.findByText(words.hint)).toBeVisible();
    expect(choice()).toHaveDisplayValue(words.choices[2]);
  });

  it('asks for the work of an event without a brush, and then accepts it', async () => {
    await openPainter();
    fireEvent.keyDown(document.body, { key: '0' });
    const long = formatCalendar({
      title: 'Workshop',
      lines: hourAt(`${MONDAY.replaceAll('-', '')}T113000`, 120),
    });
    await drop(makeFile(long));
    await screen.findByText('1 event on these days can be accepted.');
    expect(preview('Workshop')).toHaveAccessibleName(
      'Workshop, 11:30–13:30, the lunch break stays free, choose the project and task to accept it',
    );
    fireEvent.click(preview('Workshop'));
    const work = within(await screen.findByRole('dialog')).getByLabelText('Project and task');
    await waitFor(() => expect(work).toBeEnabled());
    fireEvent.focus(work);
    fireEvent.change(work, { target: { value: 'SCH03 05' } });
    await screen.findAllByRole('option');
    fireEvent.keyDown(work, { key: 'Enter' });
    press('Apply');
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    expect(await screen.findByText('There are no events to accept on these days.')).toBeVisible();
  });

  it('gives the focus to the sheet, then back to the event, or to the next one once it is accepted', async () => {
    await openPainter();
    fireEvent.keyDown(document.body, { key: '0' });
    await drop(makeFile(fourMeetings(MONDAY)));
    await screen.findByText('4 events on these days can be accepted.');
    await waitFor(() => expect(preview('Planning')).toBeVisible());
    preview('Review').focus();
    fireEvent.click(preview('Review'));
    const sheet = await screen.findByRole('dialog');
    expect(sheet.contains(document.activeElement)).toBe(true);
    press('Cancel');
    await waitFor(() => expect(preview('Review')).toHaveFocus());

    fireEvent.click(preview('Review'));
    const work = within(await screen.findByRole('dialog')).getByLabelText('Project and task');
    await waitFor(() => expect(work).toBeEnabled());
    fireEvent.focus(work);
    fireEvent.change(work, { target: { value: 'SCH03 05' } });
    await screen.findAllByRole('option');
    fireEvent.keyDown(work, { key: 'Enter' });
    press('Apply');
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    expect(preview('Planning')).toHaveFocus();
  });

  it('takes one click and a save when its titles are known', async () => {
    await openPainter();
    await chooseBrush('SCH03 05');
    await drop(makeFile(fourMeetings(MONDAY)));
    fireEvent.click(await screen.findByText(/^Accept all \(4\) as SCH03 /));
    await drop(makeFile(fourMeetings(TUESDAY)));
    fireEvent.click(await screen.findByText('Accept all known (4)'));
    await waitFor(() => expect(bar()).toHaveTextContent('16 new'));
    // One step takes all of them back.
    undo();
    await waitFor(() => expect(bar()).toHaveTextContent('8 new'));
    // The choice to remember moves the titles out of the data that a sign-out deletes.
    expect(localStorage.getItem('draft:4:calendar-titles')).not.toBeNull();
    fireEvent.click(screen.getByLabelText('Remember the brush of each title after I sign out'));
    expect(localStorage.getItem('draft:4:calendar-titles')).toBeNull();
    expect(localStorage.getItem('calendar-titles:4')).not.toBeNull();
  });

  it.each([
    ['Hello', 'This is not a calendar file. Choose an .ics file of Outlook, Google or Apple.'],
    [fourMeetings(MONDAY).slice(0, 200), 'The calendar file is damaged or ends too early. Export it again.'],
    ['x'.repeat(10 * 1024 * 1024 + 1), 'The calendar file is larger than 10 MB. Export a shorter period.'],
  ])('is refused with the reason', async (text, words) => {
    await openPainter();
    await drop(makeFile(text));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is not offered for several people', async () => {
    await openPainter({ query: `?view=paint&date=${MONDAY}&staff=4,5`, as: 'admin' });
    expect(screen.queryByText('From my calendar (.ics)')).toBeNull();
  });

  it('leaves the focus in the timeline when it is closed', async () => {
    await openPainter();
    await drop(makeFile(fourMeetings(MONDAY)));
    press('Close calendar');
    expect(screen.queryByText('calendar.ics')).toBeNull();
    expect(document.activeElement).toHaveAccessibleName(/^Mon 23 Nov 8:30, /);
  });

  it('is exported from the recorded hours of the shown days, with projects and tasks as titles', async () => {
    await openPainter({ query: '?view=paint&date=2026-11-19&days=1' });
    const downloads = recordDownloads();
    press('These days as .ics');
    const { name, file } = downloads[0] ?? {};
    invariant(file, 'a file is handed over');
    expect(name).toBe('Half hours 2026-11-19 to 2026-11-19.ics');
    const text = new TextDecoder().decode(await readBytes(file));
    expect(text).toMatch(/UID:4-20261119T083000@/);
    expect(text).toMatch(/SUMMARY:PAY05 /);
  });

  it('is not exported from days without recorded hours', async () => {
    await openPainter({ query: '?view=paint&date=2026-11-27&days=1' });
    expect(screen.getByRole('button', { name: 'These days as .ics' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'This month as .ics' })).toBeEnabled();
  });
});
