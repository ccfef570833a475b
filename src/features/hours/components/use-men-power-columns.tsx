import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, localName, nameKeywords, useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import type { MenPowerRow } from '../model/men-power';
import { HoursBar } from './hours-bar';

/** Code, name, men, hours with a bar beside the `longest` ones, and days; figures sort as numbers. Source: HR-2. */
export function useMenPowerColumns(longest: number): readonly Column<MenPowerRow>[] {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  return useMemo(() => {
    const figure = (id: 'men' | 'hours' | 'days', header: string): Column<MenPowerRow> => ({
      id,
      header,
      text: (row) => row[id],
      cell: (row) => formatNumber(row[id], language),
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
        cell: ({ hours }) => (
          <>
            {formatNumber(hours, language)}
            <HoursBar hours={hours} longest={longest} />
          </>
        ),
        width: 200,
      },
      figure('days', t('column.days')),
    ];
  }, [t, language, longest]);
}
