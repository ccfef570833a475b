import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { FIGURE_LINK } from './figure-link';
import { HoursBar } from './hours-bar';

type HoursRowsProps = {
  /** Names the table. */
  label: string;
  /** What the first column holds. */
  header: string;
  rows: readonly { key: string | number; label: string; hours: number }[];
  /** How many more rows the group has than are drawn. */
  hidden?: number;
  /** Of all its rows. */
  subtotal: number;
  /** Where it is told what the hours of a row are made of; null stands for the subtotal. */
  addressOf?: (key: string | number | null) => string;
  /** The most hours of any row beside these; draws a bar in each. */
  longest?: number;
};

const Rows = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(0.75, 0),
    textAlign: 'left',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: theme.typography.fontWeightMedium },
  '& td, & thead th + th': { paddingLeft: theme.spacing(2), textAlign: 'right', whiteSpace: 'nowrap' },
  '& td a': FIGURE_LINK,
  '& tfoot th, & tfoot td': { borderBottom: 0, fontWeight: theme.typography.fontWeightMedium },
}));

/** Hours of a group, row by row, with the subtotal at its foot. */
export function HoursRows({ label, header, rows, hidden = 0, ...rest }: HoursRowsProps) {
  const { subtotal, addressOf, longest } = rest;
  const isPrinting = useIsPrinting();
  const { t } = useTranslation('hours');
  const format = useFormat();
  return (
    <Rows aria-label={label} className="tabular">
      <thead>
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">{t('column.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.label}
              {longest !== undefined && <HoursBar hours={row.hours} longest={longest} />}
            </th>
            <td>{figure(row.hours, row.key)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {hidden > 0 && (
          <tr>
            <td colSpan={2}>{t('moreRows', { rows: format.number(hidden) })}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{t('column.subtotal')}</th>
          <td>{figure(subtotal, null)}</td>
        </tr>
      </tfoot>
    </Rows>
  );

  function figure(hours: number, key: string | number | null) {
    // Paper leads nowhere.
    if (!addressOf || isPrinting) return format.hours(hours);
    return (
      <a href={addressOf(key)} data-inside>
        {format.hours(hours)}
      </a>
    );
  }
}
