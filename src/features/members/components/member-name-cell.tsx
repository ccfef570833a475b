import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { StaffAvatar } from '@/ui/page/avatar';
import { positionName } from '../model/positions';

const AVATAR_SIZE = 37;

/** Picture or initials, the name, and below it the position with the name in the other language. Source: MB-1. */
export function MemberNameCell({ member }: { member: Staff }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const otherName = format.otherName(member);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <StaffAvatar name={format.name(member)} src={member.staff_image_url} size={AVATAR_SIZE} isDecorative />
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {format.name(member)}
        </Box>
        {otherName && (
          <Typography
            component="span"
            variant="caption"
            lang={format.language === 'ja' ? 'en' : 'ja'}
            sx={{ ml: 1, color: 'text.secondary' }}
          >
            {otherName}
          </Typography>
        )}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t(`position.${positionName(member.position)}`)}
        </Typography>
      </Box>
    </Box>
  );
}
