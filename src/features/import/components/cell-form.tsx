import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier, isComposing } from '@/lib/key-press';
import { findChoice, type WordedChoice } from '../model/choice-words';
import type { ShownRow } from './shown-row';
import type { RowWords } from './use-row-words';

type CellFormProps = {
  shown: ShownRow;
  column: string;
  words: RowWords;
  onDone: (text: string) => void;
  onClose: () => void;
};

export function CellForm({ shown, column, words, onDone, onClose }: CellFormProps) {
  const { t } = useTranslation(['importing', 'common']);
  const fileText = shown.row.texts[column] ?? '';
  // A cell may name several projects, so they are typed.
  const choices = column === 'project' ? undefined : words.getChoices(column);
  const chosen = choices && findShownWord(choices, fileText);
  const shownText = chosen ?? fileText;
  const [text, setText] = useState(shownText);
  const problem = words.findProblem(shown, column);
  const change = shown.checked?.changes.find(({ name }) => name === column);

  function apply() {
    // Applying discards the result of the row, so an unchanged text is applied only to retry a refused cell.
    if (text === shownText && problem === undefined) onClose();
    else onDone(text);
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || hasModifier(event) || isComposing(event)) return;
    event.preventDefault();
    apply();
  }

  return (
    <>
      <TextField
        autoFocus
        fullWidth
        select={choices !== undefined}
        label={words.findLabel(column)}
        value={text}
        error={problem !== undefined}
        helperText={
          problem ??
          words.describeNote(shown, column) ??
          (change && t('importing:editor.before', { before: words.formatValue(column, change.before) }))
        }
        onChange={({ target }) => setText(target.value)}
        onKeyDown={applyOnEnter}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { autoComplete: 'off', spellCheck: false },
        }}
      >
        {choices && [
          <option key="" value={chosen === undefined ? fileText : ''}>
            {chosen === undefined ? fileText : ''}
          </option>,
          ...choices.map(({ value, words: [word = ''] }) => (
            <option key={value} value={word}>
              {word}
            </option>
          )),
        ]}
      </TextField>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button variant="contained" onClick={apply}>
          {t('importing:editor.take')}
        </Button>
      </Box>
    </>
  );
}

function findShownWord(choices: readonly WordedChoice[], text: string): string | undefined {
  const value = findChoice(choices, text);
  return choices.find((choice) => choice.value === value)?.words[0];
}
