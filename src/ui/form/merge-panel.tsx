import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts, type GetFieldWords } from './field-words';
import type { MergeSide, RecordMerge } from './use-record-merge';

const SIDES: readonly MergeSide[] = ['mine', 'theirs'];

export function MergePanel({ merge, getFieldWords }: { merge: RecordMerge; getFieldWords: GetFieldWords }) {
  const { t } = useTranslation('saving');
  const { toText } = useFieldTexts(getFieldWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { question, chosen, choose, chooseAll } = merge;

  useEffect(() => {
    if (question) heading.current?.focus();
  }, [question]);

  if (!question) return null;
  const openCount = question.names.filter((name) => !chosen[name]).length;
  return (
    <Box
      component="section"
      aria-labelledby={`${id}-title`}
      sx={{ mt: 3, p: 2, border: 1, borderColor: 'warning.main', borderRadius: 1 }}
    >
      <Typography
        ref={heading}
        id={`${id}-title`}
        variant="h3"
        component="h2"
        tabIndex={-1}
        aria-describedby={`${id}-purpose`}
      >
        {t('merge.title')}
      </Typography>
      <Typography id={`${id}-purpose`} variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('merge.purpose')}
      </Typography>
      {question.names.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {SIDES.map((side) => (
            <Button key={side} size="small" variant="outlined" onClick={() => chooseAll(side)}>
              {t(side === 'mine' ? 'merge.allMine' : 'merge.allTheirs')}
            </Button>
          ))}
        </Box>
      )}
      {question.names.map((name) => (
        <FieldQuestion
          key={name}
          groupName={`${id}-${name}`}
          label={getFieldWords(name).label}
          texts={{ mine: toText(name, question.mine[name]), theirs: toText(name, question.theirs[name]) }}
          chosen={chosen[name]}
          onChoose={(side) => choose(name, side)}
        />
      ))}
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        {openCount > 0 ? t('merge.left', { count: openCount }) : t('merge.done')}
      </Typography>
    </Box>
  );
}

type FieldQuestionProps = {
  groupName: string;
  label: string;
  texts: Record<MergeSide, string>;
  chosen: MergeSide | undefined;
  onChoose: (side: MergeSide) => void;
};

function FieldQuestion({ groupName, label, texts, chosen, onChoose }: FieldQuestionProps) {
  const { t } = useTranslation('saving');
  return (
    <FormControl component="fieldset" sx={{ display: 'block', mt: 1.5 }}>
      <FormLabel component="legend" sx={{ fontWeight: 'fontWeightMedium' }}>
        {label}
      </FormLabel>
      <RadioGroup
        name={groupName}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value === 'mine' ? 'mine' : 'theirs')}
      >
        {SIDES.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            label={t(side === 'mine' ? 'merge.mine' : 'merge.theirs', { value: texts[side] })}
            slotProps={{ typography: { sx: { overflowWrap: 'anywhere' } } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
