import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { buildWorkbook } from '../../excel/build-zip';
import {
  answer,
  choose,
  correct,
  csv,
  findResult,
  openCell,
  openImport,
  person,
  send,
  sendButton,
  states,
} from './import-driver';

beforeAll(async () => {
  await import('@/app/pages/member-list-route');
  await import('@/features/import/components/import-page');
});

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
const row = (texts: string[], tag = '<row>') => `${tag}${texts.map(text).join('')}</row>`;
const HEADS = ['Staff ID', 'Address'];

const workbook = (...sheets: string[]) => new Uint8Array(buildWorkbook(sheets));

const cell = (words: RegExp) => screen.findByRole('gridcell', { name: words });

describe('the list of a file', () => {
  it('shows its problems only, not the rows that were corrected in an earlier file of the same name', async () => {
    await openImport();
    choose(csv(person(1, { email: 'nothing' }), person(2, { email: 'nothing' })));
    await waitFor(() => expect(states()).toEqual(['2, 1 problem', '3, 1 problem']));
    fireEvent.click(screen.getByRole('button', { name: /^Problems/ }));
    await correct(2, 'E-mail', 'new1@example.com');
    await sendButton(1);
    expect(states()).toEqual(['2, New', '3, 1 problem']);

    choose(csv(person(1), person(2, { email: 'nothing' }), person(3)));
    await answer('Open the file');
    await sendButton(2);
    expect(states()).toEqual(['3, 1 problem']);
  });

  it('is read from another sheet or below other headings, and input for a sheet is restored', async () => {
    await openImport();
    const first = row(HEADS) + row(['SG-0004', 'Bago']) + row(['SG-0005', 'Mandalay']);
    const second = row(['Old list']) + row(HEADS) + row(['SG-0006', 'Yangon']);
    choose(workbook(row(['Cover']), first, second), 'people.xlsx');
    expect(await screen.findByText('people.xlsx, sheet “Sheet2”: 2 rows')).toBeVisible();
    await sendButton(0);
    await correct(2, 'Address', 'Pyay');

    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: '2' } });
    expect(await screen.findByText('people.xlsx, sheet “Sheet3”: 1 row')).toBeVisible();
    expect(screen.getByText('1 row above the headings is left out: Old list')).toBeVisible();
    expect(screen.getByLabelText('Row of the headings')).toHaveDisplayValue('Row 2: Staff ID, Address');
    fireEvent.change(screen.getByLabelText('Row of the headings'), { target: { value: '1' } });
    expect(await screen.findByText('people.xlsx, sheet “Sheet3”: 2 rows')).toBeVisible();

    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: '1' } });
    expect(await screen.findByText('people.xlsx, sheet “Sheet2”: 2 rows')).toBeVisible();
    expect(await cell(/Pyay/)).toBeVisible();
  });

  it('keeps the password for all new members on another sheet and in another file', async () => {
    await openImport();
    choose(
      workbook(row(HEADS) + row(['SG-0004', 'Bago']), row(HEADS) + row(['SG-0005', 'Pyay'])),
      'two.xlsx',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'The same for all' }));
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'welcome26' } });
    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: '1' } });
    expect(await screen.findByText('two.xlsx, sheet “Sheet2”: 1 row')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('welcome26');
    choose(csv(person(1)));
    await sendButton(1);
    expect(screen.getByLabelText('Password')).toHaveValue('welcome26');
  });

  it('shows no state of the earlier file when another one is opened', async () => {
    await openImport();
    choose(csv(person(1)));
    await sendButton(1);
    expect(states()).toEqual(['2, New']);
    choose(csv('SG-0004,,,,,,Mandalay,,,'), 'others.csv');
    expect(await screen.findByText(/^others\.csv: 1 row/)).toBeVisible();
    expect(states()).not.toEqual(['2, New']);
    await waitFor(() => expect(states()).toEqual(['2, Already registered']));
  });

  it('leaves out rows hidden in Excel, unless they are included', async () => {
    await openImport();
    choose(
      workbook(row(HEADS) + row(['SG-0004', 'Bago']) + row(['SG-0005', 'Pyay'], '<row hidden="1">')),
      'people.xlsx',
    );
    expect(await screen.findByText('1 row that is hidden in Excel is left out.')).toBeVisible();
    await sendButton(0);
    await waitFor(() => expect(states()).toEqual(['2, Already registered']));
    fireEvent.click(screen.getByRole('button', { name: 'Read them as well' }));
    await waitFor(() => expect(states()).toEqual(['2, Already registered', '3, Already registered']));
    fireEvent.click(screen.getByRole('button', { name: 'Leave them out' }));
    await waitFor(() => expect(states()).toEqual(['2, Already registered']));
  });

  it('is stored with the corrections as it was read last', async () => {
    await openImport();
    choose(
      workbook(row(HEADS) + row(['SG-0004', 'Bago']) + row(['SG-0005', 'Pyay'], '<row hidden="1">')),
      'people.xlsx',
    );
    await sendButton(0);
    await correct(2, 'Address', 'Yangon');
    fireEvent.click(screen.getByRole('button', { name: 'Read them as well' }));
    cleanup();
    await openImport();
    expect(screen.getByText(/0 of 2 rows saved/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  });

  it('is stored as the sheet that is shown again, not as the one that was corrected last', async () => {
    await openImport();
    const first = row(HEADS) + row(['SG-0004', 'Bago']) + row(['SG-0005', 'Mandalay']);
    const second = row(HEADS) + row(['SG-0006', 'Yangon']);
    choose(workbook(first, second), 'people.xlsx');
    await sendButton(0);
    await correct(2, 'Address', 'Pyay');
    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: '1' } });
    expect(await screen.findByText('people.xlsx, sheet “Sheet2”: 1 row')).toBeVisible();
    await correct(2, 'Address', 'Taunggyi');
    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: '0' } });
    expect(await cell(/Pyay/)).toBeVisible();
    cleanup();
    await openImport();
    expect(screen.getByText(/0 of 2 rows saved/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  });

  it('is offered again after another file without new rows, until its own rows are skipped', async () => {
    await openImport();
    choose(csv(person(1)), 'first.csv');
    await sendButton(1);
    await correct(2, 'English name', 'Corrected');
    choose(csv('SG-0004,,,,,,Mandalay,,,'), 'others.csv');
    await answer('Open the file');
    await waitFor(() => expect(states()).toEqual(['2, Already registered']));
    fireEvent.click(screen.getByRole('button', { name: 'Close the file' }));
    expect(screen.getByText(/^The import of first\.csv was not completed: 0 of 1 rows/)).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await sendButton(1);
    const dialog = await openCell(2, 'Row');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Skip' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(states()).toEqual(['2, Skipped']));
    fireEvent.click(screen.getByRole('button', { name: 'Close the file' }));
    expect(screen.queryByText(/was not completed/)).toBeNull();
  });

  it('is left after a question only, once its rows are corrected', async () => {
    await openImport();
    choose(csv(person(1)), 'first.csv');
    await sendButton(1);
    await correct(2, 'English name', 'Corrected');
    choose(csv(person(2)), 'second.csv');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /first\.csv was not completed: 0 of 1 rows saved\. Its corrections and results are lost once/,
    );
    await answer('Cancel');
    expect(screen.getByText('first.csv: 1 row')).toBeVisible();
    expect(await cell(/Corrected/)).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: 'Close the file' }));
    choose(csv(person(2)), 'second.csv');
    await answer('Open the file');
    expect(await screen.findByText('second.csv: 1 row')).toBeVisible();
  });

  it('is closed after a question only, if two of its sheets are corrected', async () => {
    await openImport();
    const first = row(HEADS) + row(['SG-0004', 'Bago']);
    const second = row(HEADS) + row(['SG-0006', 'Yangon']) + row(['SG-0005', 'Mandalay']);
    choose(workbook(first, second), 'people.xlsx');
    await sendButton(0);
    await correct(2, 'Address', 'Pyay');
    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: '1' } });
    expect(await screen.findByText('people.xlsx, sheet “Sheet2”: 2 rows')).toBeVisible();
    await correct(2, 'Address', 'Taunggyi');
    fireEvent.click(screen.getByRole('button', { name: 'Close the file' }));
    await answer('Cancel');
    expect(await cell(/Taunggyi/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close the file' }));
    await answer('Close the file');
    expect(await screen.findByText(/^Drop an/)).toBeVisible();
  });

  it('is closed after a question only, if a sheet is corrected and a row of another was refused', async () => {
    const taken = mockApi.rows('staff').find(({ deleted_at: deleted }) => deleted)?.username ?? '';
    const people = csv(person(1, { username: taken })).split('\r\n');
    await openImport();
    choose(
      workbook(row(HEADS) + row(['SG-0004', 'Bago']), people.map((line) => row(line.split(','))).join('')),
      'people.xlsx',
    );
    await sendButton(0);
    await correct(2, 'Address', 'Pyay');
    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: '1' } });
    await send(1);
    await findResult(/^Saved: 0\. Left to send: 1\./);
    fireEvent.click(screen.getByRole('button', { name: 'Close the file' }));
    await answer('Cancel');
    expect(states()).toEqual(['2, Not saved']);
  });

  it('shows the row of its headings, also below many hidden rows', async () => {
    await openImport();
    const hidden = Array.from({ length: 51 }, () => row(['Old'], '<row hidden="1">'));
    choose(workbook([...hidden, row(['Colour', 'Size']), row(['Red', '1'])].join('')), 'people.xlsx');
    expect(await screen.findByLabelText('Row of the headings')).toHaveDisplayValue('Row 52: Colour, Size');
  });

  it('explains why a sheet cannot be read, and offers no columns without a heading', async () => {
    await openImport();
    const wide = row(Array.from({ length: 205 }, (_, at) => `Head ${at}`));
    choose(workbook(wide), 'people.xlsx');
    expect(await screen.findByText(/more than 200 columns with something in them/)).toBeVisible();
    choose(`Staff ID,Address,,,,,,x\nSG-0004,Bago,,stray,,,,\n`);
    expect(await screen.findByText(/Uses 2 of 3 columns of the file/)).toBeVisible();
    expect(screen.getAllByLabelText(/^What column/)).toHaveLength(3);
  });

  it('offers a recognised column without a heading again after it was excluded', async () => {
    await openImport();
    choose('Staff ID,Address,\nSG-0004,Bago,new@example.com\n');
    const column = await screen.findByLabelText('What column “3” is');
    expect(column).toHaveDisplayValue('E-mail');
    fireEvent.change(column, { target: { value: '' } });
    await waitFor(() => expect(screen.getByLabelText('What column “3” is')).toHaveDisplayValue('Not used'));
    expect(screen.getByText(/Uses 2 of 3 columns of the file/)).toBeVisible();
  });

  it('shows a sample of each column, but none of a password that is not used', async () => {
    await openImport();
    choose('Staff ID,Password,Shoe size\nSG-0004,hunter22,41\n');
    const findColumn = () => screen.findByLabelText('What column “Password” is');
    fireEvent.change(await findColumn(), { target: { value: '' } });
    await waitFor(async () => expect(await findColumn()).toHaveDisplayValue('Not used'));
    expect(screen.getByText('· 41')).toBeVisible();
    expect(screen.queryByText('· hunter22')).toBeNull();
  });
});

describe('a cell', () => {
  it('shows the interpreted date, and a missing leading zero', async () => {
    await openImport();
    const era = person(1).replace('2026/4/1', '令和8年4月1日').replace('0912345', '9012345678');
    const serial = person(2).replace('2026/4/1', '46113');
    choose(csv(era, serial, person(3).replace('2026/4/1', '01/04/2026')));
    await sendButton(2);
    expect(await cell(/^令和8年4月1日, read as 1 Apr 2026$/)).toHaveTextContent('1 Apr 2026');
    expect(await cell(/^46113, read as 1 Apr 2026$/)).toBeVisible();
    expect(await cell(/^01\/04\/2026: Write the year first/)).toBeVisible();
    expect(await cell(/^9012345678: Was it 09012345678\?/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Put the 0 in front' }));
    expect(await cell(/^09012345678$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Put the 0 in front' })).toBeNull());
  });

  it('combines a name from two columns', async () => {
    await openImport();
    choose('社員番号,姓,名,フリガナ\nT-133,山田,一郎,やまだ');
    expect(await cell(/^山田 一郎$/)).toBeVisible();
    expect(screen.getByLabelText('What column “姓” is')).toHaveDisplayValue('Japanese name: family name');
    expect(screen.getByLabelText('What column “フリガナ” is')).toHaveDisplayValue('Not used');
  });
});
