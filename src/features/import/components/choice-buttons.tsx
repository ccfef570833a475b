import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Toggles } from '@/ui/form/toggles';

type ChoiceButtonsProps<Choice extends string> = {
  label: string;
  choices: readonly { choice: Choice; word: string }[];
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
};

/** The value before a choice, which no button has. */
const NONE = '';

export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, choices, choice, onChoose } = props;
  const labelId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={labelId} variant="subtitle2" component="span">
        {label}
      </Typography>
      <Toggles<Choice | typeof NONE>
        aria-labelledby={labelId}
        options={choices.map((option) => ({ value: option.choice, label: option.word }))}
        value={choice ?? NONE}
        onChosen={(chosen) => chosen !== NONE && onChoose(chosen)}
        sx={{ '& > button': { px: 1.5 } }}
      />
    </Box>
  );
}
