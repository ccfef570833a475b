import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { createPalette } from '@/theme/palette';
import { ACCENTS, setPreference, usePreferences } from '@/theme/preferences';

/** Six colours, three in a row, a tick on the chosen one. */
export function AccentPicker() {
  const { t } = useTranslation('shell');
  const { accent: chosen, mode } = usePreferences();
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} variant="body2" color="text.secondary" sx={{ mb: 1 }}>
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
