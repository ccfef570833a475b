import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

type TickBoxProps = {
  label: string;
  checked?: boolean;
  disabled?: boolean;
  onTicked: (isTicked: boolean) => void;
};

/** A compact checkbox for a choice outside of forms. */
export function TickBox({ label, onTicked, ...box }: TickBoxProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox {...box} onChange={(_event, isTicked) => onTicked(isTicked)} sx={{ p: 0.25, mr: 0.5 }} />
      }
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ m: 0, ml: '-3px' }}
    />
  );
}
