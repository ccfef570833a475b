import { useTranslation } from 'react-i18next';
import { DateField } from '@/ui/form/typed-field';
import { FormSection } from '@/ui/form/form-section';
import { SelectField } from '@/ui/form/choice-fields';
import { TextField } from '@/ui/form/text-field';
import { toOptions, withStored } from '../model/member-choices';
import { ROLES } from '../model/member-form-rules';
import { POSITION_IDS, positionName } from '../model/positions';
import type { MemberSectionProps } from './member-section-props';

/** Where people live and are reached, and what they are in the company. */
export function MemberWorkSection({ control, member, lockedReason }: MemberSectionProps) {
  const { t } = useTranslation('members');
  const positions = toOptions(withStored(POSITION_IDS, member?.position), (id) =>
    t(`position.${positionName(id)}`),
  );
  const roles = toOptions(Object.values(ROLES), (id) => t(id === ROLES.admin ? 'role.admin' : 'role.user'));
  return (
    <FormSection title={t('section.work')}>
      <TextField
        control={control}
        name="staff_no"
        label={t('field.staffNo')}
        lockedReason={lockedReason}
        isRequired
      />
      <TextField control={control} name="address" label={t('field.address')} isRequired />
      <TextField
        control={control}
        name="ph_number"
        type="tel"
        label={t('field.phone')}
        helperText={t('hint.phone')}
        isRequired
      />
      <SelectField
        control={control}
        name="position"
        label={t('field.position')}
        options={positions}
        lockedReason={lockedReason}
        isRequired
      />
      <SelectField
        control={control}
        name="role"
        label={t('field.role')}
        options={roles}
        lockedReason={lockedReason}
        isRequired
      />
      <TextField
        control={control}
        name="email"
        type="email"
        label={t('field.email')}
        lockedReason={lockedReason}
        isRequired
      />
      <DateField
        control={control}
        name="permanent_date"
        label={t('field.permanentDate')}
        lockedReason={lockedReason}
        isRequired
      />
    </FormSection>
  );
}
