import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { LoadFailure } from '@/ui/page/state-message';
import { FigureLink } from './figure-link';

export type KeyFigure = {
  value: string;
  text: string;
  notes?: readonly string[];
  to: string;
};

type ReportCardProps = {
  title: string;
  linkLabel: string;
  path: string;
  /** Undefined while it is read, null where nothing is recorded. */
  figure: KeyFigure | null | undefined;
  error: unknown;
  onRetry: () => unknown;
};

/** The height between title and link, so that the link stays in its place once the figure is read. */
const BODY_HEIGHT = 120;

/** A failure affects this card only. Source: HR-5. */
export function ReportCard({ title, linkLabel, path, figure, error, onRetry }: ReportCardProps) {
  const { t } = useTranslation('hours');
  return (
    <Panel title={title}>
      <Box sx={{ minHeight: BODY_HEIGHT, '@media print': { minHeight: 0 } }}>{renderBody()}</Box>
      <Button component={Link} to={path} variant="outlined" sx={{ mt: 2 }}>
        {linkLabel}
      </Button>
    </Panel>
  );

  function renderBody(): ReactNode {
    if (figure) return <Figure {...figure} />;
    if (figure === null) return <Typography>{t('reports.nothing')}</Typography>;
    if (!error) return <SkeletonBlock height={BODY_HEIGHT} lines={3} />;
    return <LoadFailure error={error} onRetry={() => void onRetry()} />;
  }
}

function Figure({ value, text, notes = [], to }: KeyFigure) {
  return (
    <>
      <Typography className="tabular" sx={{ fontSize: '2rem', fontWeight: 'fontWeightMedium' }}>
        <FigureLink to={to}>{value}</FigureLink>
      </Typography>
      <Typography>{text}</Typography>
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </>
  );
}
