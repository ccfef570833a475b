import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/page/panel';
import { useLeaveFinder } from '../api/use-leave-finder';
import type { Person } from '../model/leave';
import { LeaveTable } from './leave-table';

type PersonLeavesPanelProps = {
  title: string;
  person: Person;
  onHide?: () => void;
};

/** The leaves of one person, beneath the records. Source: LV-5. */
export function PersonLeavesPanel({ title, person, onHide }: PersonLeavesPanelProps) {
  const { t } = useTranslation('leave');
  const { leavesOf, error, refetch } = useLeaveFinder();
  return (
    <Panel title={title} isFlush actions={onHide && <Button onClick={onHide}>{t('records.hide')}</Button>}>
      <LeaveTable
        label={title}
        leaves={leavesOf?.(person)}
        error={error}
        onRetry={refetch}
        hasNames={false}
        empty={{ title: t('records.noLeaves'), why: t('records.noLeavesWhy') }}
      />
    </Panel>
  );
}
