import EditOff from '@mui/icons-material/EditOffOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import keyStyles from '@/ui/keys/key-cap.module.css';
import { PopoverDialog } from '@/ui/page/popover-dialog';
import type { Work } from '../../model/recent-work';
import styles from './painter.module.css';
import { NO_TONE, toneStyle } from './tone';
import { paintsWork, toWorkIds, type Brushes } from './use-brushes';
import { WorkSearch } from './work-search';

/** `isLoading`: the records that the brushes come from are loading. */
export function BrushPanel({ brushes, isLoading }: { brushes: Brushes; isLoading: boolean }) {
  const { byKey, listed, brush, choose, add } = brushes;
  const { t } = useTranslation('painter');
  const format = useFormat();
  const titleId = useId();
  const findKey = (work: Work) => String(byKey.indexOf(work) + 1);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography id={titleId} variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
        {t('brush.title')}
      </Typography>
      <div className={styles.brushes} role="group" aria-busy={isLoading} aria-labelledby={titleId}>
        {listed.map((work) => (
          <button
            type="button"
            className={styles.brush}
            key={`${work.project.id} ${work.task.id}`}
            aria-pressed={paintsWork(brush, work)}
            aria-keyshortcuts={findKey(work)}
            data-command={`brush-${work.project.id}-${work.task.id}`}
            onClick={() => choose(toWorkIds(work))}
            title={`${work.project.cd} ${format.name(work.task)}`}
            style={toneStyle(work.project.id)}
          >
            <kbd className={keyStyles.key} aria-hidden>
              {findKey(work)}
            </kbd>
            <i />
            <span>
              <b>{work.project.cd}</b> {format.name(work.task)}
              <small>{format.name(work.project)}</small>
            </span>
          </button>
        ))}
        <button
          type="button"
          className={styles.brush}
          aria-pressed={brush === null}
          aria-keyshortcuts="0"
          onClick={() => choose(null)}
          style={NO_TONE}
        >
          <kbd className={keyStyles.key} aria-hidden>
            0
          </kbd>
          <i />
          <span className={styles.eraser}>
            <EditOff aria-hidden fontSize="small" />
            {t('brush.eraser')}
          </span>
        </button>
      </div>
      <BrushSearch onChosen={add} />
    </Box>
  );
}

function BrushSearch({ onChosen }: { onChosen: (work: Work) => void }) {
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
        <PopoverDialog anchor={anchor} label={t('brush.other')} width={340} padding={1} onClose={close}>
          <WorkSearch
            label={t('brush.other')}
            inputRef={focus}
            onChosen={(work) => {
              onChosen(work);
              close();
            }}
          />
        </PopoverDialog>
      )}
    </>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
