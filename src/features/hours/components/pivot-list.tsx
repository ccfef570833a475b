import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dimension, PivotGroup } from '../model/hours-pivot';
import { GroupCard, GroupGrid } from './group-card';
import { HoursRows } from './hours-rows';

/** A year by day has hundreds of groups: more than these are drawn on demand. */
const FIRST_GROUPS = 40;

/** The groups of the employee report with their rows and subtotals. Source: HR-4. */
export function PivotList({ groups, inner }: { groups: readonly PivotGroup[]; inner: Dimension }) {
  const { t } = useTranslation('hours');
  const [hasAll, setHasAll] = useState(false);
  const headers: Record<Dimension, string> = {
    member: t('column.member'),
    project: t('member.by.project'),
    task: t('member.by.task'),
    day: t('member.by.day'),
  };
  const shown = hasAll ? groups : groups.slice(0, FIRST_GROUPS);
  return (
    <>
      <GroupGrid>
        {shown.map(({ key, label, rows, hours }) => (
          <GroupCard key={key} title={label} headingLevel="h3">
            <HoursRows label={label} header={headers[inner]} rows={rows} subtotal={hours} />
          </GroupCard>
        ))}
      </GroupGrid>
      {shown.length < groups.length && (
        <Button variant="outlined" onClick={() => setHasAll(true)} sx={{ mt: 2 }}>
          {t('more', { count: groups.length })}
        </Button>
      )}
    </>
  );
}
