import EditOutlined from '@mui/icons-material/EditOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
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
      <IconButton size="small" aria-label={view} title={view} onClick={() => onView(sheet)}>
        <GridOnOutlined fontSize="small" />
      </IconButton>
      {sheet.staff && (
        <IconButton
          component={Link}
          to={paths.skillEdit(sheet.id)}
          size="small"
          aria-label={edit}
          title={edit}
        >
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
