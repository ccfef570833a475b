import Box from '@mui/material/Box';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

type TickBoxProps = Pick<CheckboxProps, 'checked' | 'disabled'> & {
  label: string;
  onTicked: (isTicked: boolean) => void;
};

/** A box with its words. MUI's own label weighs too much for two of them. */
export function TickBox({ label, onTicked, ...box }: TickBoxProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', typography: 'body2', cursor: 'pointer' }}
    >
      <Checkbox
        {...box}
        size="small"
        onChange={(_event, isTicked) => onTicked(isTicked)}
        sx={{ ml: '-11px', py: 0.5 }}
      />
      {label}
    </Box>
  );
}
