import { paths } from '@/config/paths';
import { NotKeptAlert } from '@/ui/form/record-outcome';
import type { SavedNotice } from '@/ui/form/saved-notice';
import { useMemberWords } from './use-member-words';

/** Tells what the server did not keep of a member who was just saved. */
export function MemberNotice({ notice, onClose }: { notice: SavedNotice; onClose: () => void }) {
  return (
    <NotKeptAlert notice={notice} wordsOf={useMemberWords()} pathOf={paths.memberEdit} onClose={onClose} />
  );
}
