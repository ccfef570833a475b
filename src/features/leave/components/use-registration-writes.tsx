import type { SavedTimes } from '@/api/save/create-record';
import { invariant } from '@/lib/invariant';
import { lazyComponent } from '@/start/lazy-component';
import { notices } from '@/ui/notice/notices';
import { useCalculateLeave, useCreateLeave, useCreateOvertime } from '../api/leave-mutations';
import type { Person } from '../model/leave';
import type { Registration } from '../model/registration';

const LeaveSurplus = lazyComponent(async () => (await import('./leave-surplus')).LeaveSurplus);

/** Source: LV-6. */
export function useRegistrationWrites(people: readonly Person[]) {
  const writes = { existing: useCreateLeave(), new: useCalculateLeave(), overtime: useCreateOvertime() };

  function send(registration: Registration, person: Person): Promise<SavedTimes> {
    switch (registration.mode) {
      case 'existing':
        return writes.existing.mutateAsync({ person, payload: registration.payload });
      case 'new':
        return writes.new.mutateAsync({ person, payload: registration.payload });
      case 'overtime':
        return writes.overtime.mutateAsync({ person, payload: registration.payload });
    }
  }

  /** Sends a registration, and shows a notice if the server saved it more than once. @throws {ApiError} */
  async function register(registration: Registration): Promise<void> {
    const person = people.find(({ id }) => id === registration.payload.staff_id);
    invariant(person, 'the schema accepts listed people only');
    const times = await send(registration, person);
    if (times && times > 1) {
      notices.show(() => <LeaveSurplus registration={registration} person={person} times={times} />);
    }
  }

  function clearErrors() {
    for (const write of Object.values(writes)) write.reset();
  }

  return {
    register,
    clearErrors,
    errors: { existing: writes.existing.error, new: writes.new.error, overtime: writes.overtime.error },
  };
}
