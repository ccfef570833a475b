import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { RowAction } from '@/ui/data-table/row-action';
import type { SkillSheet } from '../api/skill-sheet-schema';

type SkillRowActionsProps = { sheet: SkillSheet; onView: (sheet: SkillSheet) => void };

/** View for every sheet; edit only while its member is there. Source: SK-1. */
export function SkillRowActions({ sheet, onView }: SkillRowActionsProps) {
  const { t } = useTranslation('skills');
  const format = useFormat();
  const name = sheet.staff ? format.name(sheet.staff) : t('list.formerMember');
  const [view, edit] = [t('list.view', { name }), t('list.edit', { name })];
  return (
    <>
      <RowAction icon="view" tip={view} label={view} onAct={() => onView(sheet)} />
      {sheet.staff && <RowAction icon="edit" tip={edit} label={edit} to={paths.skillEdit(sheet.id)} />}
    </>
  );
}
