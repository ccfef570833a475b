import { act, fireEvent, render, screen } from '@testing-library/react';
import { useController, type Control } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useDraftFields } from '@/features/reporting/components/draft/use-draft-fields';
import { createDraftStore } from '@/features/reporting/components/draft/report-draft-store';
import { DraftContext } from '@/features/reporting/components/draft/use-reporting-draft';
import {
  reportingFormSchema,
  EMPTY_WORK,
  type WorkInput,
  type WorkPlan,
} from '@/features/reporting/model/work-form';
import { useAppForm } from '@/ui/form/use-app-form';

const schema = reportingFormSchema(() => ({ staffIds: [4], dates: ['2026-11-20'] }));

function StartField({ control }: { control: Control<WorkInput, unknown, WorkPlan> }) {
  const { field } = useController({ control, name: 'start' });
  return <input {...field} aria-label="Start" />;
}

function Form() {
  const form = useAppForm<WorkInput, WorkPlan>(schema, EMPTY_WORK);
  useDraftFields(form);
  return (
    <>
      <StartField control={form.control} />
      <button
        type="button"
        onClick={() => form.setValues((values) => ({ ...values, projectId: 3, taskId: 5 }))}
      >
        Both
      </button>
    </>
  );
}

it('the fields change the draft and show it', () => {
  const store = createDraftStore({ mode: 'multiple', dates: null, staffIds: null });
  render(
    <DraftContext value={store}>
      <Form />
    </DraftContext>,
  );
  const start = screen.getByLabelText('Start');
  fireEvent.change(start, { target: { value: '09:00' } });
  fireEvent.click(screen.getByText('Both'));
  const whole = { ...EMPTY_WORK, start: '09:00', projectId: 3, taskId: 5 };
  expect(store.get().work).toEqual(whole);

  const fill = (work: WorkInput) => act(() => store.dispatch({ type: 'fillWork', work }));
  fill(EMPTY_WORK);
  expect(start).toHaveValue('');
  expect(store.get().work).toEqual(EMPTY_WORK);
  fill(whole);
  expect(start).toHaveValue('09:00');
  expect(store.get().work).toEqual(whole);

  fill({ ...EMPTY_WORK, start: '10:00' });
  expect(start).toHaveValue('10:00');
  expect(store.get().work).toEqual({ ...EMPTY_WORK, start: '10:00' });
});
