import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { usePreferences } from '@/theme/preferences';
import { keyName } from '@/ui/keys/key-names';
import { keyCap } from '@/ui/keys/key-cap';
import { keyAreasOf } from './key-areas';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '6px 16px',
  margin: '0 0 16px',
  ...theme.typography.body2,
  '& dd': { margin: 0 },
  '& dt': { display: 'flex', flexWrap: 'wrap', gap: '4px 10px' },
  '& dt > span': { whiteSpace: 'nowrap' },
  '& kbd': { ...keyCap(theme), display: 'inline-block', padding: '0 5px' },
  '& kbd + kbd': { marginLeft: 3 },
}));

/** All keys of the screen as it is. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'common']);
  const { singleKeys } = usePreferences();
  const [areas] = useState(() => keyAreasOf(document));
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" transitionDuration={0} aria-labelledby={titleId}>
      <DialogTitle
        id={titleId}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
      >
        {t('palette:keys.title')}
        <IconButton aria-label={t('common:action.close')} onClick={onClose} edge="end" autoFocus>
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {areas.map(({ title, keys }) => (
          <Fragment key={title}>
            <Typography component="h3" sx={{ mb: 1, fontSize: 14, fontWeight: 600 }}>
              {translateMessage(title)}
            </Typography>
            <List>
              {keys.map(({ ways, does, isSingle }) => (
                <Fragment key={does}>
                  <dt>
                    {ways.map((way) => (
                      <span key={way.join()}>
                        {way.map((key) => (
                          <kbd key={key}>{keyName(key)}</kbd>
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>
                    {translateMessage(does)}
                    {isSingle && singleKeys === 'off' && (
                      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                        {t('palette:keys.isOff')}
                      </Box>
                    )}
                  </dd>
                </Fragment>
              ))}
            </List>
          </Fragment>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('palette:keys.single')}
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
