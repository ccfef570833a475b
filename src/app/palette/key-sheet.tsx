import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import type { FeatureCommands } from '@/session/feature';
import { usePreferences } from '@/theme/preferences';
import { keyName, type KeyArea } from '@/ui/keys/key-area';
import cap from '@/ui/keys/key-cap.module.css';
import styles from './key-sheet.module.css';

/** The keys of `useGlobalKeys`, which work on every screen. */
const globalKeys: KeyArea = {
  title: 'palette:keys.everywhere',
  where: 'body',
  keys: [
    { ways: 'Mod+K', does: 'palette:keys.palette' },
    { ways: '?', does: 'palette:keys.sheet', isSingle: true },
    { ways: '/', does: 'palette:keys.search', isSingle: true },
  ],
};

const sharedKeys: readonly KeyArea[] = [
  {
    title: 'palette:keys.calendar',
    where: '#content [data-keys=calendar]',
    keys: [
      { ways: '←, →, ↑, ↓', does: 'palette:keys.day' },
      { ways: 'Home, End', does: 'palette:keys.weekEnds' },
      { ways: 'Page Up, Page Down', does: 'palette:keys.month' },
      { ways: 'Enter', does: 'palette:keys.pickDay' },
      { ways: 'palette:keys.drag, Shift+palette:keys.click', does: 'palette:keys.selectDays' },
    ],
  },
  {
    title: 'palette:keys.lists',
    where: '#content [type=search]',
    keys: [{ ways: 'Esc', does: 'palette:keys.clearSearch' }],
  },
  {
    title: 'palette:keys.selection',
    where: '#content [data-pick] input',
    keys: [
      { ways: '↑, ↓', does: 'palette:keys.pickRow' },
      { ways: 'Space', does: 'palette:keys.pick' },
      { ways: 'Shift+↑, Shift+↓, Shift+Space, Shift+palette:keys.click', does: 'palette:keys.pickRange' },
      { ways: 'Mod+A', does: 'palette:keys.pickAll' },
      { ways: 'Enter', does: 'palette:keys.pickActs' },
      { ways: 'Esc', does: 'palette:keys.pickNone' },
    ],
  },
  {
    title: 'palette:keys.forms',
    where: '#content form',
    keys: [
      { ways: 'Mod+Enter', does: 'palette:keys.submit' },
      { ways: 'Alt+↓', does: 'palette:keys.openCalendar' },
      { ways: '↑, ↓', does: 'palette:keys.step' },
    ],
  },
  {
    title: 'palette:keys.exports',
    where: '#content [data-command=export]',
    keys: [{ ways: 'Esc', does: 'palette:keys.cancelExport' }],
  },
];

type KeySheetProps = { features: readonly FeatureCommands[]; onClose: () => void };

export function KeySheet({ features, onClose }: KeySheetProps) {
  const { t } = useTranslation(['palette', 'common']);
  const { singleKeys } = usePreferences();
  const [areas] = useState(() =>
    [globalKeys, ...features.flatMap(({ keys = [] }) => keys), ...sharedKeys].filter(
      ({ where }) => document.querySelector(where) !== null,
    ),
  );
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" transitionDuration={0} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 3 }}>
        <DialogTitle id={titleId}>{t('palette:keys.title')}</DialogTitle>
        <IconButton aria-label={t('common:action.close')} onClick={onClose} edge="end" autoFocus>
          <CloseOutlined />
        </IconButton>
      </Box>
      {/* The focus allows scrolling by keyboard. */}
      <DialogContent tabIndex={0} sx={{ pt: 0 }}>
        {areas.map(({ title, keys }) => (
          <Fragment key={title}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {translateMessage(title)}
            </Typography>
            <dl className={styles.keys}>
              {keys.map(({ ways, does, isSingle }) => (
                <Fragment key={ways}>
                  <dt>
                    {ways.split(', ').map((way) => (
                      <span key={way} className={styles.way}>
                        {way.split('+').map((key) => (
                          <kbd key={key} className={cap.key}>
                            {translateMessage(keyName(key))}
                          </kbd>
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>
                    {translateMessage(does)}
                    {isSingle && singleKeys === 'off' && (
                      <small className={styles.off}>{t('palette:keys.isOff')}</small>
                    )}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </Fragment>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('palette:keys.single')}
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
