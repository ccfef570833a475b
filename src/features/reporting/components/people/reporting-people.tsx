import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { memberOptions } from '@/features/members/model/member-options';
import type { Staff } from '@/session/staff-schema';
import { Picker } from '@/ui/form/choice-fields';
import { FailureAlert } from '@/ui/page/failure-alert';
import { useDraftStore, useReportingDraft } from '../draft/use-reporting-draft';
import { FixedPerson } from './fixed-person';
import { useReportingPeople } from './use-reporting-people';
import styles from './reporting-people.module.css';

export type ReportingPeopleProps = {
  /** A `message()`. */
  error?: string;
};

/** Source: RP-2, RP-3. */
export function ReportingPeople({ error }: ReportingPeopleProps) {
  const { t } = useTranslation('reporting');
  const store = useDraftStore();
  const { me, canChoose, people, isLoading, isFailed, retry } = useReportingPeople();
  // Not deferred, because a late choice would drop the letters typed meanwhile.
  const draftIds = useReportingDraft((draft) => draft.staffIds);
  const chosenIds = useMemo(() => draftIds ?? [me.id], [draftIds, me.id]);
  const choose = useCallback(
    (change: (ids: readonly number[]) => readonly number[]) =>
      store.dispatch({ type: 'choosePeople', change, ownId: me.id }),
    [store, me.id],
  );
  if (!canChoose) return <FixedPerson person={me} />;
  return (
    <>
      <PeopleField
        people={people}
        chosenIds={chosenIds}
        onChosen={choose}
        isLoading={isLoading}
        error={error && translateMessage(error, { field: t('people.label') })}
      />
      {isFailed && <FailureAlert onRetry={retry}>{t('people.listFailed')}</FailureAlert>}
    </>
  );
}

type PeopleFieldProps = {
  people: readonly Staff[];
  chosenIds: readonly number[];
  /** Gets the latest choice, which a render may not show yet. */
  onChosen: (change: (chosenIds: readonly number[]) => readonly number[]) => void;
  isLoading: boolean;
  /** In the user's language. */
  error?: string;
};

const PeopleField = memo(function PeopleField(props: PeopleFieldProps) {
  const { people, chosenIds, onChosen, isLoading, error } = props;
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const options = useMemo(() => memberOptions(people, language), [people, language]);
  return (
    <Picker
      multiple
      autoHighlight
      label={t('people.label')}
      options={options}
      isLoading={isLoading}
      isRequired
      placeholder={t('people.search')}
      hasError={error !== undefined}
      helperText={error}
      limitTags={3}
      moreText={(count) => t('people.more', { count })}
      value={chosenIds.filter((id) => people.some((person) => person.id === id))}
      onChange={(_event, _next, reason, details) => {
        if (reason === 'clear') onChosen(() => []);
        if (!details) return;
        const id = details.option.value;
        if (reason === 'selectOption') onChosen((ids) => [...ids, id]);
        else onChosen((ids) => ids.filter((chosenId) => chosenId !== id));
      }}
      listClassName={styles.list}
    />
  );
});
