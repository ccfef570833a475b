import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SearchBox } from '../data-table/search-box';
import { Toggles } from '../form/toggles';

type MatrixFilterProps<Row, Choice extends string> = {
  label: string;
  /** Null shows all rows. */
  choices: readonly { choice: Choice | null; word: string }[];
  /** All rows once they are loaded, for the count of each choice. */
  rows: readonly Row[] | undefined;
  isShown: (row: Row, choice: Choice | null) => boolean;
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
  search: string;
  onSearch: (search: string) => void;
  searchLabel: string;
  /** Announced after a search or choice. */
  foundText: string | undefined;
  /** The padding below the `md` breakpoint. */
  narrowInset: { px: number; py: number };
  children?: ReactNode;
};

/** The value of the button for all rows, because a toggle cannot have the value null. */
const ALL = 'all';

export function MatrixFilter<Row, Choice extends string>(props: MatrixFilterProps<Row, Choice>) {
  const { label, choices, rows, isShown, choice, onChoose } = props;
  const { search, onSearch, searchLabel, foundText, narrowInset, children } = props;
  return (
    <Box
      className="screen-only"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: narrowInset.px, md: 3 },
        py: { xs: narrowInset.py, md: 1.5 },
      }}
    >
      <Toggles<Choice | typeof ALL>
        aria-label={label}
        options={choices.map(({ choice: offered, word }) => ({
          value: offered ?? ALL,
          label: word,
          count: rows?.filter((row) => isShown(row, offered)).length,
        }))}
        value={choice ?? ALL}
        onChosen={(next) => onChoose(next === ALL ? null : next)}
        sx={{ '& > button': { px: { xs: 0.75, sm: 1.5 }, whiteSpace: 'nowrap' } }}
      />
      {children}
      <Box sx={{ ml: { md: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
        <SearchBox value={search} onChange={onSearch} label={searchLabel} />
      </Box>
      <div role="status" className="visually-hidden">
        {foundText}
      </div>
    </Box>
  );
}
