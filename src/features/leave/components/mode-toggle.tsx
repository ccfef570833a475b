import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationMode } from '../model/registration-mode';

type ModeToggleProps = {
  modes: readonly RegistrationMode[];
  mode: RegistrationMode;
  onChange: (mode: RegistrationMode) => void;
};

/** What is to be registered, one of two or three. Takes effect at once. */
export function ModeToggle({ modes, mode, onChange }: ModeToggleProps) {
  const { t } = useTranslation('leave');
  const labelId = useId();
  const labels = { existing: t('mode.existing'), new: t('mode.new'), overtime: t('mode.overtime') };
  return (
    <FormControl sx={{ maxWidth: '100%' }}>
      <FormLabel id={labelId} component="span" sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {t('mode.label')}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        // One row on phones as well: the words break instead.
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
        value={mode}
        onChange={(_event, next: RegistrationMode | null) => {
          // A second press on the chosen one would leave nothing chosen.
          if (next !== null) onChange(next);
        }}
      >
        {modes.map((known) => (
          <ToggleButton key={known} value={known}>
            {labels[known]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
