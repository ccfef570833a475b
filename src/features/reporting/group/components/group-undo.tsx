import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { UndoBar, useUndoKeys } from '@/ui/undo-bar/undo-bar';
import type { GroupHistory, GroupReturn } from './use-group-history';

type GroupUndoProps = { history: GroupHistory; onReturn: (act: GroupReturn['act']) => void };

/** Asks to take back what was written for many, or to do it again: by the bar, two buttons, or the usual keys. */
export function GroupUndo({ history, onReturn }: GroupUndoProps) {
  const { t } = useTranslation('lists');
  const { notice } = history;
  const [undone, redone] = [history.next('undo'), history.next('redo')];
  const undo = () => onReturn('undo');
  const redo = () => onReturn('redo');
  useUndoKeys({ undo, redo });
  const isUndone = notice?.act === 'undo';
  const count = notice?.count ?? 0;
  const words = {
    done: t('group.defaults.notice.done', { count }),
    undo: t('group.defaults.notice.undone', { count }),
    redo: t('group.defaults.notice.redone', { count }),
  };
  return (
    <>
      <UndoBar
        notice={
          notice && {
            id: notice.id,
            text: words[notice.act],
            actionLabel: isUndone ? t('group.defaults.notice.redo') : t('group.defaults.notice.undo'),
          }
        }
        onAction={isUndone ? redo : undo}
        onGone={history.closeNotice}
      />
      {undone && (
        <Button startIcon={<Undo />} onClick={undo}>
          {t('group.defaults.undo', { count: undone.size })}
        </Button>
      )}
      {redone && (
        <Button startIcon={<Redo />} onClick={redo}>
          {t('group.defaults.redo', { count: redone.size })}
        </Button>
      )}
    </>
  );
}
