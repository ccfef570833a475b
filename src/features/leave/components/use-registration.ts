import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { memberQueries } from '@/features/members/api/member-queries';
import { useRecordForm } from '@/session/record-form';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin as isAdminRole, type Staff } from '@/session/staff-schema';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { leaveQueries } from '../api/leave-queries';
import { useSentRegistration } from '../api/use-sent-registration';
import { EMPTY_REGISTRATION, type RegistrationInput } from '../fields';
import { belongsTo } from '../model/leave';
import { registrationSchema, toDateFields, type Registration } from '../model/registration';
import {
  modeInForce,
  modesFor,
  readRegistrationSearch,
  type RegistrationMode,
} from '../model/registration-mode';
import { useRegistrationWrites } from './use-registration-writes';

/** The person is context: choosing one is no unsaved input. */
const CONTEXT = ['staff_id'] as const;

function useModeFinder(chosen: RegistrationMode | null, isAdmin: boolean) {
  const today = useToday();
  const { data: records } = useQuery({ ...leaveQueries.records(), enabled: isAdmin });
  return useCallback(
    (person: Staff | undefined) =>
      modeInForce({
        chosen,
        isAdmin,
        permanentDate: person?.permanent_date,
        today,
        isCalculated: !records || !person || records.some((record) => belongsTo(record, person)),
      }),
    [chosen, isAdmin, today, records],
  );
}

/** The registration form's person, mode (kept in the URL) and save. Source: LV-1 to LV-4, LV-6. */
export function useRegistration() {
  const self = useSignedInStaff();
  const isAdmin = isAdminRole(self);
  const members = useQuery({ ...memberQueries.list(), enabled: isAdmin });
  const people = useMemo(() => (isAdmin ? (members.data ?? []) : [self]), [isAdmin, members.data, self]);

  const [search, changeSearch] = useUrlState(readRegistrationSearch);
  const findMode = useModeFinder(search.mode, isAdmin);
  const schema = useMemo(() => registrationSchema({ people, findMode }), [people, findMode]);
  const writes = useRegistrationWrites(people);

  function changeMode(next: RegistrationMode) {
    record.form.clearErrors();
    writes.clearErrors();
    changeSearch({ mode: next, dates: null });
  }

  /** Writes the saved mode to the URL, because a suggested mode would change with the next person. */
  function afterSave({ mode: savedMode }: Registration) {
    writes.clearErrors();
    changeSearch(({ mode: chosen }) => ({ mode: chosen ?? savedMode, dates: null }));
  }

  const [opened] = useState((): RegistrationInput => ({
    ...EMPTY_REGISTRATION,
    ...toDateFields(search.dates),
    staff_id: isAdmin ? (search.staff ?? '') : self.id,
  }));
  const record = useRecordForm({
    kind: 'leave',
    id: null,
    schema,
    opened,
    context: CONTEXT,
    probe: useSentRegistration(),
    // `RegistrationFailure` shows the error of the current mode.
    save: { mutateAsync: ({ values }) => writes.register(values), error: null },
    // The days of the URL are registered once.
    next: { ...opened, ...toDateFields([]) },
    onSaved: (_, registration) => afterSave(registration),
  });

  const staffId = useWatch({ control: record.form.control, name: 'staff_id' });
  const person = people.find(({ id }) => id === staffId);
  const mode = findMode(person);

  const { keeper } = record.draft;
  // Runs before the keeper looks for the draft of an earlier visit.
  useLayoutEffect(
    () =>
      keeper.setExtraInput({
        values: { mode },
        restore: (storedDraft) => changeSearch({ mode: String(storedDraft.mode) }),
      }),
    [keeper, mode, changeSearch],
  );

  return {
    record,
    self,
    isAdmin,
    person,
    mode,
    modes: modesFor(isAdmin),
    error: writes.errors[mode],
    changeMode,
  };
}
