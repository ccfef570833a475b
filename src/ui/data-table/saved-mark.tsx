import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Mark = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.success.text,
}));

/** Says in a row that it was saved a moment ago. */
export function SavedMark() {
  const { t } = useTranslation();
  return (
    <Mark>
      <Check aria-hidden sx={{ fontSize: 16 }} />
      {t('table.saved')}
    </Mark>
  );
}
