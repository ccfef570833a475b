import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { AutocompleteField } from '@/ui/form/choice-fields';
import type { FormFieldProps } from '@/ui/form/use-form-field';
import { FailureAlert } from '@/ui/page/failure-alert';
import { memberQueries } from '../api/member-queries';
import { memberOptions } from '../model/member-options';

/** Picks one member by either name or the staff number; the form holds the id, or `''`. */
export function MemberPickerField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { language } = useFormat();
  const { data, error, isPending, isLoadingError, refetch } = useQuery(memberQueries.list());
  const options = useMemo(() => memberOptions(data ?? [], language), [data, language]);
  return (
    <div>
      <AutocompleteField {...props} options={options} isLoading={isPending} />
      {isLoadingError && (
        <FailureAlert onRetry={() => void refetch()}>{translateMessage(describeError(error))}</FailureAlert>
      )}
    </div>
  );
}
