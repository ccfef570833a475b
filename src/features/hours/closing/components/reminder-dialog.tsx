import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { fixedWords, loadWords } from '@/i18n/fixed-words';
import { LANGUAGES, type Language } from '@/i18n/language';
import type { CalendarMonth } from '@/lib/calendar-date';
import { Toggles } from '@/ui/form/toggles';
import type { BoardRow } from '../model/closing-board';
import { writeMail, writeReminder, findUnreachable } from '../model/reminder';

type ReminderDialogProps = {
  rows: readonly BoardRow[];
  month: CalendarMonth;
  onClose: () => void;
};

type CopyResult = { text: string; isCopied: boolean };

export function ReminderDialog({ rows, month, onClose }: ReminderDialogProps) {
  const { t } = useTranslation(['closing', 'common']);
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { chosen, language, isFailed, choose } = useReminderLanguage();
  const [copyResult, setCopyResult] = useState<CopyResult | null>(null);
  const words = useMemo(() => ({ t: fixedWords(language, 'closing'), language }), [language]);
  const { subject, text } = useMemo(() => writeReminder(rows, month, words), [rows, month, words]);
  const mail = useMemo(() => writeMail(rows, month, words), [rows, month, words]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopyResult({ text, isCopied: true });
    } catch {
      // The browser refused, or has no clipboard because the page is not served by HTTPS.
      field.current?.select();
      setCopyResult({ text, isCopied: false });
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('closing:remind.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Toggles
            aria-label={t('closing:remind.language')}
            options={LANGUAGES.map((option) => ({
              value: option,
              label: t(`common:language.${option}`),
              lang: option,
            }))}
            value={chosen}
            onChosen={choose}
          />
          <TextField
            label={t('closing:remind.subjectField')}
            value={subject}
            size="small"
            slotProps={{ htmlInput: { readOnly: true, lang: language } }}
          />
          <TextField
            inputRef={field}
            label={t('closing:remind.text')}
            value={text}
            multiline
            minRows={6}
            maxRows={14}
            slotProps={{ htmlInput: { readOnly: true, lang: language } }}
          />
          <MailNotes rows={rows} mail={mail} />
          <div role="status">
            {isFailed && (
              <Alert role="presentation" severity="warning">
                {t('closing:remind.languageFailed')}
              </Alert>
            )}
            {copyResult?.text === text && (
              <Alert role="presentation" severity={copyResult.isCopied ? 'success' : 'warning'}>
                {copyResult.isCopied ? t('closing:remind.copied') : t('closing:remind.copyFailed')}
              </Alert>
            )}
          </div>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
        <Button href={mail.link} startIcon={<MailOutlined />} variant="outlined">
          {t('closing:remind.mail')}
        </Button>
        <Button onClick={() => void copy()} startIcon={<ContentCopy />} variant="contained" autoFocus>
          {t('closing:remind.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type MailNotesProps = Pick<ReminderDialogProps, 'rows'> & { mail: ReturnType<typeof writeMail> };

function MailNotes({ rows, mail }: MailNotesProps) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const unreachable = findUnreachable(rows);
  return (
    <>
      {mail.isCut && <Alert severity="info">{t('remind.cut')}</Alert>}
      {mail.dropsAddresses && <Alert severity="warning">{t('remind.tooMany')}</Alert>}
      {unreachable.length > 0 && (
        <Alert severity="warning">
          {t('remind.noAddress', {
            names: format.list(unreachable.map(({ person }) => format.name(person))),
          })}
        </Alert>
      )}
    </>
  );
}

/** `language` follows `chosen` once its words are loaded; if that fails, `chosen` returns to `language`. */
function useReminderLanguage() {
  const format = useFormat();
  const [chosen, setChosen] = useState<Language>(format.language);
  const [language, setLanguage] = useState(chosen);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void loadWords(chosen, 'closing').then((isLoaded) => {
      if (!isCurrent) return;
      if (isLoaded) return setLanguage(chosen);
      setChosen(language);
      setIsFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [chosen, language]);

  function choose(next: Language) {
    setIsFailed(false);
    setChosen(next);
  }

  return { chosen, language, isFailed, choose };
}
