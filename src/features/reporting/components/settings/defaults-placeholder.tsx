import { useTranslation } from 'react-i18next';
import type { Staff } from '@/session/staff-schema';
import { LoadFailure } from '@/ui/page/state-message';
import { RecordedDayLoading } from '../recorded/recorded-day-loading';
import type { useStaffSlots } from '../recorded/use-staff-slots';

export type DefaultsPlaceholderProps = {
  /** Undefined until the list of members has arrived. */
  person: Staff | undefined;
  staffSlots: Pick<ReturnType<typeof useStaffSlots>, 'getState' | 'getError' | 'retry'>;
};

export function DefaultsPlaceholder({ person, staffSlots }: DefaultsPlaceholderProps) {
  const { t } = useTranslation('reporting');
  if (!person || staffSlots.getState(person.id) !== 'failed') return <RecordedDayLoading />;
  return (
    <LoadFailure
      title={t('setting.unreadTitle')}
      error={staffSlots.getError(person.id)}
      onRetry={() => staffSlots.retry(person.id)}
    />
  );
}
