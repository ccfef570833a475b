import EditOff from '@mui/icons-material/EditOffOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Work } from '../../model/recent-work';
import { isBrush, toWork, type Brushes } from './use-brushes';
import { NO_TONE, toneStyle } from './tone';
import { WorkSearch } from './work-search';
import { keyCap } from '@/ui/keys/key-cap';

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  [theme.breakpoints.down('md')]: {
    flexDirection: 'row',
    overflowX: 'auto',
    // Room for the ring of focus.
    padding: 3,
    margin: -3,
  },
}));

const BrushButton = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 6px minmax(0, 1fr)',
  alignItems: 'center',
  justifyContent: 'start',
  gap: '0 8px',
  flexShrink: 0,
  minHeight: 44,
  padding: '4px 8px',
  border: '1px solid transparent',
  borderRadius: 8,
  textAlign: 'start',
  ...theme.typography.body2,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.text}`, outlineOffset: 1 },
  '& > kbd': { ...keyCap(theme), color: theme.vars.palette.text.secondary },
  '& > i': { alignSelf: 'stretch', borderRadius: 3, backgroundColor: 'var(--tone)' },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-checked=true]': {
    borderColor: 'var(--tone)',
    backgroundColor: 'color-mix(in srgb, var(--tone) 16%, transparent)',
  },
  [theme.breakpoints.down('md')]: {
    maxWidth: 190,
    border: `1px solid ${theme.vars.palette.control.border}`,
    '& > kbd, & small': { display: 'none' },
    gridTemplateColumns: '6px minmax(0, 1fr)',
  },
}));

/** What paints: recent work, the eraser, and whatever else is found by typing. */
export const BrushPanel = memo(function BrushPanel({
  brushes: { brushes, brush, choose, add },
}: {
  brushes: Brushes;
}) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const titleId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography id={titleId} variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
        {t('brush.title')}
      </Typography>
      <List role="radiogroup" aria-labelledby={titleId}>
        {brushes.map((work, index) => (
          <BrushButton
            key={`${work.project.id} ${work.task.id}`}
            role="radio"
            aria-checked={isBrush(brush, work)}
            aria-keyshortcuts={String(index + 1)}
            data-command={`brush-${work.project.id}-${work.task.id}`}
            onClick={() => choose(toWork(work))}
            title={`${work.project.cd} ${format.name(work.task)}`}
            style={toneStyle(work.project.id)}
          >
            <kbd aria-hidden>{index + 1}</kbd>
            <i />
            <span>
              <b>{work.project.cd}</b> {format.name(work.task)}
              <small>{format.name(work.project)}</small>
            </span>
          </BrushButton>
        ))}
        <BrushButton
          role="radio"
          aria-checked={brush === null}
          aria-keyshortcuts="0"
          onClick={() => choose(null)}
          style={NO_TONE}
        >
          <kbd aria-hidden>0</kbd>
          <i />
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <EditOff aria-hidden fontSize="small" />
            {t('brush.eraser')}
          </Box>
        </BrushButton>
      </List>
      <OtherBrush onChosen={add} />
    </Box>
  );
});

/** A button of the panel; the search itself is drawn when it is wanted. */
function OtherBrush({ onChosen }: { onChosen: (work: Work) => void }) {
  const { t } = useTranslation('painter');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<Search />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifySelf: 'start', px: 0.5 }}
      >
        {t('brush.other')}
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': t('brush.other'), sx: { p: 1, width: 340 } },
          }}
        >
          <WorkSearch
            label={t('brush.other')}
            inputRef={focus}
            onChosen={(work) => {
              onChosen(work);
              close();
            }}
          />
        </Popover>
      )}
    </>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
