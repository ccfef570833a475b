import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type ChoiceButtonsProps<Choice extends string> = {
  label: string;
  choices: readonly { choice: Choice; word: string }[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** A few choices side by side, with what they are about. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const labelId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={labelId} variant="subtitle2" component="span">
        {props.label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={props.choice}
        aria-labelledby={labelId}
        onChange={(_event, next: Choice | null) => next && props.onChoose(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {props.choices.map(({ choice, word }) => (
          <ToggleButton key={choice} value={choice} sx={{ px: 1.5, textTransform: 'none' }}>
            {word}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
