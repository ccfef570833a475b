import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '@/ui/undo-bar/undo-bar';
import { useUndoKeys } from '@/ui/undo-bar/use-undo-keys';
import type { PlanHistory } from './use-plan-history';

/** Takes changes of plans back and does them again: by the bar right after each, by two buttons, or by the usual keys. */
export function PlanUndo({ history }: { history: PlanHistory }) {
  const { t } = useTranslation('projects');
  const { notice, canUndo, canRedo, undo, redo } = history;
  useUndoKeys({ undo, redo });
  const words = {
    changed: t('plan.undo.changed'),
    undone: t('plan.undo.undone'),
    redone: t('plan.undo.redone'),
  };
  const isUndone = notice?.act === 'undone';
  const buttons = [
    { label: t('plan.undo.undoLast'), icon: <Undo fontSize="small" />, isOff: !canUndo, act: undo },
    { label: t('plan.undo.redoLast'), icon: <Redo fontSize="small" />, isOff: !canRedo, act: redo },
  ];
  return (
    <>
      <UndoBar
        notice={
          notice && {
            id: notice.id,
            text: words[notice.act],
            actionLabel: isUndone ? t('plan.undo.redo') : t('plan.undo.undo'),
          }
        }
        isBusy={false}
        onAction={isUndone ? redo : undo}
        onGone={history.closeNotice}
      />
      {(canUndo || canRedo) &&
        buttons.map(({ label, icon, isOff, act }) => (
          <Tooltip key={label} title={label}>
            <IconButton
              size="small"
              aria-disabled={isOff || undefined}
              onClick={isOff ? undefined : act}
              sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
            >
              {icon}
            </IconButton>
          </Tooltip>
        ))}
    </>
  );
}
