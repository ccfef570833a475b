import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sheet, SheetFault, SheetLines } from '@/excel/sheet-cells';
import { MOST_COLUMNS, MOST_ROWS } from '../api/open-import-file';
import type { ImportSource } from '../model/import-draft';
import type { FileKind } from '../model/import-field';
import { countHidden, linesAbove, MOST_TITLE_LINES } from '../model/sheet-list';
import type { Import } from './use-import';

const MOST_QUOTED_TEXTS = 4;
const MOST_QUOTED_LETTERS = 60;

const FAULTS = {
  tooManyRows: 'source.tooManyRows',
  tooManyColumns: 'source.tooManyColumns',
} as const satisfies Record<SheetFault, string>;

function quoteLines(lines: SheetLines, separator: string): string {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text.trim()).filter(Boolean));
  const quoted = texts.slice(0, MOST_QUOTED_TEXTS).join(separator);
  const isCut = quoted.length > MOST_QUOTED_LETTERS || texts.length > MOST_QUOTED_TEXTS;
  return isCut ? `${quoted.slice(0, MOST_QUOTED_LETTERS)}…` : quoted;
}

type ListPlaceChoiceProps = Pick<Import, 'readAt'> & { kind: FileKind; source: ImportSource };

export function ListPlaceChoice({ kind, source, readAt }: ListPlaceChoiceProps) {
  const { t } = useTranslation('importing');
  const { sheets, sheet: sheetIndex, heading, takesHidden } = source;
  const sheet = sheets[sheetIndex];
  // Without known headings, the first visible row is the heading, which may lie further below.
  const headingLines = (sheet?.lines ?? []).filter(
    ({ line }, index) => index < MOST_TITLE_LINES || line === heading,
  );
  const titleLines = linesAbove(sheet, heading);
  const hiddenCount = countHidden(sheet, heading);

  function formatSheetName({ name, isHidden, fault }: Sheet): string {
    if (fault) return t(FAULTS[fault], { name, rows: MOST_ROWS[kind], columns: MOST_COLUMNS });
    return isHidden ? t('source.hiddenSheet', { name }) : name;
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {sheets.length > 1 && (
          <PlaceSelect
            label={t('source.sheet')}
            value={sheetIndex}
            onChoose={(next) => readAt({ sheet: next })}
          >
            {sheets.map((listedSheet, index) => (
              // Sheets keep the order of the file.
              <option key={index} value={index} disabled={listedSheet.fault !== null}>
                {formatSheetName(listedSheet)}
              </option>
            ))}
          </PlaceSelect>
        )}
        <PlaceSelect
          label={t('source.heading')}
          value={heading}
          onChoose={(next) => readAt({ heading: next })}
        >
          {headingLines.map((line) => (
            <option key={line.line} value={line.line}>
              {t('source.headingRow', { line: line.line, texts: quoteLines([line], t('comma')) })}
            </option>
          ))}
        </PlaceSelect>
      </Box>
      {titleLines.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('source.above', { count: titleLines.length, texts: quoteLines(titleLines, t('comma')) })}
        </Typography>
      )}
      {hiddenCount > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" role="status">
            {t(takesHidden ? 'source.hiddenTaken' : 'source.hidden', { count: hiddenCount })}
          </Typography>
          <Button size="small" onClick={() => readAt({ takesHidden: !takesHidden })}>
            {t(takesHidden ? 'source.leaveHidden' : 'source.takeHidden')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

type PlaceSelectProps = {
  label: string;
  value: number;
  onChoose: (value: number) => void;
  children: ReactNode;
};

function PlaceSelect({ label, value, onChoose, children }: PlaceSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(Number(target.value))}
      slotProps={{ select: { native: true } }}
      sx={{ flex: '1 1 240px', maxWidth: 480, minWidth: 0 }}
    >
      {children}
    </TextField>
  );
}
