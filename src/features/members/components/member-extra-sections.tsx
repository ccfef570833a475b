import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '@/features/projects/api/project-queries';
import { projectOptions } from '@/features/projects/fields';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { useFieldProps } from '@/session/field-props';
import { FormSection } from '@/ui/form/form-section';
import { SelectField, MultiSelectField } from '@/ui/form/choice-fields';
import { TextField } from '@/ui/form/text-field';
import { FailureAlert } from '@/ui/page/failure-alert';
import { toOptions, withStored } from '../model/member-options';
import type { MemberDetail } from '../api/member-schema';
import { MEMBER_FIELDS, SORT_KEYS, type CheckedMember, type MemberFormInput } from '../fields';

type MemberExtraSectionsProps = {
  control: Control<MemberFormInput, unknown, CheckedMember>;
  member: Pick<MemberDetail, 'sort_key'> | null;
  lockedReason?: string;
};

export function MemberExtraSections({ control, member, lockedReason }: MemberExtraSectionsProps) {
  const { t } = useTranslation('members');
  const field = useFieldProps(MEMBER_FIELDS, control);
  const { language } = useFormat();
  const { data, error, isPending, isLoadingError, refetch } = useQuery(projectQueries.list());
  const projects = useMemo(() => projectOptions(data ?? [], language), [data, language]);
  return (
    <>
      <FormSection title={t('section.reference')}>
        <TextField {...field('ref_person')} />
        <TextField {...field('ref_ph_number')} type="tel" />
      </FormSection>
      <FormSection title={t('section.projects')}>
        <div>
          <MultiSelectField {...field('project')} options={projects} isLoading={isPending} />
          {isLoadingError && (
            <FailureAlert onRetry={() => void refetch()}>
              {translateMessage(describeError(error))}
            </FailureAlert>
          )}
        </div>
        <SortKeyField control={control} member={member} lockedReason={lockedReason} />
      </FormSection>
    </>
  );
}

/** Warns where a save would delete a stored sort key, because the server did not send it. */
function SortKeyField({ control, member, lockedReason }: MemberExtraSectionsProps) {
  const { t } = useTranslation(['members', 'common']);
  const field = useFieldProps(MEMBER_FIELDS, control);
  const sortKey = useWatch({ control, name: 'sort_key' });
  const isUnknown = member !== null && member.sort_key === undefined;
  const isEmptied = sortKey === '' && isUnknown;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectField
        {...field('sort_key')}
        options={[
          { value: '', label: t(isUnknown ? 'sortKey.unknown' : 'common:label.none') },
          ...toOptions(withStored(SORT_KEYS, member?.sort_key), String),
        ]}
        helperText={t('hint.sortKey')}
        lockedReason={lockedReason}
      />
      {isEmptied && (
        <Alert severity="warning">{t(lockedReason ? 'sortKey.ownEmptied' : 'sortKey.emptied')}</Alert>
      )}
    </Box>
  );
}
