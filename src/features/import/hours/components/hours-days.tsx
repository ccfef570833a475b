import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { createSearch } from '@/lib/word-search';
import { NoRows } from '@/ui/data-table/no-rows';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import { Panel } from '@/ui/page/panel';
import styles from '../../components/import-matrix.module.css';
import { countStates, isTickable, roundedBy, tickKey, type DayPlan } from '../model/half-hours';
import { HoursResult } from './hours-result';
import type { HoursImport } from './use-hours-import';
import type { FileWords } from './use-file-words';

const DAY_COLUMN = 'day';
const FIGURES = ['new', 'same', 'replaces', 'leave', 'outside', 'overlaps'] as const;
const ROW_HEIGHT = 36;

type Figure = (typeof FIGURES)[number];
type Choice = 'new' | 'look';

const isFigure = (id: string): id is Figure => FIGURES.some((figure) => figure === id);

type ShownDay = { day: DayPlan; counts: ReturnType<typeof countStates> };

const rowId = ({ day }: ShownDay) => day.id;

function isShown({ day, counts }: ShownDay, choice: Choice | null): boolean {
  if (choice === null) return true;
  if (choice === 'new') return counts.new > 0;
  return counts.replaces + counts.leave + counts.outside + counts.overlaps + day.noRoom > 0;
}

type HoursDaysProps = { import: HoursImport; words: FileWords };

/** People × days of the file: new, recorded and conflicting half hours; a press on a cell includes them. */
export function HoursDays({ import: hoursImport, words }: HoursDaysProps) {
  const { t } = useTranslation('importing');
  const { days, ticks, toggle, isReady, checked } = hoursImport;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<{ id: string; anchor: Element } | null>(null);
  const rows = useMemo(() => days.map((day): ShownDay => ({ day, counts: countStates(day) })), [days]);
  const byText = useMemo(() => createSearch(rows, ({ day }) => [words.day(day), day.date]), [rows, words]);
  const shown = useMemo(
    () => byText.find(search).filter((row) => isShown(row, choice)),
    [byText, search, choice],
  );
  const columns = useDayColumns(words);
  const renderCell = useDayCells(words, ticks);
  const openedDay = opened && days.find(({ id }) => id === opened.id);

  function open({ day, counts }: ShownDay, { id }: MatrixColumn) {
    if (isTickable(id) && counts[id] > 0) return toggle(day, id);
    const anchor = document.activeElement?.closest('[data-place]');
    if (anchor) setOpened({ id: day.id, anchor });
  }

  const choices = [
    { choice: 'look', word: t('hours.days.look') },
    { choice: null, word: t('show.all') },
    { choice: 'new', word: t('hours.days.new') },
  ] as const;
  return (
    <Panel title={t('hours.days.title')} isFlush actions={<HoursResult import={hoursImport} words={words} />}>
      <MatrixFilter
        inset={{ px: 2, py: 1 }}
        label={t('show.label')}
        choices={choices}
        rows={checked ? rows : undefined}
        isShown={isShown}
        choice={choice}
        onChoose={setChoice}
        search={search}
        onSearch={setSearch}
        searchLabel={t('show.search')}
        found={t('show.found', { count: shown.length })}
      />
      <Box sx={{ px: { xs: 2, md: 3 }, pb: 1, typography: 'body2', color: 'text.secondary' }}>
        {t('hours.days.hint')}
      </Box>
      {shown.length > 0 ? (
        <Matrix
          label={t('hours.days.label')}
          columns={columns}
          renderCell={renderCell}
          rows={shown}
          rowId={rowId}
          rowHeight={ROW_HEIGHT}
          onOpen={open}
          isBusy={!isReady}
        />
      ) : (
        <NoRows search={search} empty={{ title: t('show.none') }} onClear={() => setSearch('')} />
      )}
      {opened && openedDay && (
        <DayDetail
          anchor={opened.anchor}
          title={words.day(openedDay)}
          texts={words.stretches(openedDay)}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

function useDayColumns({ states }: FileWords): MatrixColumn[] {
  const { t } = useTranslation('importing');
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  return useMemo(() => {
    const column = (id: string, head: string): MatrixColumn => ({
      id,
      head,
      width: 92,
      grows: true,
      align: 'end',
      className: styles.field,
    });
    return [
      {
        id: DAY_COLUMN,
        head: t('hours.days.day'),
        width: isNarrow ? 168 : 260,
        edge: 'start',
        align: 'start',
        className: styles.field,
      },
      column('file', t('hours.days.file')),
      column('change', t('hours.days.change')),
      ...FIGURES.map((figure) => column(figure, states[figure])),
    ];
  }, [t, states, isNarrow]);
}

const EMPTY: MatrixCell = { content: '' };

function useDayCells(words: FileWords, ticks: ReadonlySet<string>) {
  const { t } = useTranslation('importing');
  return useCallback(
    ({ day, counts }: ShownDay, { id }: MatrixColumn): MatrixCell => {
      const text = (shown: string) => (
        <span className={styles.text} title={shown}>
          {shown}
        </span>
      );
      if (id === DAY_COLUMN) return { content: text(words.day(day)) };
      if (id === 'file') return { content: text(words.clock(day.minutes)) };
      if (id === 'change') {
        const minutes = roundedBy(day);
        return minutes === 0 ? EMPTY : { content: text(words.change(minutes)) };
      }
      const count = isFigure(id) ? counts[id] : 0;
      if (count === 0) return EMPTY;
      const shown = words.clock(count * SLOT_MINUTES);
      if (!isTickable(id))
        return {
          content: text(shown),
          className: id === 'new' ? styles.changed : id === 'same' ? styles.skip : styles.note,
        };
      const isTicked = ticks.has(tickKey(day.id, id));
      return {
        content: (
          <span className={styles.text}>
            <span aria-hidden>{isTicked ? '☑' : '☐'}</span> {shown}
          </span>
        ),
        label: t(isTicked ? 'hours.days.ticked' : 'hours.days.kept', { count }),
        className: isTicked ? styles.changed : styles.note,
      };
    },
    [words, ticks, t],
  );
}

type DayDetailProps = { anchor: Element; title: string; texts: readonly string[]; onClose: () => void };

function DayDetail({ anchor, title, texts, onClose }: DayDetailProps) {
  const { t } = useTranslation('common');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title,
          sx: { p: 2, width: 420, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Typography variant="subtitle2">{title}</Typography>
      <Box component="ul" className="tabular" sx={{ my: 1, pl: 2.5, typography: 'body2' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button autoFocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Box>
    </Popover>
  );
}
