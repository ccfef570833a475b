import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { FilterSelect } from '@/ui/data-table/list-filter';
import { Panel } from '@/ui/page/panel';
import { COLUMN_FIELDS, IMPORT_FIELDS, wholeFieldName, type FileKind } from '../model/import-field';
import { headText, isSecretColumn } from '../model/import-rows';
import { guessMatch } from './import-source';
import { ListPlaceChoice } from './list-place-choice';
import { MatchList } from './match-list';
import type { Import } from './use-import';

const LONGEST_SAMPLE = 24;

const shorten = (text: string) => (text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text);

type ColumnMatchingProps = Pick<Import, 'draft' | 'readAt' | 'matchColumn'> & { kind: FileKind };

export function ColumnMatching({ kind, draft, readAt, matchColumn }: ColumnMatchingProps) {
  const { t } = useTranslation('importing');
  if (!draft?.source) return null;
  const { lines, columns, match } = draft.source;
  const options = COLUMN_FIELDS[kind].map(({ name, label }) => ({
    value: name,
    label: translateMessage(label),
  }));
  const usedCount = match.filter((name) => name !== null).length;
  const matchedFields = match.map((name) => name && wholeFieldName(name));
  const missingFields = IMPORT_FIELDS[kind]
    .filter(({ name, isRequired }) => isRequired && !matchedFields.includes(name))
    .map(({ label }) => translateMessage(label));
  const guess = guessMatch(kind, lines);
  // A column without a head is offered only if its cells identify the field.
  const shownColumns = columns
    .map((number, column) => ({ number, column, name: match[column] ?? null, head: headText(lines, column) }))
    .filter(({ column, name, head }) => head !== '' || name !== null || guess[column] !== null);
  return (
    <Panel
      title={t('columns.title')}
      subtitle={
        <>
          {t('columns.used', { used: usedCount, count: shownColumns.length })}
          {missingFields.length > 0 && ` ${t('columns.missing', { fields: missingFields.join(t('comma')) })}`}
        </>
      }
    >
      <ListPlaceChoice kind={kind} source={draft.source} readAt={readAt} />
      <MatchList>
        {shownColumns.map(({ number, column, name, head }) => {
          const sample = lines[1]?.cells[column]?.text.trim() ?? '';
          const isSecret = name === 'password' || isSecretColumn(lines, column);
          return (
            // Two columns may have the same head, so only the index is unique.
            <Box component="li" key={column} sx={{ minWidth: 0 }}>
              <Typography variant="body2" noWrap title={head}>
                <strong>{head || t('columns.unnamed', { number })}</strong>
                {sample && !isSecret && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' · '}
                    {shorten(sample)}
                  </Box>
                )}
              </Typography>
              <FilterSelect
                label={t('columns.column', { head: head || number })}
                all={t('columns.none')}
                value={name}
                options={options}
                onChoose={(chosen) => matchColumn(column, chosen)}
              />
            </Box>
          );
        })}
      </MatchList>
    </Panel>
  );
}
