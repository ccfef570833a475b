import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ToggleRow } from '@/ui/form/toggle-row';
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
    <ToggleRow<WorkTime['timeMode']>
      head={
        <Typography id={labelId} variant="subtitle2" component="p">
          {t('work.mode')}
        </Typography>
      }
      aria-labelledby={labelId}
      options={[
        { value: 'auto', label: t('work.auto') },
        { value: 'manual', label: t('work.manual') },
      ]}
      value={value}
      onChosen={onChange}
    />
  );
}
