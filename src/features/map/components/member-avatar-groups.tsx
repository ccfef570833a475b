import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '@/lib/when-idle';
import type { LocatedMember } from '../api/location-queries';
import type { MemberGroups } from '../model/member-groups';
import { AvatarGroup } from './avatar-group';

/** Renders with 1 at first, and again after each frame, up to `last`. */
function useFrameCount(last: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= last) return undefined;
    return afterPaint(() => setCount(count + 1));
  }, [count, last]);
  return count;
}

type MemberAvatarGroupsProps = {
  groups: MemberGroups<LocatedMember>;
  onChoose: (member: LocatedMember) => void;
};

/** A hundred photos at once would block the map. */
const CLUSTERS_PER_FRAME = 8;

/** The number of people that a group shows at first. Several clusters must fit in a row. */
const AT_FIRST = { singles: 40, cluster: 3, elsewhere: 20, unlocated: 20 };

/** Source: MP-1. */
export const MemberAvatarGroups = memo(function MemberAvatarGroups(props: MemberAvatarGroupsProps) {
  const { groups, onChoose } = props;
  const { t } = useTranslation('map');
  const { singles, clusters, elsewhere, unlocated } = groups;
  const clusterFrames = Math.ceil(clusters.length / CLUSTERS_PER_FRAME);
  // After the clusters, one frame for each of the two groups below them.
  const frame = useFrameCount(clusterFrames + 2);
  const isElsewhereDrawn = frame > clusterFrames;
  const isUnlocatedDrawn = frame > clusterFrames + 1;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {singles.length + clusters.length > 0 && (
        <Group title={t('group.visible')}>
          {singles.length > 0 && (
            <AvatarGroup
              label={t('group.alone')}
              members={singles}
              shownAtFirst={AT_FIRST.singles}
              onChoose={onChoose}
            />
          )}
          {clusters.length > 0 && (
            <Box data-pill sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {clusters.slice(0, frame * CLUSTERS_PER_FRAME).map((members) => (
                <AvatarGroup
                  key={members[0]?.id}
                  label={t('people', { count: members.length })}
                  members={members}
                  shownAtFirst={AT_FIRST.cluster}
                  variant="pill"
                  onChoose={onChoose}
                />
              ))}
            </Box>
          )}
        </Group>
      )}
      {elsewhere.length > 0 && isElsewhereDrawn && (
        <Group title={t('group.elsewhere')}>
          <AvatarGroup
            label={t('group.elsewhere')}
            members={elsewhere}
            shownAtFirst={AT_FIRST.elsewhere}
            variant="elsewhere"
            onChoose={onChoose}
          />
        </Group>
      )}
      {unlocated.length > 0 && isUnlocatedDrawn && (
        <Group title={t('group.unlocated')}>
          <AvatarGroup label={t('group.unlocated')} members={unlocated} shownAtFirst={AT_FIRST.unlocated} />
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
