import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MemberLink } from '@/features/members/components/member-link';
import { usedShare, worstFigure } from '@/features/work/model/overtime-limits';
import { reportingAddress } from '@/features/work/model/reporting-address';
import type { WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { MoreRows } from '../../components/more-rows';
import type { BoardRow, ChangedDay } from '../model/closing-board';
import styles from './board.module.css';
import { useChangeWords } from './use-change-words';
import { dayLook } from './use-day-cell';
import { useDayWords } from './use-day-words';

type BoardCardsProps = {
  label: string;
  rows: readonly BoardRow[];
  onRemind: (row: BoardRow) => void;
  changesAddress: string;
};

/** Hundreds of cards, each with the days of a month, would make a phone slow. */
const CARDS_AT_ONCE = 30;

const isInStrip = ({ kind }: WorkDay) => kind !== 'weekend' && kind !== 'holiday' && kind !== 'future';

export function BoardCards({ label, rows, onRemind, changesAddress }: BoardCardsProps) {
  const [count, setCount] = useState(CARDS_AT_ONCE);
  const isPrinting = useIsPrinting();
  const { describeDay } = useDayWords();
  const shown = isPrinting ? rows : rows.slice(0, count);
  return (
    <>
      <ul className={styles.cards} aria-label={label}>
        {shown.map((row) => (
          <PersonCard
            key={row.person.id}
            row={row}
            onRemind={onRemind}
            changesAddress={changesAddress}
            describeDay={describeDay}
          />
        ))}
      </ul>
      <MoreRows
        shown={shown.length}
        all={rows.length}
        onMore={() => setCount((before) => before + CARDS_AT_ONCE)}
      />
    </>
  );
}

type PersonCardProps = Pick<BoardCardsProps, 'onRemind' | 'changesAddress'> & {
  row: BoardRow;
  /** One for all cards, because it caches the words of equal days. */
  describeDay: (day: WorkDay) => string;
};

function PersonCard({ row, onRemind, changesAddress, describeDay }: PersonCardProps) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { person, open, days, changed = [] } = row;
  const name = format.name(person);
  const [firstOpenDay] = open;
  return (
    <li>
      <div className={styles.person}>
        <StaffAvatar name={name} src={person.staff_image_url} size={36} />
        <div>
          {firstOpenDay ? (
            <Link to={reportingAddress(firstOpenDay.date, person.id)}>{name}</Link>
          ) : (
            <b>
              <MemberLink id={person.id} name={name} />
            </b>
          )}
          <StateLines row={row} changesAddress={changesAddress} />
        </div>
        {open.length > 0 && (
          <IconButton aria-label={t('card.copy', { name })} onClick={() => onRemind(row)}>
            <ContentCopy fontSize="small" />
          </IconButton>
        )}
      </div>
      <ul className={styles.strip}>
        {days.filter(isInStrip).map((day) => (
          <StripDay
            key={day.date}
            day={day}
            staffId={person.id}
            isOpen={open.some(({ date }) => date === day.date)}
            change={changed.find(({ date }) => date === day.date)}
            words={describeDay(day)}
          />
        ))}
      </ul>
    </li>
  );
}

function StateLines({ row, changesAddress }: Pick<PersonCardProps, 'row' | 'changesAddress'>) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const changeWords = useChangeWords();
  const { state, open, missing, limits = [], changed = [] } = row;
  const worst = worstFigure(limits);
  const stateWords = {
    open: t('card.open', { count: open.length, hours: format.hours(missing) }),
    complete: t('card.complete'),
    unknown: t('card.unknown'),
    uncounted: '',
  };
  return (
    <>
      <small>{stateWords[state]}</small>
      {worst && worst.state !== 'within' && (
        <small>
          {t(worst.state === 'over' ? 'show.overLimit' : 'show.nearLimit')} ·{' '}
          {format.percent(usedShare(worst))}
        </small>
      )}
      {changed.length > 0 && (
        <small>
          <Link to={changesAddress} title={changeWords.list(changed)}>
            {t('change.count', { count: changed.length })}
          </Link>
        </small>
      )}
    </>
  );
}

type StripDayProps = {
  day: WorkDay;
  staffId: number;
  isOpen: boolean;
  change: ChangedDay | undefined;
  words: string;
};

function StripDay({ day, staffId, isOpen, change, words }: StripDayProps) {
  const { t } = useTranslation('closing');
  const label = change ? t('day.changed', { day: words, count: change.before }) : words;
  const dayOfMonth = Number(day.date.slice(8));
  const look = {
    className: classNames(styles.look, styles.cardDay),
    'data-look': change ? `${dayLook(day)} changed` : dayLook(day),
  };
  return (
    <li>
      {isOpen ? (
        <Link to={reportingAddress(day.date, staffId)} {...look} aria-label={label}>
          {dayOfMonth}
        </Link>
      ) : (
        <span {...look}>
          <span aria-hidden>{dayOfMonth}</span>
          <span className="visually-hidden">{label}</span>
        </span>
      )}
    </li>
  );
}
