import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import styles from './hours-rows.module.css';

export const FigureLink = (props: LinkProps) => <Link className="figure-link" {...props} />;

/** A bar relative to the `longest` hours. It is hidden from screen readers, because the figure follows it. */
export function HoursBar({ hours, longest }: { hours: number; longest: number }) {
  const share = longest > 0 ? hours / longest : 0;
  return (
    <span
      className={styles.bar}
      aria-hidden
      data-share={share.toFixed(2)}
      style={{ backgroundSize: `${share * 100}% 100%` }}
    />
  );
}

type HoursRowsProps = {
  label: string;
  header: string;
  rows: readonly { key: string | number; label: string; hours: number }[];
  /** The number of rows of the group that are not drawn. */
  hiddenCount: number;
  /** The sum of all rows of the group, drawn or not. */
  subtotal: number;
  /** The page that lists the parts of the hours of a row; null means the subtotal. */
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
    // A plain link, because a page lists hundreds; paper has none.
    if (isPrinting) return format.hours(hours);
    return (
      <a className="figure-link" href={toAddress(key)} data-inside>
        {format.hours(hours)}
      </a>
    );
  }
}
