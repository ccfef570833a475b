import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Panel } from '@/ui/page/panel';
import { boardFigures, type BoardRow } from '../model/closing-board';
import { MissingSources } from './missing-sources';
import type { ClosingBoard } from './use-closing-board';

type BoardFiguresProps = { board: ClosingBoard; action: ReactNode };

export function BoardFigures({ board, action }: BoardFiguresProps) {
  const { t } = useTranslation('closing');
  const { rows, missingSources, error } = board;

  function renderFigures() {
    if (!rows && missingSources.length > 0) return <MissingSources board={board} />;
    // The board below reports the failure.
    return error ? null : <Figures rows={rows} />;
  }

  return (
    <Panel>
      <Box
        component="section"
        aria-label={t('figures.label')}
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
          justifyItems: 'start',
          gap: 2,
        }}
      >
        {renderFigures()}
        {action}
      </Box>
    </Panel>
  );
}

function Figures({ rows }: { rows: readonly BoardRow[] | undefined }) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { all, complete, openDays, missingHours } = boardFigures(rows ?? []);
  const share = all === 0 ? 0 : complete / all;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, auto))', sm: 'repeat(4, auto)' },
        alignItems: 'center',
        columnGap: { xs: 2, sm: 3.5 },
        rowGap: 1,
      }}
    >
      <Figure words={t('figures.complete')} isWaiting={!rows}>
        {format.number(complete)}{' '}
        <Box component="span" sx={{ fontSize: 16, fontWeight: 'fontWeightRegular', color: 'text.secondary' }}>
          {t('figures.all', { all: format.number(all) })}
        </Box>
      </Figure>
      <Box
        aria-hidden
        sx={{
          width: { xs: 84, sm: 180 },
          height: 10,
          overflow: 'hidden',
          border: 1,
          borderColor: 'control.border',
          borderRadius: '5px',
          bgcolor: 'background.subtle',
        }}
      >
        <Box sx={{ width: `${share * 100}%`, height: '100%', bgcolor: 'primary.text' }} />
      </Box>
      <Figure words={t('figures.days', { count: openDays })} isWarning={openDays > 0} isWaiting={!rows}>
        {format.number(openDays)}
      </Figure>
      <Figure words={t('figures.hours')} isWaiting={!rows}>
        {format.hours(missingHours)}
      </Figure>
    </Box>
  );
}

type FigureProps = { words: string; isWarning?: boolean; isWaiting: boolean; children: ReactNode };

function Figure({ words, isWarning = false, isWaiting, children }: FigureProps) {
  return (
    <div>
      <Typography
        className="tabular"
        sx={{
          fontSize: { xs: 24, sm: 28 },
          fontWeight: 'fontWeightMedium',
          lineHeight: 1.2,
          color: isWarning ? 'warning.text' : undefined,
        }}
      >
        {isWaiting ? <Skeleton width={84} /> : children}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isWaiting ? <Skeleton width={84} /> : words}
      </Typography>
    </div>
  );
}
