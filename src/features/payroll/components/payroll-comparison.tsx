import { useTranslation } from 'react-i18next';
import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { ExportedMonth } from '../api/exported-months';
import type { ChangedSums, PayrollChanges } from '../model/payroll-changes';

type ExportComparisonProps = {
  before: ExportedMonth | null;
  /** Undefined without an export of the same month. */
  changes: PayrollChanges | undefined;
};

export function ExportComparison({ before, changes }: ExportComparisonProps) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  if (!before) return <div>{t('compared.none')}</div>;
  const values = { date: format.moment(before.exportedAt), name: format.name(before.by) };
  if (!changes) {
    return (
      <div>{t('compared.otherMonth', { ...values, month: formatMonth(before.month, format.language) })}</div>
    );
  }
  const added = changes.added.length;
  const removed = changes.removed.length;
  return (
    <>
      <div>{t('compared.export', values)}</div>
      {added > 0 && <div>{t('compared.added', { count: added })}</div>}
      {removed > 0 && <div>{t('compared.removed', { count: removed })}</div>}
    </>
  );
}

export function CheckComparison({ checked, changed }: { checked: CheckedMonth; changed: ChangedSums }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  return (
    <div>
      {t(changed.size === 0 ? 'compared.checkSame' : 'compared.checkChanged', {
        count: changed.size,
        date: format.moment(checked.checkedAt),
        name: format.name(checked.by),
      })}
    </div>
  );
}
