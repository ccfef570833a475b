import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useLastValue } from '@/ui/page/use-last-value';
import { skillLookupQueries } from '../api/skill-lookup-queries';
import type { SkillMark, SkillSheet } from '../fields';
import {
  gridLevels,
  gridStacks,
  NO_MARK,
  shownSymbol,
  type GridLevel,
  type TechStack,
} from '../model/skill-marks';
import { SkillLegendBar } from './skill-legend-bar';
import { useGridColumns } from './use-grid-columns';
import { useMarkWords } from './use-mark-words';
import styles from './skill-cell.module.css';

type SkillViewDrawerProps = {
  sheet: SkillSheet | null;
  onClose: () => void;
  /** Room for more than the marks. */
  isTall?: boolean;
  children?: ReactNode;
};

/** The same height before and after the marks are loaded. */
const HEIGHT = { xs: '85dvh', sm: 'min(85dvh, 480px)', lg: 'min(85dvh, 360px)' };
const TALL_HEIGHT = { xs: '85dvh', sm: 'min(85dvh, 640px)' };

/** The marks of one member; without the server's lists those in the sheet. Source: SK-1. */
export function SkillViewDrawer({ sheet, onClose, isTall = false, children }: SkillViewDrawerProps) {
  const titleId = useId();
  const shownSheet = useLastValue(sheet);
  return (
    <Drawer
      anchor="bottom"
      open={sheet !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            height: isTall ? TALL_HEIGHT : HEIGHT,
            borderRadius: '12px 12px 0 0',
            px: { xs: 2, sm: 3 },
            pb: 3,
          },
        },
      }}
    >
      {shownSheet && (
        <SheetContent sheet={shownSheet} titleId={titleId} onClose={onClose}>
          {children}
        </SheetContent>
      )}
    </Drawer>
  );
}

type SheetContentProps = Pick<SkillViewDrawerProps, 'onClose' | 'children'> & {
  sheet: SkillSheet;
  titleId: string;
};

function SheetContent({ sheet, titleId, onClose, children }: SheetContentProps) {
  const { t } = useTranslation(['skills', 'common']);
  const format = useFormat();
  const { data: stacks = [], isPending: isWaitingForStacks } = useQuery(skillLookupQueries.techStacks());
  const { data: levels = [], isPending: isWaitingForLevels } = useQuery(
    skillLookupQueries.proficiencyLevels(),
  );
  const sheetLevels = gridLevels(levels, sheet.marks);
  const title = t('view.title', { name: sheet.staff ? format.name(sheet.staff) : t('list.formerMember') });
  const lookups = [sheet.position, sheet.grade, sheet.japaneseLevel, sheet.majorTechStack];
  const facts = lookups.filter((lookup) => lookup !== null).map(({ name }) => name);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {facts.join(' · ')}
          </Typography>
        </Box>
        <IconButton autoFocus aria-label={t('common:action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {children}
      {isWaitingForStacks || isWaitingForLevels ? (
        <SkeletonBlock height={240} />
      ) : (
        <>
          <SkillLegendBar levels={sheetLevels} />
          {sheet.marks.length === 0 && (
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              {t('view.none')}
            </Typography>
          )}
          <SkillMarkList
            label={title}
            stacks={gridStacks(stacks, sheet.marks)}
            levels={sheetLevels}
            marks={sheet.marks}
          />
        </>
      )}
    </>
  );
}

type SkillMarkListProps = {
  label: string;
  stacks: readonly TechStack[];
  levels: readonly GridLevel[];
  marks: readonly SkillMark[];
};

function SkillMarkList({ label, stacks, levels, marks }: SkillMarkListProps) {
  const { t } = useTranslation('skills');
  const describeMark = useMarkWords();
  const columns = useGridColumns();
  const markByStack = new Map(marks.map((mark) => [mark.techStackId, mark]));
  const levelNames = new Map(levels.map((level) => [level.id, level.name]));
  return (
    <ul
      aria-label={label}
      className={styles.list}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {stacks.map(({ id, name }) => {
        const mark = markByStack.get(id);
        const symbol = mark ? shownSymbol(mark.symbol) : NO_MARK;
        const words = describeMark(symbol, mark && levelNames.get(mark.levelId)) || symbol;
        return (
          <li key={id}>
            <span className="visually-hidden">{t('grid.cell', { stack: name, mark: words })}</span>
            <div className={classNames(styles.cell, mark && styles.marked)} aria-hidden>
              <span className={styles.name}>{name}</span>
              <span className={styles.mark}>{symbol}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
