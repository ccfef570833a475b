import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useFormat } from '@/i18n/format';
import { TableFrame } from '@/ui/data-table/table-frame';
import { useMarkWords } from '../../components/use-mark-words';
import { NO_MARK, type TechStack } from '../../model/skill-marks';
import { bestAt } from '../model/comparison';
import type { FinderPerson } from '../model/finder-person';
import styles from './comparison-table.module.css';
import { FinderMark } from './finder-mark';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

type ComparisonTableProps = {
  people: readonly FinderPerson[];
  stacks: readonly TechStack[];
  marks: Finder['marks'];
  words: ConditionWords;
  label: string;
  /** Undefined if no further person may be removed. */
  onLeaveOut: ((person: FinderPerson) => void) | undefined;
};

type Fact = { head: string; read: (person: FinderPerson) => string | undefined };

function usePersonFacts(): readonly Fact[] {
  const { t } = useTranslation(['finder', 'skills']);
  const format = useFormat();

  function joinWords(words: readonly string[] = []): string {
    return words.join(t('finder:next.between'));
  }

  return [
    { head: t('finder:head.japanese'), read: ({ sheet }) => sheet?.japaneseLevel?.name },
    { head: t('skills:field.grade'), read: ({ sheet }) => sheet?.grade?.name },
    { head: t('skills:field.position'), read: ({ sheet }) => sheet?.position?.name },
    {
      head: t('skills:field.totalExperience'),
      read: ({ experience }) => t('finder:compare.years', { count: experience }),
    },
    {
      head: t('skills:field.project'),
      read: ({ sheet }) => joinWords(sheet?.projects.map((project) => format.name(project))),
    },
    {
      head: t('skills:field.responsibility'),
      read: ({ sheet }) => joinWords(sheet?.responsibilities.map(({ name }) => name)),
    },
    { head: t('skills:field.majorTechStackId'), read: ({ sheet }) => sheet?.majorTechStack?.name },
  ];
}

function NoMark() {
  const describeMark = useMarkWords();
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{describeMark(NO_MARK)}</span>
    </>
  );
}

export function ComparisonTable({ people, stacks, marks, words, label, onLeaveOut }: ComparisonTableProps) {
  const { t } = useTranslation('finder');
  const facts = usePersonFacts();

  function renderRow(key: string, head: string, renderCell: (person: FinderPerson) => ReactNode) {
    return (
      <tr key={key}>
        <th scope="row">{head}</th>
        {people.map((person) => (
          <td key={person.id}>{renderCell(person)}</td>
        ))}
      </tr>
    );
  }

  function renderMark(levelId: number | undefined, isBest: boolean): ReactNode {
    if (levelId === undefined) return <NoMark />;
    const symbol = words.findSymbol(levelId);
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <FinderMark symbol={symbol} aria-hidden />
        <span style={{ fontWeight: isBest ? 600 : undefined }}>
          {words.describeLevel(levelId) || t('unknownMark')}
        </span>
        {isBest && <span className="visually-hidden">{t('compare.best')}</span>}
      </Box>
    );
  }

  return (
    <Box
      data-too-wide
      sx={{ position: 'relative', overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <TableFrame aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            {people.map((person) => (
              <PersonHead key={person.id} person={person} onLeaveOut={onLeaveOut} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ head, read }) => renderRow(head, head, (person) => read(person) || '–'))}
          {stacks.map(({ id }) => {
            const bestId = bestAt(people, id, marks);
            return renderRow(String(id), words.findStackName(id), (person) =>
              renderMark(person.marks.get(id), person.id === bestId),
            );
          })}
        </tbody>
      </TableFrame>
    </Box>
  );
}

type PersonHeadProps = Pick<ComparisonTableProps, 'onLeaveOut'> & { person: FinderPerson };

function PersonHead({ person, onLeaveOut }: PersonHeadProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const name = format.name(person);
  return (
    <th scope="col">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <MemberLink id={person.id} name={name} />
        {onLeaveOut && (
          <IconButton
            size="small"
            className="screen-only"
            aria-label={t('compare.leaveOut', { name })}
            onClick={() => onLeaveOut(person)}
          >
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
    </th>
  );
}
