import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import {
  answer,
  chooseWork,
  datesQuery,
  dialogsGone,
  findDialog,
  findPreview,
  NEXT_WEEK,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  submit,
  THIS_WEEK,
  WHOLE_DAY,
} from './reporting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

const usual = (staffId: number, dates: string[]) =>
  stored(staffId, dates).filter(({ period }) => WHOLE_DAY.includes(period));

const findName = (id: number) => mockApi.rows('staff').find((row) => row.id === id)?.eng_name ?? '';

describe('a submit that replaces records [RP-7]', () => {
  it('asks with people, dates and counts for a week, two clicks after the page was opened', async () => {
    await openReporting();
    const id = signedInId('user');
    const [recent] = await screen.findAllByText(/^PAY05 · /);
    invariant(recent, 'the user has recorded something');
    fireEvent.click(recent);
    const preview = await findPreview();
    const lost = Number(/(\d+) replaced/.exec(preview.textContent ?? '')?.[1]);
    expect(lost).toBeGreaterThan(16);
    await submit();
    const title = `Replace ${lost} half hours?`;
    const dialog = await findDialog(title);
    expect(dialog).toHaveTextContent(`${findName(id)}: ${lost} half hours (`);
    expect(dialog).toHaveTextContent('Mon 16 Nov');
    await answer(title, 'Cancel');
    await dialogsGone();
    expect(sent('task-performance/create')).toEqual([]);
  });

  it('asks for one half hour of another person, but not for an own day', async () => {
    const day = datesQuery([THIS_WEEK[3] ?? '']);
    const { unmount } = await openReporting({ query: day });
    expect(usual(signedInId('user'), [THIS_WEEK[3] ?? '']).length).toBeGreaterThan(1);
    await chooseWork();
    await findPreview();
    await submit();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(sent('task-performance/create')).toHaveLength(1);
    unmount();

    await openReporting({ as: 'admin', query: `${day}&staff=3` });
    await chooseWork();
    await findPreview();
    await submit();
    const title = `Replace ${usual(3, [THIS_WEEK[3] ?? '']).length} half hours?`;
    expect(await findDialog(title)).toHaveTextContent(`Hours of ${findName(3)} on 19 Nov 2026`);
  });

  it('asks before a rest is sent again over records that can no longer be read', async () => {
    await openReporting({ query: datesQuery(NEXT_WEEK.slice(0, 1)) });
    await chooseWork();
    await findPreview();
    setScenario('403@task-performance/create');
    await submit();
    await screen.findByText('16 half hours were not saved.');
    setScenario('403@staff/get');
    press('Send again');
    await answer('Submit without knowing what is recorded?', 'Cancel');
    expect(sent('task-performance/create')).toHaveLength(1);
  });
});
