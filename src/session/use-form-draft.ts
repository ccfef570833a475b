import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ExtraInput } from './draft-content';
import { createDraftKeeper } from './draft-keeper';
import type { DuplicateProbe } from './duplicate-probe';
import { signedInStaffQuery, useSignedInStaff } from './signed-in-staff';
import { tokenStore } from './token-store';

type Options<Input extends FieldValues, Output extends FieldValues> = {
  /** Stable while the form is mounted, e.g. `member/5`. */
  screen: string;
  /** Fields that are never stored: passwords, photos. */
  excludedFields?: readonly FieldPath<Input>[];
  /** Fields that alone make no draft, such as the person of the form; with other input they are stored. */
  context?: readonly FieldPath<Input>[];
  /** True where the form edits a stored record, which others may change as well. */
  isOfRecord?: boolean;
  /** Input outside the form, e.g. in the URL; the same object until it changes. */
  extraInput?: ExtraInput;
  /** Looks for sent records, for a form that must not be sent twice. */
  probe?: DuplicateProbe<Output>;
};

/** Stores the draft of a form without rendering at each key press, and restores changed fields only. */
export function useFormDraft<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  {
    screen,
    excludedFields = [],
    context = [],
    isOfRecord = false,
    extraInput,
    probe,
  }: Options<Input, Output>,
) {
  const queryClient = useQueryClient();
  const { id: staffId } = useSignedInStaff();
  const [keeper] = useState(() =>
    createDraftKeeper({
      staffId,
      screen,
      excludedFields,
      context,
      isOfRecord,
      read: form.getValues,
      fill: (values) => form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true }),
      // Another tab may have signed out, or signed in as another member.
      isOwn: () =>
        tokenStore.get().token !== null &&
        queryClient.getQueryData(signedInStaffQuery.queryKey)?.id === staffId,
    }),
  );
  const offers = useSyncExternalStore(keeper.subscribe, keeper.getOffers);

  // Set before `keeper.start`, which compares stored drafts with the extra input and the probe.
  useEffect(() => {
    if (extraInput) keeper.setExtraInput(extraInput);
  }, [keeper, extraInput]);
  useEffect(() => {
    // The sent values come from the browser's storage, with the types that the form stored.
    keeper.setProbe(
      probe && {
        countShown: (sent) => probe.countShown(sent as Output),
        countCurrent: (sent) => probe.countCurrent(sent as Output),
      },
    );
  }, [keeper, probe]);
  useEffect(() => keeper.start(), [keeper]);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: keeper.noteChange }),
    [subscribe, keeper],
  );

  return { form, offers, keeper };
}

export type FormDraft<Input extends FieldValues, Output extends FieldValues> = ReturnType<
  typeof useFormDraft<Input, Output>
>;
