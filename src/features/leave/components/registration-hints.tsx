import { useWatch } from 'react-hook-form';
import { lazyComponent } from '@/start/lazy-component';
import type { Staff } from '@/session/staff-schema';
import { chosenHours } from '../model/registration';
import type { RegistrationMode } from '../model/registration-mode';
import type { RegistrationControl } from './registration-control';
import { useChosenDates } from './use-chosen-dates';

const BalanceHint = lazyComponent(async () => (await import('./balance-hint')).BalanceHint);
const OffDaysHint = lazyComponent(async () => (await import('./off-days-hint')).OffDaysHint);
const ExistingEntriesHint = lazyComponent(
  async () => (await import('./existing-entries-hint')).ExistingEntriesHint,
);

type RegistrationHintsProps = {
  control: RegistrationControl;
  mode: RegistrationMode;
  person: Staff | undefined;
};

export function RegistrationHints({ control, mode, person }: RegistrationHintsProps) {
  const dates = useChosenDates(control, mode);
  const hours = useWatch({ control, compute: chosenHours });
  return (
    // A live region must exist before its text. A changed hint is read as a whole, without the others.
    <div role="status" aria-atomic={false}>
      {person && dates.length > 0 && (
        <>
          {mode === 'existing' && (
            <>
              <div aria-atomic>
                <BalanceHint person={person} dates={dates} hours={hours} />
              </div>
              <div aria-atomic>
                <OffDaysHint person={person} dates={dates} />
              </div>
            </>
          )}
          <div aria-atomic>
            <ExistingEntriesHint person={person} dates={dates} showsColleagues={mode === 'existing'} />
          </div>
        </>
      )}
    </div>
  );
}
