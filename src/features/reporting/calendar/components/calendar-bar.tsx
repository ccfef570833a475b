import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUNDINGS } from '@/features/work/model/rounding';
import { TickBox } from '@/ui/form/tick-box';
import type { CalendarReading } from '../model/calendar-event';
import type { Calendar } from './use-calendar';

const MOST_ZONES = 3;

type CalendarBarProps = {
  calendar: Calendar;
  fileName: string;
  /** The brush in words; null for the eraser or without a brush. */
  brushName: string | null;
  onClose: () => void;
};

export function CalendarBar({ calendar, fileName, brushName, onClose }: CalendarBarProps) {
  const { t } = useTranslation('painter');
  const status = useRef<HTMLParagraphElement>(null);
  const { answer, isReading, recognised, others } = calendar;
  const count = recognised.length + others.length;
  const atLunchCount = [...recognised, ...others].filter(({ lunch }) => lunch && !lunch.isFree).length;

  // The pressed button disappears with its events.
  const moveFocusToStatus = () => status.current?.focus();

  return (
    <Box
      component="section"
      aria-label={t('calendar.bar')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1, mb: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CalendarMonth aria-hidden fontSize="small" />
        <Typography
          variant="body2"
          noWrap
          sx={{ flex: '1 1 140px', minWidth: 0, fontWeight: 'fontWeightMedium' }}
        >
          {fileName}
        </Typography>
        <Button size="small" onClick={onClose}>
          {t('calendar.close')}
        </Button>
      </Box>
      <Typography ref={status} tabIndex={-1} variant="body2" role="status" sx={{ minHeight: 22 }}>
        {isReading && t('calendar.reading')}
        {!isReading &&
          answer?.kind === 'read' &&
          (count > 0 ? t('calendar.found', { count }) : t('calendar.nothing'))}
      </Typography>
      {answer?.kind === 'refused' && <Alert severity="error">{t(`calendar.fault.${answer.fault}`)}</Alert>}
      {answer?.kind === 'read' && (
        <>
          <AcceptButtons calendar={calendar} brushName={brushName} onAccept={moveFocusToStatus} />
          <RoundingChoice rounding={calendar.rounding} onRound={calendar.chooseRounding} />
          <ReadingNotes reading={answer.reading} atLunchCount={atLunchCount} />
        </>
      )}
      <TickBox label={t('calendar.keep')} checked={calendar.keepsTitles} onTicked={calendar.keepTitles} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('calendar.privacy')}
      </Typography>
    </Box>
  );
}

type AcceptButtonsProps = Pick<CalendarBarProps, 'calendar' | 'brushName'> & { onAccept: () => void };

function AcceptButtons({ calendar, brushName, onAccept }: AcceptButtonsProps) {
  const { t } = useTranslation('painter');
  const { recognised, others } = calendar;

  const accept = (act: () => void) => () => {
    onAccept();
    act();
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {recognised.length > 0 && (
        <Button size="small" variant="outlined" onClick={accept(calendar.acceptRecognised)}>
          {t('calendar.acceptKnown', { count: recognised.length })}
        </Button>
      )}
      {others.length > 0 && brushName && (
        <Button size="small" variant="outlined" onClick={accept(calendar.acceptOthers)}>
          {t(recognised.length > 0 ? 'calendar.acceptOthers' : 'calendar.acceptAll', {
            count: others.length,
            work: brushName,
          })}
        </Button>
      )}
    </Box>
  );
}

type RoundingChoiceProps = { rounding: Calendar['rounding']; onRound: Calendar['chooseRounding'] };

function RoundingChoice({ rounding, onRound }: RoundingChoiceProps) {
  const { t } = useTranslation('painter');
  return (
    <Typography
      variant="body2"
      component="label"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, my: 0.5 }}
    >
      {t('calendar.rounding.label')}
      <NativeSelect
        value={rounding}
        sx={{ width: 'auto', font: 'inherit' }}
        onChange={({ target }) => onRound(ROUNDINGS.find((choice) => choice === target.value) ?? rounding)}
      >
        {ROUNDINGS.map((choice) => (
          <option key={choice} value={choice}>
            {t(`calendar.rounding.${choice}`)}
          </option>
        ))}
      </NativeSelect>
    </Typography>
  );
}

function ReadingNotes({ reading, atLunchCount }: { reading: CalendarReading; atLunchCount: number }) {
  const { t } = useTranslation('painter');
  const { declined, unreadable, leftOut, endedEarly, zone, unknownZones } = reading;
  const joinNames = (zones: readonly string[]) => zones.slice(0, MOST_ZONES).join(t('month.comma'));
  const notes = [
    zone &&
      (zone.others.length > 0
        ? t('calendar.ownZoneNotOf', { own: zone.own, zones: joinNames(zone.others) })
        : t('calendar.ownZone', { own: zone.own })),
    atLunchCount > 0 && t('calendar.atLunch', { count: atLunchCount }),
    unknownZones.length > 0 && t('calendar.unknownZones', { zones: joinNames(unknownZones) }),
    endedEarly > 0 && t('calendar.endedEarly', { count: endedEarly }),
    unreadable > 0 && t('calendar.unreadable', { count: unreadable }),
    leftOut > 0 && t('calendar.leftOut', { count: leftOut }),
    declined > 0 && t('calendar.declined', { count: declined }),
  ].filter((note) => note !== false && note !== null);
  return notes.map((note) => (
    <Typography key={note} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {note}
    </Typography>
  ));
}
