import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { CROP_BOX } from '../model/crop-frame';
import type { PhotoWork } from '../model/photo-work';

type PhotoStepListProps = { work: PhotoWork; onGoTo: (at: number) => void };

export function PhotoStepList({ work: { steps, at }, onGoTo }: PhotoStepListProps) {
  const { t } = useTranslation('card');
  if (steps.length === 0) return null;
  const moves = [
    { label: t('step.undo'), to: at - 1, Icon: Undo },
    { label: t('step.redo'), to: at + 1, Icon: Redo },
  ];
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, width: '100%', maxWidth: CROP_BOX }}>
      <Box
        component="ol"
        aria-label={t('step.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', flexGrow: 1, gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {/* Steps have no id; their buttons have no state that another step at the same index could get. */}
        {steps.map(({ kind }, index) => (
          <li key={index}>
            <Button
              size="small"
              variant={index === at ? 'outlined' : 'text'}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGoTo(index)}
              sx={{ px: 1, opacity: index > at ? 0.75 : 1 }}
            >
              {t('step.numbered', { number: index + 1, step: t(`step.${kind}`) })}
            </Button>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        {moves.map(({ label, to, Icon }) => (
          // Not disabled at the ends, because the focus would be lost.
          <IconButton
            key={label}
            size="small"
            data-tip={label}
            aria-label={label}
            aria-disabled={!steps[to] || undefined}
            onClick={() => onGoTo(to)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}
