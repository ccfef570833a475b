import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SavedTimes } from '@/api/save/create-record';
import { memberQueries } from '@/features/members/api/member-queries';
import { invariant } from '@/lib/invariant';
import { useRecordForm } from '@/session/record-form';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin as isAdminRole } from '@/session/staff-schema';
import { notices } from '@/ui/notice/notices';
import { lazyComponent } from '@/start/lazy-component';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { useCalculateLeave, useCreateLeave, useCreateOvertime } from '../api/leave-mutations';
import { useSentRegistration } from '../api/use-sent-registration';
import { leaveQueries } from '../api/leave-queries';
import { belongsTo } from '../model/leave';
import { EMPTY_REGISTRATION, type RegistrationInput } from '../fields';
import { registrationSchema, toDateFields, type Registration } from '../model/registration';
import {
  modeInForce,
  modesFor,
  readRegistrationSearch,
  type RegistrationMode,
} from '../model/registration-mode';

/** The person is context: choosing one is no unsaved input. */
const CONTEXT = ['staff_id'] as const;

/** Loaded only if the server saved more than was sent. */
const LeaveSurplus = lazyComponent(async () => (await import('./leave-surplus')).LeaveSurplus);

/** The registration form's person, mode (kept in the URL) and save. Source: LV-1 to LV-4, LV-6. */
export function useRegistration() {
  const self = useSignedInStaff();
  const isAdmin = isAdminRole(self);
  const members = useQuery({ ...memberQueries.list(), enabled: isAdmin });
  const people = useMemo(() => (isAdmin ? (members.data ?? []) : [self]), [isAdmin, members.data, self]);

  const [search, changeSearch] = useUrlState(readRegistrationSearch);
  const chosenMode = search.mode;
  const today = useToday();
  const { data: records } = useQuery({ ...leaveQueries.records(), enabled: isAdmin });
  const findMode = useCallback(
    (id: number | undefined) => {
      const person = people.find((candidate) => candidate.id === id);
      const isCalculated = !records || !person || records.some((record) => belongsTo(record, person));
      return modeInForce({
        chosen: chosenMode,
        isAdmin,
        permanentDate: person?.permanent_date,
        today,
        isCalculated,
      });
    },
    [chosenMode, isAdmin, people, records, today],
  );
  const schema = useMemo(
    () => registrationSchema({ people, findMode: (person) => findMode(person?.id) }),
    [people, findMode],
  );
  const writes = { existing: useCreateLeave(), new: useCalculateLeave(), overtime: useCreateOvertime() };

  function changeMode(next: RegistrationMode) {
    record.form.clearErrors();
    for (const write of Object.values(writes)) write.reset();
    changeSearch({ mode: next, dates: null });
  }

  function send(registration: Registration): Promise<SavedTimes> {
    const registered = people.find(({ id }) => id === registration.payload.staff_id);
    invariant(registered, 'the schema accepts listed people only');
    switch (registration.mode) {
      case 'existing':
        return writes.existing.mutateAsync({ person: registered, payload: registration.payload });
      case 'new':
        return writes.new.mutateAsync({ person: registered, payload: registration.payload });
      case 'overtime':
        return writes.overtime.mutateAsync({ person: registered, payload: registration.payload });
    }
  }

  async function register({ values: registration }: { values: Registration }) {
    const times = await send(registration);
    if (times && times > 1) {
      notices.show(() => <LeaveSurplus registration={registration} people={people} times={times} />);
    }
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
    save: { mutateAsync: register, error: null },
    // Only a newly opened form takes the days of the address.
    next: { ...opened, ...toDateFields([]) },
    // The mode is kept after a save: a suggested one would change with the person, and the table with it.
    onSaved: (_, { mode: savedMode }) => changeMode(savedMode),
  });

  const staffId = useWatch({ control: record.form.control, name: 'staff_id' });
  const person = people.find(({ id }) => id === staffId);
  const mode = findMode(person?.id);

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
    error: writes[mode].error,
    changeMode,
  };
}
