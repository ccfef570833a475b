import { useParams } from 'react-router-dom';
import { SkillEditor } from '../components/skill-editor';
import { SkillSheetNotFound } from '../components/skill-sheet-not-found';

/** Changes a skill sheet. Source: SK-2. */
export function SkillEditPage() {
  const id = Number(useParams().skillSheetId);
  if (!Number.isSafeInteger(id) || id < 1) return <SkillSheetNotFound />;
  return <SkillEditor key={id} sheetId={id} />;
}
