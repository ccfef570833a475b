import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SkillMark } from '../api/skill-sheet-schema';
import { NO_MARK } from '../model/skill-marks';
import { skillCellStyle } from './skill-cell-style';
import { useGridColumns } from './use-grid-columns';
import { useMarkWords } from './use-mark-words';

type SkillMarkListProps = {
  label: string;
  stacks: readonly { id: number; name: string }[];
  marks: readonly SkillMark[];
};

/** The marks of a sheet, to read. Source: SK-1. */
export function SkillMarkList({ label, stacks, marks }: SkillMarkListProps) {
  const { t } = useTranslation('skills');
  const wordsOf = useMarkWords();
  const columns = useGridColumns();
  const symbols = new Map(marks.map((mark) => [mark.techStackId, mark.symbol]));
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        ...skillCellStyle,
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: 0.5,
        listStyle: 'none',
        m: 0,
        mt: 1.5,
        p: 0,
      }}
    >
      {stacks.map(({ id, name }) => {
        const symbol = symbols.get(id) ?? NO_MARK;
        return (
          <li key={id}>
            <span className="visually-hidden">{t('grid.cell', { stack: name, mark: wordsOf(symbol) })}</span>
            <div data-cell={symbols.has(id) ? 'marked' : 'blank'} aria-hidden>
              <span data-name>{name}</span>
              <span data-mark>{symbol}</span>
            </div>
          </li>
        );
      })}
    </Box>
  );
}
