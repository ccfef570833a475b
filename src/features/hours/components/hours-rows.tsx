import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { HoursBar } from './hours-bar';
import styles from './hours-rows.module.css';

type HoursRowsProps = {
  label: string;
  header: string;
  rows: readonly { key: string | number; label: string; hours: number }[];
  /** The number of rows of the group that are not drawn. */
  hiddenCount: number;
  /** The sum of all rows of the group, drawn or not. */
  subtotal: number;
  /** Returns the address of the parts of a row's hours; a null key means the subtotal. */
  toAddress: (key: string | number | null) => string;
  /** The most hours of any row on the page; where given, each row has a bar. */
  longest?: number;
};

export function HoursRows(props: HoursRowsProps) {
  const { label, header, rows, hiddenCount, subtotal, toAddress, longest } = props;
  const isPrinting = useIsPrinting();
  const { t } = useTranslation('hours');
  const format = useFormat();
  return (
    <table aria-label={label} className={styles.rows}>
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
            <td>{renderFigure(row.hours, row.key)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {hiddenCount > 0 && (
          <tr>
            <td colSpan={2}>{t('moreRows', { rows: format.number(hiddenCount) })}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{t('column.subtotal')}</th>
          <td>{renderFigure(subtotal, null)}</td>
        </tr>
      </tfoot>
    </table>
  );

  function renderFigure(hours: number, key: string | number | null) {
    // A plain link, because a page lists hundreds; `data-inside` opens it without a reload.
    if (isPrinting) return format.hours(hours);
    return (
      <a className="figure-link" href={toAddress(key)} data-inside>
        {format.hours(hours)}
      </a>
    );
  }
}
