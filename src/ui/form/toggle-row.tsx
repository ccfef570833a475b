import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import type { Option } from './option';

type TogglesProps<Value extends string> = Omit<ToggleButtonGroupProps, 'value' | 'onChange'> & {
  options: readonly Option<Value>[];
  value: Value;
  onChosen: (value: Value) => void;
};

/** One of a few, all in sight. A second press on the chosen one changes nothing. */
export function Toggles<Value extends string>({ options, onChosen, ...group }: TogglesProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      {...group}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChosen(chosen)}
    >
      {options.map(({ value, label }) => (
        <ToggleButton key={value} value={value}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** `Toggles` in one row with the words over what they change. */
export function ToggleRow<Value extends string>(props: TogglesProps<Value> & { head: ReactNode }) {
  const { head, ...toggles } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      {head}
      <Toggles {...toggles} />
    </Box>
  );
}
