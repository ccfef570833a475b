import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPalette } from '@/theme/palette';
import {
  ACCENTS,
  getDefaultPreference,
  setPreference,
  usePreferences,
  type Preferences,
} from '@/theme/preferences';
import { Toggles } from '@/ui/form/toggles';

const DETAILS = ['buttonLayout', 'cardBorder', 'cardShadow'] as const;

type DetailName = (typeof DETAILS)[number];

/** Source: SH-3. */
export function AppearanceDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const preferences = usePreferences();
  // Open where a setting in the details is not the default. Later choices neither open nor close them.
  const [isMoreOpen] = useState(() =>
    DETAILS.some((name) => preferences[name] !== getDefaultPreference(name)),
  );
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
          <Typography id={titleId} variant="h2">
            {t('shell:settings.title')}
          </Typography>
          <IconButton aria-label={t('common:action.close')} onClick={onClose} edge="end">
            <CloseOutlined />
          </IconButton>
        </Box>
        <AccentPicker />
        <FormControlLabel
          control={<Switch />}
          label={t('shell:settings.singleKeys')}
          checked={preferences.singleKeys === 'on'}
          onChange={(_event, isOn) => setPreference('singleKeys', isOn ? 'on' : 'off')}
        />
        <details open={isMoreOpen}>
          <Typography component="summary" variant="body2" sx={{ py: 1, cursor: 'pointer' }}>
            {t('shell:settings.more')}
          </Typography>
          <Stack spacing={3} sx={{ pt: 1 }}>
            <Choice name="buttonLayout" label={t('shell:settings.buttonLayout')} values={['middle', 'end']} />
            <Choice name="cardBorder" label={t('shell:settings.cardBorder')} values={['border', 'rgb']} />
            <Choice name="cardShadow" label={t('shell:settings.cardShadow')} values={['shadow', 'none']} />
          </Stack>
        </details>
      </Stack>
    </Drawer>
  );
}

function AccentPicker() {
  const { t } = useTranslation('shell');
  const { accent: chosen, mode } = usePreferences();
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('settings.colour')}
      </Typography>
      <Box
        role="group"
        aria-labelledby={labelId}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0.5 }}
      >
        {ACCENTS.map((accent) => {
          const { main, contrastText } = createPalette(mode, accent).primary;
          return (
            <ButtonBase
              key={accent}
              aria-pressed={accent === chosen}
              onClick={() => setPreference('accent', accent)}
              sx={{ flexDirection: 'column', gap: 0.5, p: 0.25, borderRadius: 2 }}
            >
              <Box
                sx={{ width: '100%', height: 48, borderRadius: 2, display: 'grid', placeItems: 'center' }}
                style={{ backgroundColor: main, color: contrastText }}
              >
                {accent === chosen && <CheckOutlined />}
              </Box>
              <Typography variant="caption">{t(`settings.${accent}`)}</Typography>
            </ButtonBase>
          );
        })}
      </Box>
    </div>
  );
}

type ChoiceProps<Name extends DetailName> = { name: Name; label: string; values: Preferences[Name][] };

function Choice<Name extends DetailName>({ name, label, values }: ChoiceProps<Name>) {
  const { t } = useTranslation('shell');
  const preferences = usePreferences();
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Toggles
        fullWidth
        sx={{ flexWrap: 'nowrap' }}
        aria-labelledby={labelId}
        options={values.map((value) => ({ value, label: t(`settings.${value}`) }))}
        value={preferences[name]}
        onChosen={(chosen) => setPreference(name, chosen)}
      />
    </div>
  );
}
