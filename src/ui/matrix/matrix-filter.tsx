import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/format';
import { SearchBox } from '../data-table/search-box';

type MatrixFilterProps<Choice extends string> = {
  label: string;
  /** Null is everybody; the count is of those whom a choice shows, once they are known. */
  choices: readonly { choice: Choice | null; word: string; count: number | undefined }[];
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
  search: string;
  onSearch: (search: string) => void;
  searchLabel: string;
  /** Says how many are left, once that is known. */
  found: string | undefined;
  /** From the edge of the panel on narrow screens. */
  inset: { px: number; py: number };
  children?: ReactNode;
};

/** The button of everybody; no choice is called so. */
const EVERYBODY = 'everybody';

/** Who is shown in a matrix: choices with their counts, and a search. */
export function MatrixFilter<Choice extends string>(props: MatrixFilterProps<Choice>) {
  const { label, choices, choice, onChoose, search, onSearch, searchLabel, found, inset } = props;
  const format = useFormat();
  return (
    <Box
      className="screen-only"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: inset.px, md: 3 },
        py: { xs: inset.py, md: 1.5 },
      }}
    >
      <ToggleButtonGroup
        exclusive
        value={choice ?? EVERYBODY}
        aria-label={label}
        onChange={(_event, next: Choice | typeof EVERYBODY | null) => {
          if (next) onChoose(next === EVERYBODY ? null : next);
        }}
      >
        {choices.map(({ choice: of, word, count }) => (
          <ToggleButton
            key={of}
            value={of ?? EVERYBODY}
            sx={{ gap: 0.5, px: { xs: 0.75, sm: 1.5 }, textTransform: 'none', whiteSpace: 'nowrap' }}
          >
            {word}
            {count !== undefined && <b className="tabular">{format.number(count)}</b>}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {props.children}
      <Box sx={{ ml: { md: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
        <SearchBox value={search} onChange={onSearch} label={searchLabel} />
      </Box>
      <div role="status" className="visually-hidden">
        {found}
      </div>
    </Box>
  );
}
