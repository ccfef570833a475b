import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { useFormat } from '@/i18n/format';
import type { Option } from './option';

export type TogglesProps<Value extends string> = Omit<ToggleButtonGroupProps, 'value' | 'onChange'> & {
  /** `count`: undefined reserves its place until it is known. */
  options: readonly (Option<Value> & { lang?: string; count?: number | undefined })[];
  value: Value;
  onChosen: (value: Value) => void;
};

export function Toggles<Value extends string>({ options, onChosen, ...group }: TogglesProps<Value>) {
  const format = useFormat();
  return (
    <ToggleButtonGroup
      exclusive
      {...group}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChosen(chosen)}
    >
      {options.map(({ value, label, lang, ...option }) => (
        <ToggleButton key={value} value={value} lang={lang}>
          {label}
          {'count' in option && (
            <Box component="b" className="tabular" sx={{ minWidth: '2ch' }}>
              {option.count !== undefined && format.number(option.count)}
            </Box>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
