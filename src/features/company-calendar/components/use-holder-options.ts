import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberOptions } from '@/features/members/model/member-options';
import { POSITION_IDS, positionName } from '@/features/members/model/positions';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Option } from '@/ui/form/option';
import { toPositionHolder, toStaffHolder } from '../model/pattern-form';
import type { PatternControl } from './pattern-line';

/** The start of a value: `staff:` or `position:`. */
const KIND_PREFIX = /^\w+:/;

/** Offers people with a staff number, then positions; adds values of lines that neither list contains. */
export function useHolderOptions(
  control: PatternControl,
  people: readonly Staff[] | undefined,
): Option<string>[] {
  const { t } = useTranslation(['company', 'members']);
  const { language } = useFormat();
  const chosen = useWatch({ control, compute: ({ lines }) => lines.map(({ holder }) => holder) });
  return useMemo(() => {
    const numbered = people?.filter(({ staff_no: staffNo }) => staffNo !== '') ?? [];
    const staffNumbers = new Map(numbered.map(({ id, staff_no: staffNo }) => [id, staffNo]));
    const peopleOptions = memberOptions(numbered, language).map((option) => {
      const staffNo = staffNumbers.get(option.value) ?? '';
      return { ...option, value: toStaffHolder(staffNo), detail: staffNo };
    });
    const positionOptions = POSITION_IDS.map((id) => ({
      value: toPositionHolder(id),
      label: t('patterns.everyone', { position: t(`members:position.${positionName(id)}`) }),
    }));
    const options = [...peopleOptions, ...positionOptions];
    const offeredValues = new Set(options.map(({ value }) => value));
    const unlisted = [...new Set(chosen)].filter((holder) => holder !== '' && !offeredValues.has(holder));
    return [...options, ...unlisted.map((value) => ({ value, label: value.replace(KIND_PREFIX, '') }))];
  }, [people, language, chosen, t]);
}
