import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { KeptForm } from '@/session/kept-form';
import { useFormDraft } from '@/session/use-form-draft';
import { FormFooter } from '@/ui/form/form-footer';
import { useAppForm } from '@/ui/form/use-app-form';
import { useSaveSkillSheet } from '../api/skill-mutations';
import type { SkillSheet } from '../api/skill-sheet-schema';
import { skillFormSchema, skillFormValues } from '../model/skill-form-rules';
import { SkillGridSection } from './skill-grid-section';
import { SkillStaffSection } from './skill-staff-section';
import { SkillWorkSection } from './skill-work-section';

/** One form for a new sheet and an edited one; a save leads to the list. Source: SK-2. */
export function SkillForm({ sheet }: { sheet: SkillSheet | null }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const form = useAppForm(skillFormSchema, skillFormValues(sheet));
  const draft = useFormDraft(form, {
    screen: sheet ? `skill-sheet/${sheet.id}` : 'skill-sheet/new',
    isOfRecord: sheet !== null,
  });
  const save = useSaveSkillSheet(sheet?.id ?? null);

  const section = { control: form.control, sheet };
  return (
    <KeptForm
      draft={draft}
      onSubmit={(values) => save.mutateAsync(values)}
      onSaved={() => void navigate(paths.skillList)}
    >
      <SkillStaffSection {...section} />
      <SkillWorkSection {...section} />
      <SkillGridSection {...section} />
      <FormFooter failure={save.error} submitLabel={t('action.submit')}>
        <Button component={Link} to={paths.skillList}>
          {t('action.cancel')}
        </Button>
      </FormFooter>
    </KeptForm>
  );
}
