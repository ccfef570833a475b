import { styled } from '@mui/material/styles';

type TickBoxProps = {
  label: string;
  checked?: boolean;
  disabled?: boolean;
  onTicked: (isTicked: boolean) => void;
};

const Words = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  '& > input': {
    width: 16,
    height: 16,
    margin: '6px 9px 6px 2px',
    accentColor: theme.vars.palette.primary.main,
  },
}));

/** A box with its words. MUI's own weighs too much for two of them, and every press in the calendar draws one. */
export function TickBox({ label, onTicked, ...box }: TickBoxProps) {
  return (
    <Words>
      <input {...box} type="checkbox" onChange={({ target }) => onTicked(target.checked)} />
      {label}
    </Words>
  );
}
