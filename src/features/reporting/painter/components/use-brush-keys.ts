import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Work } from '../../model/recent-work';
import { toWorkIds, type Brush, type Brushes } from './use-brushes';

export function useBrushKeys({ byKey, choose }: Brushes, onAnnounce: (words: string) => void) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const formatWork = ({ project, task }: Work) => `${project.cd} ${format.name(task)}`;

  /** Returns the chosen brush: 0 is the eraser; undefined where no brush has this digit. */
  function chooseByKey(digit: number): Brush {
    const work = digit === 0 ? null : byKey[digit - 1];
    if (work === undefined) return undefined;
    const chosen = work && toWorkIds(work);
    choose(chosen);
    const name = work ? formatWork(work) : t('brush.eraser');
    onAnnounce(t('brush.chosen', { work: name }));
    return chosen;
  }

  return { chooseByKey, formatWork };
}
