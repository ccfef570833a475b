import type { TFunction } from 'i18next';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { isSaved } from '../model/import-end';
import styles from './import-matrix.module.css';
import { isWrong, type ShownRow } from './shown-row';
import type { RowWords } from './use-row-words';

export const ROW_COLUMN = 'row';

const HIDDEN_PASSWORD = '••••••';

function findRowStyle(shown: ShownRow): string {
  if (isWrong(shown)) return 'wrong';
  if (isSaved(shown.end)) return 'saved';
  return shown.checked?.action ?? 'skip';
}

type CellWords = { words: RowWords; t: TFunction<'importing'> };

export function useImportCells(words: RowWords) {
  const { t } = useTranslation('importing');
  return useCallback(
    (shown: ShownRow, { id }: MatrixColumn): MatrixCell => {
      const cellWords = { words, t };
      if (id === ROW_COLUMN) return renderLine(shown, cellWords);
      return (
        renderProblem(shown, id, cellWords) ??
        renderChange(shown, id, cellWords) ??
        renderNote(shown, id, cellWords) ??
        renderPlain(shown, id, cellWords)
      );
    },
    [words, t],
  );
}

function formatCell({ row }: ShownRow, name: string, words: RowWords): string {
  const text = row.texts[name]?.trim() ?? '';
  return name === 'password' && text ? HIDDEN_PASSWORD : words.formatText(text);
}

function renderLine(shown: ShownRow, { words, t }: CellWords): MatrixCell {
  const { line } = shown.row;
  const state = words.describeState(shown);
  return {
    content: (
      <>
        <span className={styles.line}>{line}</span>
        <span className={styles.state} title={[state, words.describeReason(shown)].filter(Boolean).join(' ')}>
          {state}
        </span>
      </>
    ),
    label: t('grid.row', { line, state }),
    className: styles[findRowStyle(shown)],
  };
}

function renderProblem(shown: ShownRow, name: string, { words, t }: CellWords): MatrixCell | undefined {
  const problem = words.findProblem(shown, name);
  if (!problem || isSaved(shown.end)) return undefined;
  const text = formatCell(shown, name, words);
  return {
    content: renderText(
      problem,
      <>
        <b aria-hidden>!</b> {text}
      </>,
    ),
    label: t('withDetail', { text: text || t('cell.empty'), detail: problem }),
    className: styles.problem,
  };
}

function renderChange(shown: ShownRow, name: string, { words, t }: CellWords): MatrixCell | undefined {
  const { checked, end } = shown;
  const change = end ? undefined : checked?.changes.find((candidate) => candidate.name === name);
  if (!change) return undefined;
  const before = words.formatValue(name, change.before);
  const after = words.formatValue(name, change.after);
  const note = words.describeNote(shown, name);
  const label = [t('grid.change', { before, after }), note].filter(Boolean).join(' ');
  return {
    content: renderText(
      label,
      <>
        <s>{before}</s> {after}
      </>,
    ),
    label,
    className: checked?.action === 'update' ? styles.changed : styles.skip,
  };
}

function renderNote(shown: ShownRow, name: string, { words, t }: CellWords): MatrixCell | undefined {
  const note = words.describeNote(shown, name);
  if (!note) return undefined;
  const details = shown.checked?.notes[name];
  if (details?.kind === 'readAs')
    return {
      content: renderText(note, words.formatText(details.text)),
      label: note,
      className: styles.note,
    };
  const text = formatCell(shown, name, words);
  return {
    content: renderText(
      note,
      <>
        {text} <b aria-hidden>?</b>
      </>,
    ),
    label: t('withDetail', { text, detail: note }),
    className: styles.note,
  };
}

function renderPlain(shown: ShownRow, name: string, { words }: CellWords): MatrixCell {
  const text = formatCell(shown, name, words);
  return {
    content: renderText(text, text),
    className: shown.checked?.action === 'skip' || shown.end ? styles.skip : undefined,
  };
}

function renderText(title: string, content: ReactNode): ReactNode {
  return (
    <span className={styles.text} title={title}>
      {content}
    </span>
  );
}
