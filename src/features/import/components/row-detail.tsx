import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../model/checked-row';
import { isSaved } from '../model/import-end';
import { ChoiceButtons } from './choice-buttons';
import type { ShownRow } from './shown-row';
import type { RowWords } from './use-row-words';

type RowDetailProps = {
  shown: ShownRow;
  words: RowWords;
  onAction: (action: RowAction) => void;
  onClose: () => void;
};

export function RowDetail({ shown, words, onAction, onClose }: RowDetailProps) {
  const { t } = useTranslation(['importing', 'common']);
  const { checked, end } = shown;
  const reason = words.describeReason(shown);
  const problems = words.findProblems(shown);
  const writeAction = checked?.storedId == null ? 'create' : 'update';
  const changes = end ? [] : (checked?.changes ?? []);
  return (
    <>
      <Typography variant="subtitle2">{words.describeState(shown)}</Typography>
      {reason && <Typography variant="body2">{reason}</Typography>}
      {problems.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 2.5, color: 'error.text', typography: 'body2' }}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Box>
      )}
      {changes.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
          {changes.map(({ name, before, after }) => (
            <li key={name}>
              {t('importing:editor.change', {
                field: words.findLabel(name),
                before: words.formatValue(name, before),
                after: words.formatValue(name, after),
              })}
            </li>
          ))}
        </Box>
      )}
      {!isSaved(end) && checked && (
        <Box sx={{ mt: 1 }}>
          <ChoiceButtons
            label={t('importing:editor.rowAction')}
            choices={[
              { choice: writeAction, word: t(`importing:choose.${writeAction}`) },
              { choice: 'skip', word: t('importing:choose.skip') },
            ]}
            choice={checked.action}
            onChoose={onAction}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5 }}>
        <Button autoFocus onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </Box>
    </>
  );
}
