import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { TableFrame } from '@/ui/data-table/table-frame';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { LoadFailure, StateMessage } from '@/ui/page/state-message';
import { drawnParts, withShares, type ChartPart, type SharedPart } from '../model/chart-part';
import type { ChartDrawing, ChartKind } from './chart-drawing';
import type { ChartLook } from './chart-look-toggle';
import { ChartView } from './chart-view';
import { PartFigure, type PartWords } from './part-figure';
import { useChartColours } from './use-chart-colours';
import styles from './charts.module.css';

type ChartTableProps = {
  title: string;
  headers: { name: string; value: string };
  parts: readonly SharedPart[];
  words: PartWords;
};

function ChartTable({ title, headers, parts, words }: ChartTableProps) {
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

type ChartPanelProps = {
  look: ChartLook;
  title: string;
  purpose: string;
  kind: ChartKind;
  hole?: number;
  parts: readonly ChartPart[] | undefined;
  headers: ChartTableProps['headers'];
  words: PartWords;
  /** Shown if there are no parts. */
  empty: string;
  error: Error | null;
  onRetry: () => unknown;
};

const NO_PARTS: readonly ChartPart[] = [];

/** The height of a chart with its legend, to keep the layout stable. */
const HEIGHT = 492;

/** A chart with an equivalent table. It loads and fails independently. Source: DB-1. */
export function ChartPanel(props: ChartPanelProps) {
  const { look, title, kind, hole, words, error, onRetry } = props;
  const { percent: formatShare } = useFormat();
  const sharedParts = useMemo(() => withShares(props.parts ?? NO_PARTS), [props.parts]);
  const parts = useMemo(() => drawnParts(sharedParts), [sharedParts]);
  const colours = useChartColours(parts);
  const drawing = useMemo(
    (): ChartDrawing => ({ kind, hole, parts, colours, formatShare }),
    [kind, hole, parts, colours, formatShare],
  );
  const hasParts = parts.length > 0;

  function renderBody() {
    if (hasParts && look === 'table') {
      return <ChartTable title={title} headers={props.headers} parts={sharedParts} words={words} />;
    }
    if (hasParts) return <ChartView title={title} drawing={drawing} words={words} />;
    if (props.parts) return <StateMessage kind="empty" title={props.empty} />;
    if (!error) return <SkeletonBlock height={HEIGHT} />;
    return <LoadFailure error={error} onRetry={() => void onRetry()} />;
  }

  return (
    <Panel title={title} subtitle={props.purpose}>
      <Box sx={{ minHeight: HEIGHT, '@media print': { minHeight: 0 } }}>{renderBody()}</Box>
    </Panel>
  );
}
