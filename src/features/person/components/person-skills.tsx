import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { skillQueries } from '@/features/skills/api/skill-queries';
import { PersonPart } from './person-part';

export function PersonSkills({ memberId }: { memberId: number }) {
  const { t } = useTranslation('person');
  const { data, error, refetch } = useQuery(skillQueries.list());
  // A lost answer may leave two sheets of one person: the later one counts.
  const sheet = data?.findLast(({ staff }) => staff?.id === memberId);
  const link = sheet
    ? { to: paths.skillEdit(sheet.id), words: t('skills.link') }
    : { to: paths.skillCreate, words: t('skills.create') };
  return (
    <PersonPart
      title={t('skills.title')}
      isLoaded={data !== undefined}
      error={error}
      onRetry={refetch}
      link={data && link}
    >
      {sheet ? (
        <>
          <span>
            {[sheet.position, sheet.grade, sheet.japaneseLevel, sheet.majorTechStack]
              .filter((fact) => fact !== null)
              .map(({ name }) => name)
              .join(' · ')}
          </span>
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
          >
            {sheet.marks.map(({ techStackId, techStackName, symbol }) => (
              <li key={techStackId}>
                <Chip size="small" variant="outlined" label={`${techStackName} ${symbol}`} />
              </li>
            ))}
          </Box>
        </>
      ) : (
        <span>{t('skills.none')}</span>
      )}
    </PersonPart>
  );
}
