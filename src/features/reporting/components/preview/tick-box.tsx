import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { memo } from 'react';

type TickProps = Pick<CheckboxProps, 'checked' | 'disabled'> & { onTicked: (isTicked: boolean) => void };

const Words = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
}));

/** A box with its words. MUI's own label weighs too much for two of them. */
export function TickBox({ label, ...tick }: TickProps & { label: string }) {
  return (
    <Words>
      <Tick {...tick} />
      {label}
    </Words>
  );
}

/** Left alone by a change of the words, which is frequent. */
const Tick = memo(function Tick({ onTicked, ...box }: TickProps) {
  return (
    <Checkbox
      {...box}
      size="small"
      onChange={(_event, isTicked) => onTicked(isTicked)}
      sx={{ ml: '-11px', py: 0.5 }}
    />
  );
});
