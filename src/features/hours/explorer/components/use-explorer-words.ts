import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { isCalendarDate } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import { SLOT_HOURS } from '@/lib/time-slot';
import { groupKey, type ExplorerDimension, type Group, type Sides, type Step } from '../model/aggregate';
import type { Figure } from '../model/explorer-rows';
import { formatFigure } from '../model/format-figure';
import type { HourNames } from '../model/grouping';
import { DELETED } from '../model/hour-columns';
import { UNKNOWN_PERIOD } from '../model/hour-periods';
import type { Measure } from '../model/measures';

export function useExplorerWords() {
  const { t } = useTranslation(['explorer', 'hours']);
  const format = useFormat();
  return useMemo(() => {
    const dimensions: Record<ExplorerDimension, string> = {
      member: t('dimension.member'),
      project: t('dimension.project'),
      task: t('dimension.task'),
      month: t('dimension.month'),
      week: t('dimension.week'),
      day: t('dimension.day'),
    };
    const dimensionsInTitle: typeof dimensions = {
      member: t('by.member'),
      project: t('by.project'),
      task: t('by.task'),
      month: t('by.month'),
      week: t('by.week'),
      day: t('by.day'),
    };
    const measures: Record<Measure, string> = {
      hours: t('measures.hours'),
      personMonths: t('measures.personMonths', { hours: format.number(env.personMonthHours) }),
      shareOfRow: t('measures.shareOfRow'),
      shareOfColumn: t('measures.shareOfColumn'),
      shareOfTotal: t('measures.shareOfTotal'),
      difference: t('measures.difference'),
      balance: t('measures.balance'),
    };

    const groupLabel = (dimension: ExplorerDimension | null, group: Group) =>
      describeGroup(dimension, group, t, format);

    function tableLabel(measure: Measure, { rows, columns }: Sides): string {
      const values = {
        measure: measures[measure],
        rows: rows ? dimensionsInTitle[rows] : t('by.all'),
      };
      return columns ? t('gridBy', { ...values, columns: dimensionsInTitle[columns] }) : t('grid', values);
    }

    function stepLabel({ dimension, key }: Step, names: HourNames | undefined): string {
      const entities: Partial<Record<ExplorerDimension, readonly (Named | null)[]>> = {
        member: names?.members,
        project: names?.projects,
        task: names?.tasks,
      };
      const entity = entities[dimension]?.find((candidate) => groupKey(candidate) === key);
      return groupLabel(dimension, { key, entity });
    }

    /** The hours of a figure at the check of the month and now; null where they are equal or not compared. */
    function describeChange({ sum, atCheck }: Figure): { before: string; now: string } | null {
      if (atCheck === undefined) return null;
      return { before: format.hours(atCheck * SLOT_HOURS), now: format.hours(sum * SLOT_HOURS) };
    }

    return {
      dimensions,
      measures,
      groupLabel,
      tableLabel,
      stepLabel,
      formatFigure: (measure: Measure, value: number | null) => formatFigure(measure, value, format.language),
      describeChange,
    };
  }, [t, format]);
}

function describeGroup(
  dimension: ExplorerDimension | null,
  { key, entity }: Group,
  t: TFunction<['explorer', 'hours']>,
  format: ReturnType<typeof useFormat>,
): string {
  const name = entity ? format.name(entity) : '';
  switch (dimension) {
    case null:
      return t('all');
    case 'month':
      return key === UNKNOWN_PERIOD ? t('unknownPeriod') : formatMonth(key, format.language);
    case 'week':
      return isCalendarDate(key) ? t('week', { date: format.date(key) }) : t('unknownPeriod');
    case 'day':
      return isCalendarDate(key) ? format.dayOfMonth(key) : t('unknownPeriod');
    case 'member':
      return name || t('unknownMember', { id: key });
    case 'project':
      return key === DELETED ? t('hours:member.deletedProjects') : name || t('unknownProject', { id: key });
    case 'task':
      return key === DELETED ? t('halfHours.noTask') : name || t('unknownTask', { id: key });
  }
}
