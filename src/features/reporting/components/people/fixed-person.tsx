import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { StaffAvatar } from '@/ui/page/avatar';
import type { Staff } from '@/session/staff-schema';

/** The own name, where there is nothing to choose. Source: RP-2. */
export function FixedPerson({ person }: { person: Staff }) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const name = format.name(person);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 'fontWeightMedium' }}>
        {t('people.label')}
      </Typography>
      <StaffAvatar name={name} src={person.staff_image_url} size={24} isDecorative />
      <Typography variant="body2">{name}</Typography>
    </Box>
  );
}
