import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createDraftStore } from '@/features/reporting/components/draft/report-draft-store';
import { DraftContext } from '@/features/reporting/components/draft/use-reporting-draft';
import { DefaultsDialog } from '@/features/reporting/components/preview/defaults-dialog';
import type { RecordedSlots } from '@/features/work/model/slot';
import { findWorkHours } from '@/features/work/model/work-calendar';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';
import { recorded, slot, staffSlots } from '../work/slot-builders';

const MONDAY = '2026-11-16';
const DEFAULTS = { 1: [slot('09:00')] };
const RECORDED = recorded(staffSlots(4, { [MONDAY]: [slot('09:00', 2)] }, DEFAULTS));
const EMPTIED = recorded(staffSlots(4, {}, DEFAULTS));
const DAYS_OFF = {
  findDaysOff: () => ({ leaveHours: new Map(), ...findWorkHours(undefined, undefined) }),
  readDaysOff: () => Promise.reject(new Error('The dialog reads nothing.')),
  isLeaveUnknown: false,
  isCalendarUnknown: false,
};

async function openDialog(onApply: () => Promise<unknown>) {
  await initI18n();
  await loadCatalogues('reporting');
  const store = createDraftStore({ mode: 'single', dates: [MONDAY], staffIds: [4] });
  const onClose = vi.fn();
  const dialog = (slots: RecordedSlots, isWriting: boolean, isLoading = false) => (
    <DraftContext value={store}>
      <DefaultsDialog
        staffIds={[4]}
        recorded={slots}
        people={[]}
        isLoading={isLoading}
        daysOff={DAYS_OFF}
        isWriting={isWriting}
        onApply={onApply}
        onClose={onClose}
      />
    </DraftContext>
  );
  const { user, rerender } = await renderUi(dialog(RECORDED, false));
  return {
    user,
    onClose,
    change: (slots: RecordedSlots, isWriting: boolean, isLoading = false) =>
      rerender(dialog(slots, isWriting, isLoading)),
  };
}

it('replaces nothing after a tick whose records are gone', async () => {
  const onApply = vi.fn(() => Promise.resolve());
  const { user, change } = await openDialog(onApply);
  await user.click(screen.getByLabelText('Also replace what is recorded (1)'));
  expect(screen.getByText('Defaults: 0 new, 1 replaced')).toBeVisible();
  change(EMPTIED, false);
  expect(screen.getByLabelText('Also replace what is recorded (0)')).not.toBeChecked();
  expect(screen.getByText('Defaults: 1 new')).toBeVisible();
  await user.click(screen.getByText('Fill from weekday defaults'));
  expect(onApply.mock.calls).toEqual([[false]]);
});

it('replaces what is recorded after a tick', async () => {
  const onApply = vi.fn(() => Promise.resolve());
  const { user, onClose } = await openDialog(onApply);
  await user.click(screen.getByLabelText('Also replace what is recorded (1)'));
  await user.click(screen.getByText('Fill from weekday defaults'));
  expect(onApply.mock.calls).toEqual([[true]]);
  // A fill that wrote nothing.
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes once for a write that begins and ends', async () => {
  let endWrite = () => {};
  const { user, onClose, change } = await openDialog(
    () => new Promise<void>((resolve) => (endWrite = resolve)),
  );
  await user.click(screen.getByText('Fill from weekday defaults'));
  expect(onClose).not.toHaveBeenCalled();
  change(RECORDED, true);
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => {
    endWrite();
    // Runs what follows the write.
    await Promise.resolve();
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open while the fill reads, which cannot be cancelled any more', async () => {
  let endFill = () => {};
  const { user, onClose } = await openDialog(() => new Promise<void>((resolve) => (endFill = resolve)));
  await user.click(screen.getByText('Fill from weekday defaults'));
  await user.click(screen.getByText('Cancel'));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => {
    endFill();
    // Runs what follows the fill.
    await Promise.resolve();
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does not call records empty that are loading or could not be read', async () => {
  const { change } = await openDialog(() => Promise.resolve());
  const nothing = 'Nothing is saved for these employees on these weekdays.';
  // Announced as it changes.
  const status = screen.getByRole('status');
  change(recorded(), false, true);
  expect(status).toHaveTextContent('Reading what is already recorded…');
  change(recorded(), false);
  expect(status).toHaveTextContent('1 person could not be read and is not counted.');
  expect(status).not.toHaveTextContent(nothing);
  change(recorded(staffSlots(4, {})), false);
  expect(status).toHaveTextContent(nothing);
});

it('leaves out the defaults of a deleted project, and says so', async () => {
  const { change } = await openDialog(() => Promise.resolve());
  const deleted = { ...slot('09:30'), project: null };
  change(recorded(staffSlots(4, {}, { 1: [slot('09:00'), deleted] })), false);
  expect(screen.getByText('Defaults: 1 new')).toBeVisible();
  expect(screen.getByText('1 left out for a deleted project or task: Mon 16 Nov')).toBeVisible();
  change(recorded(staffSlots(4, {}, { 1: [deleted] })), false);
  expect(screen.getByText('Defaults: 0 new')).toBeVisible();
});
