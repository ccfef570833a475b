import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { ProgressLine } from '../page/progress-bar';
import type { ExportFormat, ExportState } from './use-export';

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

type ExportMenuProps = {
  id: string;
  anchor: HTMLElement;
  isOpen: boolean;
  /** Undefined for the export of the page itself. */
  names: readonly (string | undefined)[];
  onClose: () => void;
  onChoose: (format: ExportFormat, index: number) => void;
};

export function ExportMenu({ id, anchor, isOpen, names, onClose, onChoose }: ExportMenuProps) {
  const { t } = useTranslation('exporting');
  const [isToPrint, setIsToPrint] = useState(false);
  const hintId = `${id}-hint`;

  // Prints after the menu has closed, or it would be on the paper.
  function printOnceClosed() {
    if (isToPrint) window.print();
    setIsToPrint(false);
  }

  function print() {
    setIsToPrint(true);
    onClose();
  }

  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ transition: { onExited: printOnceClosed } }}
    >
      {names.flatMap((name, index) =>
        FORMATS.map((format) => {
          const type = t(`type.${format}`);
          const isExplained = format === 'csv' && index === 0;
          return (
            <MenuItem
              key={`${index} ${format}`}
              divider={format === FORMATS.at(-1)}
              aria-labelledby={`${id}-${index}-${format}`}
              aria-describedby={isExplained ? hintId : undefined}
              onClick={() => onChoose(format, index)}
            >
              <ListItemText
                primary={name ? t('typeOf', { name, type }) : type}
                secondary={isExplained ? t('type.csvHint') : undefined}
                slotProps={{
                  primary: { id: `${id}-${index}-${format}` },
                  secondary: { id: hintId, sx: { maxWidth: 300, whiteSpace: 'normal' } },
                }}
              />
            </MenuItem>
          );
        }),
      )}
      <MenuItem onClick={print}>{t('print')}</MenuItem>
    </Menu>
  );
}

type ExportStatusProps = {
  state: Extract<ExportState, { kind: 'reading' | 'writing' | 'failed' }>;
  anchor: HTMLElement;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
};

/** Progress or failure of an export, in a panel below the button, so that nothing jumps. */
export function ExportStatus({ state, anchor, onCancel, onRetry, onDismiss }: ExportStatusProps) {
  const { t } = useTranslation(['exporting', 'common']);
  const panel = useRef<HTMLDivElement>(null);
  const words = t(`exporting:${state.kind}`);
  const percent = state.kind === 'writing' ? Math.round(state.done * 100) : undefined;

  // A focused button disappears with the panel: the focus moves to the export button.
  useLayoutEffect(() => {
    const shown = panel.current;
    return () => {
      if (shown?.contains(document.activeElement)) anchor.querySelector('button')?.focus();
    };
  }, [anchor]);

  return (
    <Popper open disablePortal anchorEl={anchor} placement="bottom-end" sx={{ zIndex: 'drawer' }}>
      <Paper ref={panel} elevation={8} sx={{ mt: 1, width: 320, maxWidth: 'calc(100vw - 32px)' }}>
        {state.kind === 'failed' ? (
          <Alert severity="error">
            <AlertTitle>{t('exporting:failedTitle')}</AlertTitle>
            {translateMessage(state.reason)}
            <Box sx={{ mt: 1, ml: -1 }}>
              <Button color="inherit" size="small" onClick={onRetry}>
                {t('common:action.retry')}
              </Button>
              <Button color="inherit" size="small" onClick={onDismiss}>
                {t('common:action.close')}
              </Button>
            </Box>
          </Alert>
        ) : (
          <Box sx={{ px: 2, py: 1.5 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
              <span>{words}</span>
              {percent !== undefined && (
                <span className="tabular">{t('exporting:percent', { percent })}</span>
              )}
            </Box>
            <ProgressLine
              aria-label={words}
              variant={percent === undefined ? 'indeterminate' : 'determinate'}
              value={percent}
            />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
              <Button size="small" onClick={onCancel}>
                {t('common:action.cancel')}
              </Button>
            </Box>
          </Box>
        )}
      </Paper>
    </Popper>
  );
}
