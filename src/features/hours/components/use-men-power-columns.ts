import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, localName, nameKeywords, useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import type { MenPowerRow } from '../model/men-power';

/** Code, name, men, hours and days; figures sort as numbers. Source: HR-2. */
export function useMenPowerColumns(): readonly Column<MenPowerRow>[] {
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
      figure('hours', t('column.projectHours')),
      figure('days', t('column.days')),
    ];
  }, [t, language]);
}
