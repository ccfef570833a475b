import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Form } from '@/ui/form/form';
import { FormFooter } from '@/ui/form/form-footer';
import { useAppForm } from '@/ui/form/use-app-form';
import { useSaveSkillSheet } from '../api/skill-mutations';
import type { SkillSheet } from '../api/skill-sheet-schema';
import { skillFormSchema, skillFormValues, type CheckedSkillSheet } from '../model/skill-form-rules';
import { SkillGridSection } from './skill-grid-section';
import { SkillStaffSection } from './skill-staff-section';
import { SkillWorkSection } from './skill-work-section';

/** One form for a new sheet and an edited one; a save leads to the list. Source: SK-2. */
export function SkillForm({ sheet }: { sheet: SkillSheet | null }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const form = useAppForm(skillFormSchema, skillFormValues(sheet));
  const save = useSaveSkillSheet(sheet?.id ?? null);

  async function submit(values: CheckedSkillSheet) {
    await save.mutateAsync(values);
    void navigate(paths.skillList);
  }

  const section = { control: form.control, sheet };
  return (
    <Form form={form} onSubmit={submit}>
      <SkillStaffSection {...section} />
      <SkillWorkSection {...section} />
      <SkillGridSection {...section} />
      <FormFooter submitLabel={t('action.submit')}>
        <Button component={Link} to={paths.skillList}>
          {t('action.cancel')}
        </Button>
      </FormFooter>
    </Form>
  );
}
