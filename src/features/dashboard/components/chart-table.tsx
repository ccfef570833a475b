import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { TableFrame } from '@/ui/data-table/table-frame';
import type { SharedPart } from '../model/chart-part';
import styles from './chart-table.module.css';
import { PartFigure, type PartWords } from './part-figure';

type ChartTableProps = {
  title: string;
  headers: { name: string; value: string };
  parts: readonly SharedPart[];
  words: PartWords;
};

/** The same as the chart, as a table. */
export function ChartTable({ title, headers, parts, words }: ChartTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <TableFrame aria-label={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{headers.name}</th>
          <th scope="col" data-align="right">
            {headers.value}
          </th>
          <th scope="col" data-align="right">
            {t('chart.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.key}>
            <td>{part.label}</td>
            <td data-align="right">
              <PartFigure part={part} words={words} />
            </td>
            <td data-align="right">{format.percent(part.share)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
