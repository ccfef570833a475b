import { useTranslation } from 'react-i18next';
import { FormSection } from '@/ui/form/form-section';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import type { MemberSectionProps } from './member-section-props';

/** Both names, and what the login asks for. */
export function MemberIdentitySection({ control, member }: MemberSectionProps) {
  const { t } = useTranslation('members');
  return (
    <FormSection title={t('section.identity')}>
      <TextField control={control} name="eng_name" label={t('field.engName')} isRequired />
      <TextField
        control={control}
        name="jp_name"
        label={t('field.jpName')}
        helperText={t('hint.jpName')}
        isRequired
      />
      <TextField
        control={control}
        name="username"
        label={t('field.username')}
        autoComplete="username"
        isRequired
      />
      <PasswordField
        control={control}
        name="password"
        label={t('field.password')}
        helperText={t(member ? 'hint.passwordKept' : 'hint.password')}
        autoComplete="new-password"
        isRequired={!member}
      />
    </FormSection>
  );
}
