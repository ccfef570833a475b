import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { menPowerQueries } from '@/features/hours/api/men-power-queries';
import { localName, useFormat } from '@/i18n/format';
import { dashboardQueries } from '../api/dashboard-queries';
import type { ChartPart } from '../model/chart-part';
import { countWithoutStack, japaneseParts, stackParts } from '../model/skill-parts';
import styles from './charts.module.css';
import type { ChartLook } from './chart-look-toggle';
import { ChartPanel } from './chart-panel';

type ChartsProps = { look: ChartLook };

/** A range that contains all recorded days, because the chart covers all time. */
const ALL_TIME = 'start=2000-01-01&end=2099-12-31';

const projectAddress = ({ label }: ChartPart) =>
  `${paths.menPower}?${ALL_TIME}&q=${encodeURIComponent(label)}`;

/** A search cannot find members without a recorded skill: their figure opens the whole list. */
const skillAddress = ({ label, isUnknown }: ChartPart) =>
  isUnknown ? paths.skillList : `${paths.skillList}?q=${encodeURIComponent(label)}`;

/** Source: DB-1. */
export function AdminCharts({ look }: ChartsProps) {
  return (
    <div className={styles.charts}>
      <MenPowerChart look={look} />
      <SkillCharts look={look} />
    </div>
  );
}

function MenPowerChart({ look }: ChartsProps) {
  const { t } = useTranslation('dashboard');
  const { language, hours } = useFormat();
  const { data, error, refetch } = useQuery(menPowerQueries.ofRange(null));
  const parts = useMemo(
    () =>
      data?.map((project) => ({
        key: String(project.id),
        label: localName(project, language),
        value: project.hours,
      })),
    [data, language],
  );
  return (
    <ChartPanel
      look={look}
      title={t('menPower.title')}
      purpose={t('menPower.purpose')}
      kind="doughnut"
      hole={50}
      parts={parts}
      headers={{ name: t('menPower.name'), value: t('menPower.value') }}
      words={{ formatValue: hours, findAddress: projectAddress }}
      empty={t('menPower.empty')}
      error={error}
      onRetry={refetch}
    />
  );
}

function SkillCharts({ look }: ChartsProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(dashboardQueries.skills());
  const notRecorded = t('chart.notRecorded');
  const unrecordedCount = data ? countWithoutStack(data) : 0;
  const stacks = useMemo(() => data && stackParts(data), [data]);
  const levels = useMemo(() => data && japaneseParts(data, notRecorded), [data, notRecorded]);
  const shared = {
    look,
    words: {
      formatValue: (count: number) => t('chart.people', { count }),
      findAddress: skillAddress,
    },
    error,
    onRetry: refetch,
  };
  return (
    <>
      <ChartPanel
        {...shared}
        title={t('skills.title')}
        purpose={unrecordedCount > 0 ? t('skills.leftOut', { count: unrecordedCount }) : t('skills.purpose')}
        kind="polarArea"
        parts={stacks}
        headers={{ name: t('skills.name'), value: t('chart.members') }}
        empty={t('skills.empty')}
      />
      <ChartPanel
        {...shared}
        title={t('japanese.title')}
        purpose={t('japanese.purpose')}
        kind="doughnut"
        hole={70}
        parts={levels}
        headers={{ name: t('japanese.name'), value: t('chart.members') }}
        empty={t('japanese.empty')}
      />
    </>
  );
}
