import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkTime } from '../../model/work-time';
import { useWorkForm } from './use-work-form';

/** Auto: the halves of a normal day. Manual: start and finish. Source: RP-4. */
export function TimeModeField() {
  const { t } = useTranslation('reporting');
  const labelId = useId();
  const { control } = useWorkForm();
  const {
    field: { value, onChange },
  } = useController({ control, name: 'timeMode' });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {t('work.mode')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, next: WorkTime['timeMode'] | null) => next && onChange(next)}
      >
        <ToggleButton value="auto">{t('work.auto')}</ToggleButton>
        <ToggleButton value="manual">{t('work.manual')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
