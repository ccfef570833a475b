import { useTranslation } from 'react-i18next';
import { useFieldProps } from '@/session/shown-fields';
import { FormSection } from '@/ui/form/form-section';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import { MEMBER_FIELDS } from '../fields';
import type { MemberSectionProps } from './member-section-props';

/** Both names, and what the login asks for. */
export function MemberIdentitySection({ control, member }: MemberSectionProps) {
  const { t } = useTranslation('members');
  const field = useFieldProps(MEMBER_FIELDS, control);
  return (
    <FormSection title={t('section.identity')}>
      <TextField {...field('eng_name')} />
      <TextField {...field('jp_name')} helperText={t('hint.jpName')} />
      <TextField {...field('username')} autoComplete="username" />
      <PasswordField
        {...field('password')}
        helperText={t(member ? 'hint.passwordKept' : 'hint.password')}
        autoComplete="new-password"
        isRequired={!member}
      />
    </FormSection>
  );
}
