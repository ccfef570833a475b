import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { isSaved } from '../model/import-end';
import styles from './import-matrix.module.css';
import { isWrong, type ShownRow } from './shown-row';
import type { RowWords } from './use-row-words';

export const ROW_COLUMN = 'row';

const HIDDEN = '••••••';

function rowLook(shown: ShownRow): string {
  if (isWrong(shown)) return 'wrong';
  if (isSaved(shown.end)) return 'saved';
  return shown.checked?.action ?? 'skip';
}

export function useImportCells(words: RowWords) {
  const { t } = useTranslation('importing');
  return useCallback(
    (shown: ShownRow, { id }: MatrixColumn): MatrixCell => {
      const { row, checked, end } = shown;
      if (id === ROW_COLUMN) {
        const state = words.describeState(shown);
        return {
          content: (
            <>
              <span className={styles.line}>{row.line}</span>
              <span
                className={styles.state}
                title={[state, words.describeReason(shown)].filter(Boolean).join(' ')}
              >
                {state}
              </span>
            </>
          ),
          label: t('grid.row', { line: row.line, state }),
          className: styles[rowLook(shown)],
        };
      }
      const text = row.texts[id]?.trim() ?? '';
      const shownText = id === 'password' && text ? HIDDEN : words.formatText(text);
      const problem = words.findProblem(shown, id);
      if (problem && !isSaved(end))
        return {
          content: (
            <span className={styles.text} title={problem}>
              <b aria-hidden>!</b> {shownText}
            </span>
          ),
          label: t('grid.problem', { text: shownText || t('cell.empty'), problem }),
          className: styles.problem,
        };
      const note = words.describeNote(shown, id);
      const change = end ? undefined : checked?.changes.find(({ name }) => name === id);
      if (change && checked?.action !== 'create') {
        const before = words.formatValue(id, change.before);
        const after = words.formatValue(id, change.after);
        const changed = [t('grid.change', { before, after }), note].filter(Boolean).join(' ');
        return {
          content: (
            <span className={styles.text} title={changed}>
              <s>{before}</s> {after}
            </span>
          ),
          label: changed,
          className: checked?.action === 'update' ? styles.changed : styles.skip,
        };
      }
      if (note) {
        const isRead = checked?.notes[id]?.kind === 'readAs';
        return {
          content: (
            <span className={styles.text} title={note}>
              {isRead ? words.formatText(checked.notes[id]?.text ?? '') : shownText}{' '}
              {!isRead && <b aria-hidden>?</b>}
            </span>
          ),
          label: isRead ? note : t('grid.problem', { text: shownText, problem: note }),
          className: styles.note,
        };
      }
      return {
        content: (
          <span className={styles.text} title={shownText}>
            {shownText}
          </span>
        ),
        className: checked?.action === 'skip' || end ? styles.skip : undefined,
      };
    },
    [words, t],
  );
}
