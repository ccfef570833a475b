import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop, FileInput } from '@/ui/form/file-input';
import { Panel } from '@/ui/page/panel';
import { MOST_COLUMNS, MOST_MEGABYTES, MOST_ROWS, type FileFault } from '../api/open-import-file';
import type { FileKind } from '../model/import-field';
import { TemplateExport } from './template-export';
import type { Import } from './use-import';

const FAULTS = {
  tooLarge: 'fault.tooLarge',
  notWorkbook: 'fault.notWorkbook',
  oldExcel: 'fault.oldExcel',
  macros: 'fault.macros',
  encrypted: 'fault.encrypted',
  truncated: 'fault.truncated',
  tooLargeUnpacked: 'fault.tooLargeUnpacked',
  tooManyRows: 'fault.tooManyRows',
  tooManyColumns: 'fault.tooManyColumns',
  empty: 'fault.empty',
  headingsOnly: 'fault.headingsOnly',
  notText: 'fault.notText',
  badQuotes: 'fault.badQuotes',
  tooSlow: 'fault.tooSlow',
  failed: 'fault.failed',
} as const satisfies Record<FileFault, string>;

type ImportFileProps = Pick<Import, 'draft' | 'file'> & {
  kind: FileKind;
  isSending: boolean;
  close: () => unknown;
};

export function ImportFile({ kind, draft, file, isSending, close }: ImportFileProps) {
  const { t } = useTranslation('importing');
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { state, take } = file;
  const limits = { megabytes: MOST_MEGABYTES, rows: MOST_ROWS[kind], columns: MOST_COLUMNS };
  const source = draft?.source;
  const sheetName = source && source.sheets.length > 1 ? source.sheets[source.sheet]?.name : undefined;
  const chooseLabel = t(draft ? 'file.another' : 'file.choose');

  function describeState(): string {
    if (state.kind === 'reading') return t('file.reading', { name: state.name });
    if (!draft) return t('file.hint');
    const contents = { name: draft.fileName, count: draft.rows.length };
    return sheetName ? t('file.readSheet', { ...contents, sheet: sheetName }) : t('file.read', contents);
  }

  function closeFile() {
    // The pressed button disappears.
    chooseButton.current?.focus();
    void close();
  }

  return (
    <Panel title={t('file.title')} actions={<TemplateExport kind={kind} />}>
      <FileDrop onFile={isSending ? null : take}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 2,
            border: '1px dashed',
            borderColor: 'control.border',
            borderRadius: 1,
          }}
        >
          <UploadFile aria-hidden sx={{ color: 'text.secondary' }} />
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
              {describeState()}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('file.limits', limits)}
            </Typography>
          </Box>
          <Button
            ref={chooseButton}
            variant={draft ? 'outlined' : 'contained'}
            disabled={isSending}
            onClick={() => input.current?.click()}
          >
            {chooseLabel}
          </Button>
          <FileInput ref={input} accept=".xlsx,.csv,.tsv,.txt" label={chooseLabel} onFile={take} />
          {draft && (
            <Button disabled={isSending} onClick={closeFile}>
              {t('file.close')}
            </Button>
          )}
        </Box>
      </FileDrop>
      {state.kind === 'refused' && (
        <Alert severity="error" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          <strong>{state.name}</strong>
          <br />
          {t(FAULTS[state.fault], limits)}
        </Alert>
      )}
    </Panel>
  );
}
