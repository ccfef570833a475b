import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Toggles } from '@/ui/form/toggle-row';

type ChoiceButtonsProps<Choice extends string> = {
  label: string;
  choices: readonly { choice: Choice; word: string }[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const labelId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={labelId} variant="subtitle2" component="span">
        {props.label}
      </Typography>
      <Toggles
        aria-labelledby={labelId}
        options={props.choices.map(({ choice, word }) => ({ value: choice, label: word }))}
        value={props.choice}
        onChosen={props.onChoose}
        sx={{ '& > button': { px: 1.5 } }}
      />
    </Box>
  );
}
