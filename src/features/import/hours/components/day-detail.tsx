import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '@/ui/page/popover-dialog';

type DayDetailProps = { anchor: Element; title: string; texts: readonly string[]; onClose: () => void };

export function DayDetail({ anchor, title, texts, onClose }: DayDetailProps) {
  const { t } = useTranslation('common');
  return (
    <PopoverDialog anchor={anchor} label={title} width={420} onClose={onClose}>
      <Typography variant="subtitle2">{title}</Typography>
      <Box component="ul" className="tabular" sx={{ my: 1, pl: 2.5, typography: 'body2' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button autoFocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Box>
    </PopoverDialog>
  );
}
