import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { ChangedSums, SumsBefore } from '../model/payroll-changes';
import { netHours, type ExplainedRow } from '../model/payroll-row';
import { PayrollExplanation } from './payroll-explanation';
import styles from './payroll-table.module.css';

const COLUMN_COUNT = 6;

type PayrollTableProps = {
  label: string;
  bodyRef: Ref<HTMLTableSectionElement>;
  rows: readonly ExplainedRow[];
  /** The rows of the sum, including those that are not shown. */
  allRows: readonly ExplainedRow[];
  sinceExport: ChangedSums | undefined;
  sinceCheck: ChangedSums | undefined;
};

const sumRows = (rows: readonly ExplainedRow[], sum: keyof SumsBefore) =>
  rows.reduce((total, row) => total + row[sum], 0);

export function PayrollTable(props: PayrollTableProps) {
  const { label, bodyRef, rows, allRows, sinceExport, sinceCheck } = props;
  const { t } = useTranslation('payroll');
  const format = useFormat();
  return (
    <Box sx={{ overflowX: 'auto', mt: 1 }} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.leave')}</th>
            <th scope="col">{t('column.overtime')}</th>
            <th scope="col">{t('column.net')}</th>
            <th scope="col">{t('column.days')}</th>
            <th scope="col">{t('column.needsChecking')}</th>
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {rows.map((row) => (
            <PayrollTableRow
              key={row.person.id}
              row={row}
              exportedSums={sinceExport?.get(row.person.id)}
              checkedSums={sinceCheck?.get(row.person.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('column.total')}</th>
            <td>{format.hours(sumRows(allRows, 'leaveHours'))}</td>
            <td>{format.hours(sumRows(allRows, 'overtimeHours'))}</td>
            <td />
            <td>{format.number(sumRows(allRows, 'leaveDays'))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </Box>
  );
}

type PayrollTableRowProps = {
  row: ExplainedRow;
  exportedSums: SumsBefore | undefined;
  checkedSums: SumsBefore | undefined;
};

function PayrollTableRow(props: PayrollTableRowProps) {
  const { row, exportedSums, checkedSums } = props;
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <>
      <tr>
        <th scope="row">
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            startIcon={<ExpandMore sx={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />}
            onClick={() => setIsOpen(!isOpen)}
            sx={{
              justifyContent: 'start',
              textAlign: 'left',
              textTransform: 'none',
              whiteSpace: 'normal',
              minWidth: 140,
            }}
          >
            {format.name(row.person)}
          </Button>
        </th>
        <SumCell {...props} sum="leaveHours" formatSum={format.hours} />
        <SumCell {...props} sum="overtimeHours" formatSum={format.hours} />
        <td>{format.hours(netHours(row))}</td>
        <SumCell {...props} sum="leaveDays" formatSum={format.number} />
        <td>
          <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
            {(exportedSums ?? checkedSums) && (
              <Chip size="small" variant="outlined" color="info" label={t('row.changed')} />
            )}
            {row.oddities > 0 && (
              <Chip
                size="small"
                variant="outlined"
                color="warning"
                label={t('row.odd', { count: row.oddities })}
              />
            )}
          </Box>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={COLUMN_COUNT}>
            <PayrollExplanation row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

type SumCellProps = PayrollTableRowProps & {
  sum: keyof SumsBefore;
  formatSum: (value: number) => string;
};

function SumCell({ row, exportedSums, checkedSums, sum, formatSum }: SumCellProps) {
  const { t } = useTranslation('payroll');
  const exported = exportedSums?.[sum];
  const atCheck = checkedSums?.[sum];
  return (
    <td>
      {formatSum(row[sum])}
      {exported !== undefined && <small>{t('row.atExport', { value: formatSum(exported) })}</small>}
      {atCheck !== undefined && <small>{t('row.atCheck', { value: formatSum(atCheck) })}</small>}
    </td>
  );
}
