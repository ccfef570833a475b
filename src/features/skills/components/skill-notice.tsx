import { paths } from '@/config/paths';
import { NotKeptAlert } from '@/ui/form/record-outcome';
import type { SavedNotice } from '@/ui/form/saved-notice';
import { useSkillWords } from './use-skill-words';

/** Tells what the server did not keep of a sheet that was just saved. */
export function SkillNotice({ notice, onClose }: { notice: SavedNotice; onClose: () => void }) {
  const wordsOf = useSkillWords(null);
  return <NotKeptAlert notice={notice} wordsOf={wordsOf} pathOf={paths.skillEdit} onClose={onClose} />;
}
