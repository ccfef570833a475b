import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, localName, nameKeywords, useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import { explorerAddress } from '../explorer/model/explorer-search';
import type { DateRange } from '../model/date-range';
import type { MenPowerRow } from '../model/men-power';
import { FigureLink } from './figure-link';
import { HoursBar } from './hours-bar';

/**
 * Code, name, men, hours with a bar beside the `longest` ones, and days; figures sort as numbers, and lead to what they are made of.
 * Source: HR-2.
 */
export function useMenPowerColumns(
  longest: number,
  { start, end }: DateRange,
): readonly Column<MenPowerRow>[] {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  return useMemo(() => {
    // Some servers tell no id, and nothing is behind a zero.
    const linked = (row: MenPowerRow, figure: number) => {
      const content = formatNumber(figure, language);
      if (row.id < 0 || row.hours === 0) return content;
      const steps = [{ dimension: 'project', key: String(row.id) } as const];
      return <FigureLink to={explorerAddress({ range: { start, end }, steps })}>{content}</FigureLink>;
    };
    const figure = (id: 'men' | 'hours' | 'days', header: string): Column<MenPowerRow> => ({
      id,
      header,
      text: (row) => row[id],
      cell: (row) => linked(row, row[id]),
      width: 120,
    });
    return [
      { id: 'code', header: t('column.code'), text: ({ code }) => code, width: 160 },
      {
        id: 'name',
        header: t('column.project'),
        text: (row) => localName(row, language),
        keywords: (row) => nameKeywords(row),
      },
      figure('men', t('column.men')),
      {
        ...figure('hours', t('column.projectHours')),
        cell: (row) => (
          <>
            {linked(row, row.hours)}
            <HoursBar hours={row.hours} longest={longest} />
          </>
        ),
        width: 200,
      },
      figure('days', t('column.days')),
    ];
  }, [t, language, longest, start, end]);
}
