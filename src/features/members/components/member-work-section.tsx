import { useTranslation } from 'react-i18next';
import { useFieldProps } from '@/session/shown-fields';
import { DateField } from '@/ui/form/typed-field';
import { FormSection } from '@/ui/form/form-section';
import { SelectField } from '@/ui/form/choice-fields';
import { TextField } from '@/ui/form/text-field';
import { toOptions, withStored } from '../model/member-choices';
import { MEMBER_FIELDS, ROLES } from '../fields';
import { POSITION_IDS, positionName } from '../model/positions';
import type { MemberSectionProps } from './member-section-props';

/** Where people live and are reached, and what they are in the company. */
export function MemberWorkSection({ control, member, lockedReason }: MemberSectionProps) {
  const { t } = useTranslation('members');
  const field = useFieldProps(MEMBER_FIELDS, control);
  const positions = toOptions(withStored(POSITION_IDS, member?.position), (id) =>
    t(`position.${positionName(id)}`),
  );
  const roles = toOptions(Object.values(ROLES), (id) => t(id === ROLES.admin ? 'role.admin' : 'role.user'));
  return (
    <FormSection title={t('section.work')}>
      <TextField {...field('staff_no')} lockedReason={lockedReason} />
      <TextField {...field('address')} />
      <TextField {...field('ph_number')} type="tel" helperText={t('hint.phone')} />
      <SelectField {...field('position')} options={positions} lockedReason={lockedReason} />
      <SelectField {...field('role')} options={roles} lockedReason={lockedReason} />
      <TextField {...field('email')} type="email" lockedReason={lockedReason} />
      <DateField {...field('permanent_date')} lockedReason={lockedReason} />
    </FormSection>
  );
}
