import type { ReactNode } from 'react';
import { personTabId } from '../../components/people/person-tabs';
import { RecordedDayFailed } from '../../components/recorded/recorded-day';
import { RecordedDayLoading } from '../../components/recorded/recorded-day-loading';
import type { useStaffSlots } from '../../components/recorded/use-staff-slots';

type PersonPanelProps = {
  id: string;
  isTab: boolean;
  staffId: number;
  staffSlots: ReturnType<typeof useStaffSlots>;
  children: ReactNode;
};

export function PersonPanel({ id, isTab, staffId, staffSlots, children }: PersonPanelProps) {
  const { recorded, getState, getError, retry } = staffSlots;
  const isLoaded = recorded.has(staffId);
  const hasFailed = !isLoaded && getState(staffId) === 'failed';
  return (
    <div
      id={id}
      role={isTab ? 'tabpanel' : undefined}
      aria-labelledby={isTab ? personTabId(id, staffId) : undefined}
    >
      {isLoaded && children}
      {hasFailed && <RecordedDayFailed error={getError(staffId)} onRetry={() => retry(staffId)} />}
      {!isLoaded && !hasFailed && <RecordedDayLoading />}
    </div>
  );
}
