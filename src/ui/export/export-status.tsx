import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { LazyLinearProgress } from '../page/progress-bar';
import type { ExportState } from './use-export';

type ExportStatusProps = {
  state: Extract<ExportState, { kind: 'reading' | 'writing' | 'failed' }>;
  anchor: HTMLElement;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
};

export function ExportStatus({ state, anchor, onCancel, onRetry, onDismiss }: ExportStatusProps) {
  const { t } = useTranslation(['exporting', 'common']);
  const panel = useRef<HTMLDivElement>(null);
  const words = t(`exporting:${state.kind}`);
  const done = state.kind === 'writing' ? state.done : undefined;
  const percent = done === undefined ? undefined : Math.round(done * 100);

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
            <LazyLinearProgress
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
