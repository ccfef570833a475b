import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

type PointLink = { to: string; words: string };

type PointState = {
  /** The number of open items; undefined until loaded. */
  open: number | undefined;
  /** True where `open` counts people. */
  isOfPeople?: true;
  error: Error | null;
  onRetry: () => void;
  /** Shown in place of `error` until `open` is known: says what is missing, with a button that reads it. */
  missing?: ReactNode;
};

export type PointProps = {
  firstDay: CalendarDate;
};

type MonthPointProps = {
  title: string;
  state: PointState;
  words: string;
  notes?: readonly (string | false)[];
  link?: PointLink;
  /** About the height of the loaded content, to keep the layout stable. */
  height?: number;
  /** The height from `lg` on, where points form two columns. */
  wideHeight?: number;
  children?: ReactNode;
};

/** In px: two lines of text and a link on phones, one line on wider screens. */
const HEIGHT = 128;
const WIDE_HEIGHT = 72;

export function MonthPoint({
  title,
  state,
  words,
  notes = [],
  link,
  height = HEIGHT,
  wideHeight = WIDE_HEIGHT,
  children,
}: MonthPointProps) {
  const content = useRef<HTMLDivElement>(null);
  const isLoaded = state.open !== undefined;
  return (
    <Panel title={title} actions={<PointChip state={state} />}>
      <Box
        ref={content}
        tabIndex={-1}
        // The retry button disappears when it is pressed.
        onClick={isLoaded ? undefined : () => content.current?.focus()}
        sx={{ minHeight: { xs: height, md: WIDE_HEIGHT, lg: wideHeight }, '@media print': { minHeight: 0 } }}
      >
        {isLoaded ? (
          <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Typography>{words}</Typography>
            {children}
            {notes.map(
              (note) =>
                note && (
                  <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
                    {note}
                  </Typography>
                ),
            )}
            {link && state.open !== 0 && (
              <Button component={Link} to={link.to} variant="outlined" size="small">
                {link.words}
              </Button>
            )}
          </Stack>
        ) : (
          <UnloadedPoint state={state} />
        )}
      </Box>
    </Panel>
  );
}

function UnloadedPoint({ state: { missing, error, onRetry } }: { state: PointState }) {
  if (missing) return missing;
  if (error) return <FailureAlert onRetry={onRetry}>{translateMessage(describeError(error))}</FailureAlert>;
  return <SkeletonBlock height={WIDE_HEIGHT} lines={2} />;
}

/** The height of the chip in px, so that the title does not move when the point has loaded. */
const CHIP_HEIGHT = 24;

function PointChip({ state: { open, isOfPeople, error, missing } }: { state: PointState }) {
  const { t } = useTranslation('settling');
  if (open === undefined) {
    if (!error && !missing) return <Box sx={{ height: CHIP_HEIGHT }} />;
    return <Chip size="small" variant="outlined" icon={<HelpOutline />} label={t('state.unknown')} />;
  }
  if (open === 0) {
    return (
      <Chip size="small" variant="outlined" color="success" icon={<CheckCircle />} label={t('state.done')} />
    );
  }
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      icon={<PendingOutlined />}
      label={t(isOfPeople ? 'state.openPeople' : 'state.open', { count: open })}
    />
  );
}
