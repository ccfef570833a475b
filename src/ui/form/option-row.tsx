import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, Key } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option, OptionValue } from './option';
import { SHOWN_OPTIONS } from './search-options';

type OptionRowProps = {
  option: Option<OptionValue>;
  /** What MUI asks the row to carry. */
  row: HTMLAttributes<HTMLLIElement> & { key: Key };
  /** With a value, the row shows a box: one of many can be chosen. */
  isTicked?: boolean;
  index: number;
};

/** A choice in the list of a picker: label, secondary text, and a box where many can be chosen. */
export function OptionRow({ option, row: { key: _key, ...row }, isTicked, index }: OptionRowProps) {
  const { t } = useTranslation();
  return (
    <>
      <li {...row}>
        {isTicked !== undefined && <Tick isTicked={isTicked} />}
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          {option.label}
        </Box>
        {option.detail && (
          <Typography component="span" variant="body2" sx={{ ml: 2, color: 'text.secondary' }}>
            {option.detail}
          </Typography>
        )}
      </li>
      {index === SHOWN_OPTIONS - 1 && (
        <Typography
          component="li"
          role="presentation"
          variant="caption"
          sx={{ px: 2, py: 1, color: 'text.secondary' }}
        >
          {t('hint.firstShown', { count: SHOWN_OPTIONS })}
        </Typography>
      )}
    </>
  );
}

/** The look of a box. To screen readers the row itself says whether it is chosen. */
function Tick({ isTicked }: { isTicked: boolean }) {
  const Icon = isTicked ? CheckBox : CheckBoxOutlineBlank;
  return (
    <Icon
      aria-hidden
      fontSize="small"
      sx={{ m: '9px', ml: '6px', color: isTicked ? 'primary.text' : 'control.border' }}
    />
  );
}
