import AutoFixHigh from '@mui/icons-material/AutoFixHighOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import Save from '@mui/icons-material/SaveOutlined';
import Undo from '@mui/icons-material/Undo';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Weekday } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { TickBox } from '@/ui/form/tick-box';
import type { FillKind } from '../model/fills';
import styles from './painter.module.css';

const FILLS = [
  { kind: 'defaults', label: 'fill.defaults', icon: AutoFixHigh },
  { kind: 'missing', label: 'fill.missing', icon: AutoFixHigh },
  { kind: 'lastWeek', label: 'fill.lastWeek', icon: ContentCopy },
  { kind: 'lastDay', label: 'fill.lastDay', icon: ContentCopy },
  { kind: 'sameWeekday', label: 'fill.sameWeekday', icon: ContentCopy },
  { kind: 'rest', label: 'fill.rest', icon: FormatColorFill },
] as const satisfies { kind: FillKind; label: string; icon: typeof ContentCopy }[];

type FillActionsProps = {
  /** While the records load, the fills have no `data-command`, so that the palette waits to press one. */
  isLoading: boolean;
  onFill: (kind: FillKind) => void;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
  weekday: Weekday;
  /** Saves the active day as the default of `weekday`; null while the day loads. */
  onSaveDefaults: (() => void) | null;
  onUndoDefaults: (() => void) | null;
  children: ReactNode;
};

export function FillActions({
  isLoading,
  onFill,
  isReplacing,
  onReplacing,
  weekday,
  onSaveDefaults,
  onUndoDefaults,
  children,
}: FillActionsProps) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  // On a narrow screen the fills are above the timeline, and would push it out of sight.
  const isFolded = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const defaultButton = useRef<HTMLButtonElement>(null);

  /** The pressed button disappears, so the focus moves to the button before it. */
  function undoDefaults() {
    defaultButton.current?.focus();
    onUndoDefaults?.();
  }

  return (
    <details open={!isFolded}>
      <Typography variant="body2" component="summary" sx={{ color: 'text.secondary', cursor: 'pointer' }}>
        {t('fill.title')}
      </Typography>
      <div className={styles.fills}>
        {FILLS.map(({ kind, label, icon: Icon }) => (
          <Button
            key={kind}
            data-command={isLoading ? undefined : kind}
            size="small"
            startIcon={<Icon />}
            onClick={() => onFill(kind)}
          >
            {t(label)}
          </Button>
        ))}
        {onSaveDefaults && (
          <Button ref={defaultButton} size="small" startIcon={<Save />} onClick={onSaveDefaults}>
            {t('fill.asDefault', { weekday: format.weekday(weekday) })}
          </Button>
        )}
        {onUndoDefaults && (
          <Button size="small" startIcon={<Undo />} onClick={undoDefaults}>
            {t('fill.undoDefault')}
          </Button>
        )}
        {children}
        <Button component={Link} to={paths.hoursImport} size="small" startIcon={<UploadFile />}>
          {t('fill.import')}
        </Button>
      </div>
      <TickBox label={t('fill.replace')} checked={isReplacing} onTicked={onReplacing} />
    </details>
  );
}
