import { createDraftKeeper } from '@/session/draft-keeper';
import type { Fields } from '@/lib/three-way-merge';
import { readDraft } from '@/session/draft-store';
import type { DuplicateProbe } from '@/session/duplicate-probe';

export const EMPTY = { name: '', address: '', password: '' };

let open: (() => void)[] = [];

/** A form on the screen: `leave` is what a reload does. */
export function openForm({
  values = EMPTY as Fields,
  isOfRecord = false,
  isOwn = true,
  context = [] as readonly string[],
  probe = undefined as DuplicateProbe<Fields> | undefined,
} = {}) {
  const form = { values };
  const keeper = createDraftKeeper({
    staffId: 4,
    screen: 'member/5',
    excludedFields: ['password'],
    context,
    isOfRecord,
    read: () => form.values,
    fill: (fields) => type(fields),
    isOwn: () => isOwn,
  });
  keeper.setProbe(probe);
  const leave = keeper.start();
  open.push(leave);
  function type(fields: Fields): void {
    form.values = { ...form.values, ...fields };
    keeper.noteChange();
  }
  return { form, keeper, type, leave };
}

/** Ends the work of all forms: a timer would go on into the next test. */
export function closeForms(): void {
  open.forEach((leave) => leave());
  open = [];
}

export const storedChanges = () => readDraft(4, 'member/5')?.changes;
