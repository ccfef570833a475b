import ErrorIcon from '@mui/icons-material/Error';
import CircularProgress from '@mui/material/CircularProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import type { Staff } from '@/session/staff-schema';
import type { LoadState } from '../recorded/use-staff-slots';
import styles from './person-tabs.module.css';

type PersonTabsProps = {
  people: readonly Staff[];
  shownId: number;
  onShown: (staffId: number) => void;
  getState: (staffId: number) => LoadState;
  panelId: string;
};

export const personTabId = (panelId: string, staffId: number) => `${panelId}-${staffId}`;

/** Memoised, because dozens of tabs are slow to draw. Source: RP-10. */
export const PersonTabs = memo(function PersonTabs(props: PersonTabsProps) {
  const { people, shownId, onShown, getState, panelId } = props;
  const { t } = useTranslation('reporting');
  const format = useFormat();
  return (
    <Tabs
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('people.tabs')}
      value={shownId}
      onChange={(_event, staffId: number) => onShown(staffId)}
      className={styles.tabs}
    >
      {people.map((person) => {
        const name = format.name(person);
        const state = getState(person.id);
        return (
          <Tab
            key={person.id}
            id={personTabId(panelId, person.id)}
            aria-controls={person.id === shownId ? panelId : undefined}
            aria-label={describe(name, state)}
            value={person.id}
            label={
              <>
                <PersonState name={name} picture={person.staff_image_url} state={state} />
                {name}
              </>
            }
            className={styles.tab}
          />
        );
      })}
    </Tabs>
  );

  function describe(name: string, state: LoadState): string {
    if (state === 'loaded') return name;
    return state === 'failed' ? t('people.failed', { name }) : t('people.loading', { name });
  }
});

function PersonState({ name, picture, state }: { name: string; picture?: string | null; state: LoadState }) {
  if (state === 'failed') return <ErrorIcon className={styles.failed} />;
  if (state === 'loaded') return <StaffAvatar name={name} src={picture} size={24} />;
  return (
    <span className={styles.loading}>
      <CircularProgress aria-hidden size={18} />
    </span>
  );
}
