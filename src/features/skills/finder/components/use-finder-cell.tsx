import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { NameCell, RowCheckbox } from '@/ui/matrix/name-cell';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import { useMarkWords } from '../../components/use-mark-words';
import { NO_MARK, UNKNOWN_MARK } from '../../model/skill-marks';
import type { FinderRow } from '../model/finder-rows';
import { FinderIcon } from './finder-icon';
import { FinderMark } from './finder-mark';
import styles from './finder-matrix.module.css';
import type { ConditionWords } from './use-condition-words';
import { MEMBER, toStackId } from './use-finder-columns';

type FinderCellOptions = { words: ConditionWords; isNarrow: boolean };

export function useFinderCell({ words, isNarrow }: FinderCellOptions) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const describeMark = useMarkWords();
  const { findStackName, findSymbol, describeLevel } = words;

  const describeRow = useCallback(
    ({ person, isMatch, missed }: FinderRow): string => {
      const name = format.name(person);
      if (!person.sheet) return t('row.noSheet', { name });
      if (isMatch) return t('row.match', { name });
      return missed.length > 0 ? t('row.miss', { name, count: missed.length }) : name;
    },
    [t, format],
  );

  return useCallback(
    (row: FinderRow, { id }: MatrixColumn, isSelected: boolean): MatrixCell => {
      const { person } = row;
      if (id === MEMBER)
        return {
          content: <MemberCell row={row} isSelected={isSelected} isNarrow={isNarrow} />,
          label: describeRow(row),
        };
      const name = format.name(person);
      const stackId = toStackId(id);
      if (stackId === null) {
        const level = person.sheet?.japaneseLevel?.name;
        const label = t('cell.japanese', { name, level: level || t('cell.unknownLevel') });
        return person.sheet ? { content: level || '–', label } : { content: null, label };
      }
      const stack = findStackName(stackId);
      const levelId = person.marks.get(stackId);
      if (levelId === undefined)
        return { content: null, label: t('cell.mark', { name, stack, mark: describeMark(NO_MARK) }) };
      const symbol = findSymbol(levelId);
      const mark = describeLevel(levelId) || (symbol === UNKNOWN_MARK ? t('unknownMark') : symbol);
      return {
        content: <FinderMark symbol={symbol} />,
        label: t('cell.mark', { name, stack, mark }),
      };
    },
    [isNarrow, describeRow, format, t, findStackName, findSymbol, describeLevel, describeMark],
  );
}

type MemberCellProps = { row: FinderRow; isSelected: boolean; isNarrow: boolean };

function MemberCell({ row: { person, isMatch }, isSelected, isNarrow }: MemberCellProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const name = format.name(person);
  const { sheet, member } = person;
  const grade = sheet?.grade?.name && t('row.facts', { grade: sheet.grade.name });
  const facts = isNarrow ? [sheet?.japaneseLevel?.name, grade] : [grade, sheet?.position?.name];
  return (
    <NameCell
      name={name}
      picture={!isNarrow && <StaffAvatar name={name} src={member?.staff_image_url} size={28} />}
      beneath={
        <small className={styles.facts}>{sheet ? facts.filter(Boolean).join(' · ') : t('noSheet')}</small>
      }
      className={styles.name}
    >
      {isMatch && (
        <span className={styles.check}>
          <FinderIcon name="match" size={18} />
        </span>
      )}
      {sheet && !isNarrow && (
        <span className={styles.pick}>
          <RowCheckbox isSelected={isSelected} label={t('row.select', { name })} />
        </span>
      )}
    </NameCell>
  );
}
