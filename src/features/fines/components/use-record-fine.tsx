import { useQueryClient } from '@tanstack/react-query';
import { notices } from '@/ui/notice/notices';
import { useCreateFine } from '../api/fine-mutations';
import { fineQueries } from '../api/fine-queries';
import { equalFines, type NewFine } from '../fields';
import { FineSurplus } from './fine-surplus';

/** Records a fine, and says so where the browser or the server did it more than once. */
export function useRecordFine() {
  const queryClient = useQueryClient();
  const create = useCreateFine();

  async function record(fine: NewFine): Promise<void> {
    const times = await create.mutateAsync(fine);
    if (!times || times < 2) return;
    const listed = await queryClient.query(fineQueries.list());
    const [first, ...others] = equalFines(fine, listed).slice(1 - times);
    if (!first) return;
    notices.show((close) => <FineSurplus times={times} surplus={[first, ...others]} onRemoved={close} />);
  }

  return { record, error: create.error };
}
