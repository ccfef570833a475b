import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthMapKeyList } from '@/features/dashboard/components/month/month-map-key-list';
import { wallKeyList } from '@/features/leave/wall/components/wall-key-list';
import { painterKeyList } from '@/features/reporting/painter/components/painter-key-list';
import { skillGridKeyList } from '@/features/skills/components/skill-grid-key-list';
import { finderKeyList } from '@/features/skills/finder/components/finder-key-list';
import { translateMessage } from '@/i18n/message';
import { usePreferences } from '@/theme/preferences';
import { calendarKeyList } from '@/ui/keys/calendar-keys';
import { pickKeyList, tableKeyList } from '@/ui/data-table/table-key-list';
import { exportKeyList } from '@/ui/export/export-key-list';
import { formKeyList } from '@/ui/form/form-key-list';
import { keyName, type KeyArea } from '@/ui/keys/key-area';
import cap from '@/ui/keys/key-cap.module.css';
import styles from './key-sheet.module.css';

/** Those of `useGlobalKeys`, which act on every screen. */
const globalKeyList: KeyArea = {
  title: 'palette:keys.everywhere',
  where: 'body',
  keys: [
    { ways: [['Mod', 'K']], does: 'palette:keys.palette' },
    { ways: [['?']], does: 'palette:keys.sheet', isSingle: true },
    { ways: [['/']], does: 'palette:keys.search', isSingle: true },
  ],
};

const AREAS: readonly KeyArea[] = [
  globalKeyList,
  painterKeyList,
  monthMapKeyList,
  wallKeyList,
  skillGridKeyList,
  finderKeyList,
  calendarKeyList,
  tableKeyList,
  pickKeyList,
  formKeyList,
  exportKeyList,
];

/** All keys of the screen as it is. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'common']);
  const { singleKeys } = usePreferences();
  const [areas] = useState(() => AREAS.filter(({ where }) => document.querySelector(where) !== null));
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
            <dl className={styles.keys}>
              {keys.map(({ ways, does, isSingle }) => (
                <Fragment key={does}>
                  <dt>
                    {ways.map((way) => (
                      <span key={way.join()} className={styles.way}>
                        {way.map((key) => (
                          <kbd key={key} className={cap.key}>
                            {keyName(key)}
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
