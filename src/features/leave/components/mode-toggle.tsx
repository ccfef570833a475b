import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggles } from '@/ui/form/toggles';
import type { RegistrationMode } from '../model/registration-mode';

type ModeToggleProps = {
  modes: readonly RegistrationMode[];
  mode: RegistrationMode;
  onChange: (mode: RegistrationMode) => void;
};

export function ModeToggle({ modes, mode, onChange }: ModeToggleProps) {
  const { t } = useTranslation('leave');
  const labelId = useId();
  const labels = { existing: t('mode.existing'), new: t('mode.new'), overtime: t('mode.overtime') };
  return (
    <FormControl sx={{ maxWidth: '100%' }}>
      <FormLabel id={labelId} component="span" sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {t('mode.label')}
      </FormLabel>
      <Toggles
        // The toggle keeps one row on phones too; its labels wrap instead.
        sx={{
          flexWrap: 'nowrap',
          '& > button': {
            minWidth: 0,
            px: { xs: 0.5, sm: 2 },
            height: { sm: 40 },
            flex: { xs: 1, sm: 'none' },
          },
        }}
        aria-labelledby={labelId}
        options={modes.map((option) => ({ value: option, label: labels[option] }))}
        value={mode}
        onChosen={onChange}
      />
    </FormControl>
  );
}
