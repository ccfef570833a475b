import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '@/lib/when-idle';
import type { LocatedMember } from '../api/location-queries';
import type { MemberGroups } from '../model/member-groups';
import { AvatarGroup } from './avatar-group';

/** Returns the number to render: `step` at first, and `step` more after each frame, up to `most`. */
function useGrowing(step: number, most: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < most) afterPaint(() => setDrawn(drawn + step));
  }, [drawn, step, most]);
  return drawn;
}

type MemberAvatarGroupsProps = {
  groups: MemberGroups<LocatedMember>;
  onChoose: (member: LocatedMember) => void;
};

/** The number of clusters per frame: a hundred photos at once would block the map. */
const PORTION = 8;

/** Groups people as the map shows them: alone, in a cluster, outside, or without a place. Source: MP-1. */
export const MemberAvatarGroups = memo(function MemberAvatarGroups(props: MemberAvatarGroupsProps) {
  const { t } = useTranslation('map');
  const { singles, clusters, elsewhere, unlocated } = props.groups;
  const drawn = useGrowing(PORTION, clusters.length + 2 * PORTION);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
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
                look="pill"
                onChoose={props.onChoose}
              />
            ))}
          </Box>
        </Group>
      )}
      {elsewhere.length > 0 && drawn >= clusters.length + PORTION && (
        <Group title={t('group.elsewhere')}>
          <AvatarGroup
            label={t('group.elsewhere')}
            members={elsewhere}
            atFirst={20}
            look="elsewhere"
            onChoose={props.onChoose}
          />
        </Group>
      )}
      {unlocated.length > 0 && drawn >= clusters.length + 2 * PORTION && (
        <Group title={t('group.unlocated')}>
          <AvatarGroup label={t('group.unlocated')} members={unlocated} atFirst={20} />
        </Group>
      )}
    </Box>
  );
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
