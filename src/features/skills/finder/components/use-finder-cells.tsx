import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { NameCell } from '@/ui/matrix/name-cell';
import { StaffAvatar } from '@/ui/page/avatar';
import { useMarkWords } from '../../components/use-mark-words';
import { NO_MARK } from '../../model/skill-marks';
import type { FinderRow } from '../model/finder-rows';
import { FinderIcon } from './finder-mark';
import { FinderMark } from './finder-mark';
import styles from './finder-matrix.module.css';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import { JAPANESE, MEMBER, toStackId } from './use-finder-columns';

type FinderCells = {
  finder: Pick<Finder, 'strong' | 'strongPeople'>;
  words: ConditionWords;
  isNarrow: boolean;
  onToggle: (column: string) => void;
};

export function useFinderCells({ finder, words, isNarrow, onToggle }: FinderCells) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const markWords = useMarkWords();
  const { strong, strongPeople } = finder;
  const { stackName, findSymbol } = words;

  const rowWords = useCallback(
    ({ person, isMatch, lacks }: FinderRow): string => {
      const name = format.name(person);
      if (!person.sheet) return t('row.noSheet', { name });
      if (isMatch) return t('row.match', { name });
      return lacks.length > 0 ? t('row.miss', { name, count: lacks.length }) : name;
    },
    [t, format],
  );

  const renderCell = useCallback(
    (row: FinderRow, { id }: MatrixColumn, isSelected: boolean): MatrixCell => {
      const { person } = row;
      if (id === MEMBER)
        return {
          content: <Who row={row} isSelected={isSelected} isNarrow={isNarrow} />,
          label: rowWords(row),
        };
      const name = format.name(person);
      if (id === JAPANESE) {
        const level = person.sheet?.japaneseLevel?.name;
        const label = t('cell.japanese', { name, level: level || t('cell.unknownLevel') });
        return person.sheet ? { content: level || '–', label } : { content: null, label };
      }
      const stackId = toStackId(id);
      const stack = stackName(toStackId(id));
      const levelId = person.marks.get(stackId);
      if (levelId === undefined)
        return { content: null, label: t('cell.mark', { name, stack, mark: markWords(NO_MARK) }) };
      const symbol = findSymbol(levelId);
      const mark = markWords(symbol) || (symbol === '?' ? t('unknownMark') : symbol);
      return {
        content: <FinderMark symbol={symbol} />,
        label: t('cell.mark', { name, stack, mark }),
      };
    },
    [isNarrow, rowWords, format, t, stackName, findSymbol, markWords],
  );

  const renderFoot = useMemo(() => {
    const mark = strong?.symbol;
    if (!strong || !mark) return undefined;
    return ({ id }: MatrixColumn): MatrixCell => {
      if (id === MEMBER) return { content: t('foot.label', { mark }), className: styles.footLabel };
      if (id === JAPANESE) return { content: null };
      const stack = stackName(toStackId(id));
      const people = strongPeople.get(toStackId(id)) ?? [];
      const [only] = people;
      const count = people.length;
      const label =
        count === 1 && only
          ? t('foot.only', { stack, mark, name: format.name(only) })
          : count === 0
            ? t('foot.none', { stack, mark })
            : t('foot.count', { stack, mark, count });
      return {
        content: (
          // The space bar in its column does the same.
          <button
            type="button"
            tabIndex={-1}
            title={label}
            className={classNames(styles.count, count === 1 && styles.warning)}
            onClick={() => onToggle(id)}
          >
            {count === 1 && <FinderIcon name="warning" />}
            {format.number(count)}
          </button>
        ),
        label,
      };
    };
  }, [strong, strongPeople, stackName, format, t, onToggle]);

  return { renderCell, renderFoot };
}

type WhoProps = { row: FinderRow; isSelected: boolean; isNarrow: boolean };

function Who({ row: { person, isMatch }, isSelected, isNarrow }: WhoProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const name = format.name(person);
  const { sheet, member } = person;
  const grade = sheet?.grade?.name && t('row.facts', { grade: sheet.grade.name });
  const facts = isNarrow ? [sheet?.japaneseLevel?.name, grade] : [grade, sheet?.position?.name];
  return (
    <NameCell
      name={name}
      picture={!isNarrow && <StaffAvatar name={name} src={member?.staff_image_url} size={28} isDecorative />}
      beneath={
        <small className={styles.facts}>{sheet ? facts.filter(Boolean).join(' · ') : t('noSheet')}</small>
      }
      className={styles.who}
    >
      {isMatch && (
        <span className={styles.check}>
          <FinderIcon name="match" size={18} />
        </span>
      )}
      {sheet && !isNarrow && (
        <span className={styles.pick}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            readOnly
            aria-label={t('row.select', { name })}
          />
        </span>
      )}
    </NameCell>
  );
}
