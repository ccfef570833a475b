import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { ListFailure } from '@/ui/page/list-failure';
import { FixedPerson } from './fixed-person';
import { PeopleField } from './people-field';
import { useDraftStore } from '../draft/use-reporting-draft';
import { useReportingPeople } from './use-reporting-people';

type ReportingPeopleProps = {
  staffIds: readonly number[];
  /** What is wrong with them: a key of the catalogue. */
  refusal?: string;
};

/** Whose half hours the draft is about; says when they are nobody's. Source: RP-2, RP-3. */
export function ReportingPeople({ staffIds, refusal }: ReportingPeopleProps) {
  const { t } = useTranslation('reporting');
  const store = useDraftStore();
  const { me, canChoose, people, isLoading, isFailed, retry } = useReportingPeople();
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
        chosenIds={staffIds}
        onChosen={choose}
        isLoading={isLoading}
        error={refusal && translateMessage(refusal, { field: t('people.label') })}
      />
      {isFailed && <ListFailure onRetry={retry}>{t('people.listFailed')}</ListFailure>}
    </>
  );
}
