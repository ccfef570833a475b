import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '@/theme/preferences';
import { AccentPicker } from './accent-picker';

/** The right settings drawer. Source: SH-3. */
export function AppearanceDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const { buttonLayout, cardBorder, cardShadow, singleKeys } = usePreferences();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 336, maxWidth: '100%' } },
      }}
    >
      <Stack spacing={3} sx={{ p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={titleId} component="h2" sx={{ fontWeight: 600, fontSize: 18 }}>
            {t('shell:settings.title')}
          </Typography>
          <IconButton aria-label={t('common:action.close')} onClick={onClose} edge="end">
            <CloseOutlined />
          </IconButton>
        </Box>
        <AccentPicker />
        <Choice
          label={t('shell:settings.buttonLayout')}
          value={buttonLayout}
          options={[
            ['middle', t('shell:settings.middle')],
            ['end', t('shell:settings.end')],
          ]}
          onChosen={(value) => setPreference('buttonLayout', value)}
        />
        <Choice
          label={t('shell:settings.cardBorder')}
          value={cardBorder}
          options={[
            ['border', t('shell:settings.border')],
            ['rgb', t('shell:settings.rgb')],
          ]}
          onChosen={(value) => setPreference('cardBorder', value)}
        />
        <Choice
          label={t('shell:settings.cardWith')}
          value={cardShadow}
          options={[
            ['shadow', t('shell:settings.shadow')],
            ['none', t('shell:settings.none')],
          ]}
          onChosen={(value) => setPreference('cardShadow', value)}
        />
        <FormControlLabel
          control={<Switch />}
          label={t('shell:settings.singleKeys')}
          checked={singleKeys === 'on'}
          onChange={(_event, isOn) => setPreference('singleKeys', isOn ? 'on' : 'off')}
        />
      </Stack>
    </Drawer>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: [value: Value, label: string][];
  onChosen: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChosen }: ChoiceProps<Value>) {
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        sx={{ flexWrap: 'nowrap' }}
        value={value}
        aria-labelledby={labelId}
        onChange={(_event, chosen: Value | null) => chosen && onChosen(chosen)}
      >
        {options.map(([option, text]) => (
          <ToggleButton key={option} value={option}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
