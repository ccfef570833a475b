import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocatedMember } from '../api/located-member-schema';
import type { MemberGroups } from '../model/member-groups';
import { AvatarGroup } from './avatar-group';
import { useGrowing } from './use-growing';

type MemberAvatarGroupsProps = {
  groups: MemberGroups<LocatedMember>;
  onChoose: (member: LocatedMember) => void;
};

/** Clusters that one frame draws: a hundred photos at once would hold up the map, which is drawn meanwhile. */
const PORTION = 8;

/** Names show beside the pointer and the focus, drawn by the style sheet: two thousand tooltips would be slow. */
const nameTag = {
  content: 'attr(data-name)',
  position: 'absolute',
  bottom: 'calc(100% + 4px)',
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 1,
  px: 1,
  py: 0.25,
  borderRadius: 1,
  typography: 'caption',
  width: 'max-content',
  // Half of it fits beside the outermost avatar.
  maxWidth: { xs: 104, sm: 136 },
  pointerEvents: 'none',
  color: 'background.paper',
  backgroundColor: 'text.primary',
};

const groupsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.75,
    listStyle: 'none',
    m: 0,
    p: 0,
  },
  '& button[data-name]': {
    position: 'relative',
    display: 'block',
    p: 0,
    font: 'inherit',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    border: 2,
    borderColor: 'primary.text',
    borderRadius: '50%',
    '&:is(:hover, :focus-visible)::after': nameTag,
  },
  '& button[data-more]': {
    minHeight: 32,
    px: 1,
    typography: 'body2',
    fontWeight: 'fontWeightMedium',
    color: 'primary.text',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: 1,
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-avatar]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 36,
    height: 36,
    overflow: 'hidden',
    borderRadius: '50%',
    fontSize: 11,
    fontWeight: 'fontWeightMedium',
    color: 'primary.text',
    backgroundColor: 'primary.tint',
  },
  '& [data-avatar] img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  '& [data-pill] ul': { px: 1, py: 0.75, borderRadius: 7, backgroundColor: 'primary.tint' },
  '& [data-elsewhere] button[data-name]': { borderColor: 'divider' },
  '& [data-unlocated] [data-avatar]': { color: 'error.text', backgroundColor: 'error.tint' },
  '& [data-person]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    pr: 1.5,
    border: 1,
    borderColor: 'error.text',
    borderRadius: 5,
    typography: 'body2',
  },
};

/** People by what the map shows of them: alone, in a cluster, elsewhere, nowhere. Source: MP-1. */
export const MemberAvatarGroups = memo(function MemberAvatarGroups(props: MemberAvatarGroupsProps) {
  const { t } = useTranslation('map');
  const { singles, clusters, elsewhere, unlocated } = props.groups;
  const drawn = useGrowing(PORTION, clusters.length + 2 * PORTION);
  return (
    <Box sx={groupsStyle}>
      {singles.length + clusters.length > 0 && (
        <Group title={t('group.visible')}>
          {singles.length > 0 && (
            <AvatarGroup label={t('group.alone')} members={singles} atFirst={40} onChoose={props.onChoose} />
          )}
          <Box data-pill sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {clusters.slice(0, drawn).map((members) => (
              <AvatarGroup
                key={members[0]?.id}
                label={t('people', { count: members.length })}
                members={members}
                atFirst={3}
                onChoose={props.onChoose}
              />
            ))}
          </Box>
        </Group>
      )}
      {elsewhere.length > 0 && drawn >= clusters.length + PORTION && (
        <Group title={t('group.elsewhere')}>
          <div data-elsewhere>
            <AvatarGroup
              label={t('group.elsewhere')}
              members={elsewhere}
              atFirst={20}
              onChoose={props.onChoose}
            />
          </div>
        </Group>
      )}
      {unlocated.length > 0 && drawn >= clusters.length + 2 * PORTION && (
        <Group title={t('group.unlocated')}>
          <div data-unlocated>
            <AvatarGroup label={t('group.unlocated')} members={unlocated} atFirst={20} />
          </div>
        </Group>
      )}
    </Box>
  );
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}
