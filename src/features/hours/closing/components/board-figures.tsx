import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { boardFigures, type BoardRow } from '../model/closing-board';
import { BoardMissing } from './board-notes';
import type { ClosingBoard } from './use-closing-board';

type BoardFiguresProps = { board: ClosingBoard; action: ReactNode };

/** Two lines of figures. */
const HEIGHT = 54;

/** How many people are complete, and what is still to be recorded; before that what is read, or could not be. */
export function BoardFigures({ board, action }: BoardFiguresProps) {
  const { t } = useTranslation('closing');
  const { rows, missing, isSearchingHidden } = board;
  return (
    <Panel>
      <Box
        component="section"
        aria-label={t('figures.label')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: HEIGHT,
        }}
      >
        {rows ? (
          <Figures rows={rows} />
        ) : missing.length > 0 ? (
          <BoardMissing board={board} />
        ) : isSearchingHidden ? (
          <Typography role="status">{t('note.searching')}</Typography>
        ) : (
          <Box sx={{ flex: 1, maxWidth: 640 }}>
            <SkeletonBlock height={HEIGHT} lines={2} />
          </Box>
        )}
        {action}
      </Box>
    </Panel>
  );
}

function Figures({ rows }: { rows: readonly BoardRow[] }) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { all, complete, days, hours } = boardFigures(rows);
  const share = all === 0 ? 0 : complete / all;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3.5, rowGap: 1 }}>
      <Figure words={t('figures.complete')}>
        {format.number(complete)}{' '}
        <Box component="span" sx={{ fontSize: 16, fontWeight: 400, color: 'text.secondary' }}>
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
      <Figure words={t('figures.days', { count: days })} isWarning={days > 0}>
        {format.number(days)}
      </Figure>
      <Figure words={t('figures.hours')}>{format.hours(hours)}</Figure>
    </Box>
  );
}

type FigureProps = { words: string; isWarning?: boolean; children: ReactNode };

function Figure({ words, isWarning = false, children }: FigureProps) {
  return (
    <div>
      <Typography
        component="p"
        className="tabular"
        sx={{
          fontSize: { xs: 24, sm: 28 },
          fontWeight: 600,
          lineHeight: 1.2,
          color: isWarning ? 'warning.text' : undefined,
        }}
      >
        {children}
      </Typography>
      <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </div>
  );
}
