import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearch } from '@/lib/word-search';
import { NoRows } from '@/ui/data-table/no-rows';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import { Panel } from '@/ui/page/panel';
import { ImportMatrix } from './import-matrix';
import { ImportResultExport } from './import-result-export';
import { isChosen, type RowChoice, listShownRows } from './shown-row';
import type { Import } from './use-import';
import { useRowWords } from './use-row-words';

const NO_CHOICES = {};
const NO_LINES: ReadonlySet<number> = new Set();

/** The rows that the choice and the search find. Corrected rows stay until another choice or sheet. */
function useVisibleRows({ draft, checked }: Import) {
  const [choice, setChoice] = useState<RowChoice | null>(null);
  const [search, setSearch] = useState('');
  const source = draft?.source;
  const sheet = source?.sheets[source.sheet];
  const [edited, setEdited] = useState({ sheet, lines: NO_LINES });
  // Another file of the same name has other lines.
  const editedLines = edited.sheet === sheet ? edited.lines : NO_LINES;
  const rows = useMemo(() => (draft ? listShownRows(draft, checked.rows) : []), [draft, checked.rows]);
  const fileRows = draft?.rows;
  const fileSearch = useMemo(
    () => createSearch(fileRows ?? [], ({ texts: { password: _, ...texts } }) => Object.values(texts)),
    [fileRows],
  );
  const visibleRows = useMemo(() => {
    const foundRows = new Set(fileSearch.find(search));
    return rows.filter(
      (shown) => foundRows.has(shown.row) && (editedLines.has(shown.row.line) || isChosen(shown, choice)),
    );
  }, [rows, fileSearch, choice, search, editedLines]);

  function choose(next: RowChoice | null) {
    setChoice(next);
    setEdited({ sheet, lines: NO_LINES });
  }

  function addEdited(line: number) {
    setEdited({ sheet, lines: new Set(editedLines).add(line) });
  }

  return { rows, visibleRows, choice, choose, search, setSearch, addEdited };
}

export function ImportTable({ importState }: { importState: Import }) {
  const { t } = useTranslation('importing');
  const { kind, draft, checked, storedRecords } = importState;
  const words = useRowWords(kind, storedRecords.context?.choices ?? NO_CHOICES);
  const { rows, visibleRows, choice, choose, search, setSearch, addEdited } = useVisibleRows(importState);
  if (!draft) return null;
  const choices = [
    { choice: 'wrong', word: t('show.wrong') },
    { choice: null, word: t('show.all') },
    { choice: 'skipped', word: t('show.skipped') },
  ] as const;
  return (
    <Panel
      title={t('grid.title')}
      isFlush
      actions={
        <ImportResultExport
          kind={kind}
          rows={rows}
          words={words}
          fileName={draft.fileName}
          otherHeads={draft.otherHeads}
        />
      }
    >
      <MatrixFilter
        narrowInset={{ px: 2, py: 1 }}
        label={t('show.label')}
        choices={choices}
        rows={checked.rows ? rows : undefined}
        isShown={isChosen}
        choice={choice}
        onChoose={choose}
        search={search}
        onSearch={setSearch}
        searchLabel={t('show.search')}
        foundText={checked.rows ? t('show.found', { count: visibleRows.length }) : undefined}
      />
      <Box sx={{ px: { xs: 2, md: 3 }, pb: 1, typography: 'body2', color: 'text.secondary' }}>
        {t('grid.hint')}
      </Box>
      {visibleRows.length > 0 ? (
        <ImportMatrix importState={importState} rows={visibleRows} words={words} onEdited={addEdited} />
      ) : (
        <NoRows search={search} empty={{ title: t('show.none') }} onClear={() => setSearch('')} />
      )}
    </Panel>
  );
}
