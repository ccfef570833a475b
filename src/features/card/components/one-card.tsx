import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { memberQueries } from '@/features/members/api/member-queries';
import { useAppForm } from '@/ui/form/use-app-form';
import { profilePhotoQuery } from '../api/profile-photo-query';
import { cardChoiceSchema, NOBODY, type CardChoice } from '../model/card-choice';
import type { Picture } from '../model/picture';
import { CardPanel } from './card-panel';
import { PhotoPanel } from './photo-panel';
import { useCardText } from './use-card-text';
import { usePhotoWork } from './use-photo-work';

/** A photo on the card, and whose card it was then: it must not get onto somebody else's. */
type PlacedPhoto = { picture: Picture; staff: CardChoice['staff'] };

/** One card: choose a person, make a photo ready, download. Source: CD-1 to CD-3. */
export function OneCard() {
  const textOf = useCardText();
  const form = useAppForm(cardChoiceSchema, NOBODY);
  const staff = useWatch({ control: form.control, name: 'staff' });
  const { data: members } = useQuery(memberQueries.list());
  const member = members?.find(({ id }) => id === staff);
  const profile = useQuery(profilePhotoQuery(member?.staff_image_url));
  const bench = usePhotoWork();
  const [placed, setPlaced] = useState<PlacedPhoto | null>(null);
  const drops = useRef(0);
  const placedHere = placed && (placed.staff === '' || placed.staff === staff) ? placed.picture : null;

  function place(picture: Picture | null) {
    if (picture) setPlaced({ picture, staff });
  }

  async function placeFile(file: File) {
    const own = (drops.current += 1);
    const picture = await bench.choose(file);
    // Neither after a reset nor over a later drop.
    if (own === drops.current) place(picture);
  }

  function reset() {
    drops.current += 1;
    form.reset();
    setPlaced(null);
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(360px, 400px) minmax(0, 1fr)' },
      }}
    >
      <CardPanel
        control={form.control}
        text={member ? textOf(member) : null}
        photoUrl={(placedHere ?? profile.data)?.url ?? null}
        isPhotoPlaced={placedHere !== null}
        isPhotoPending={!placedHere && profile.isPending}
        isPhotoBroken={!placedHere && profile.isError}
        onEditedPhotoDropped={() => place(bench.picture)}
        onFileDropped={(file) => void placeFile(file)}
        onReset={reset}
      />
      <PhotoPanel bench={bench} profilePhoto={profile.data ?? null} onPlace={place} />
    </Box>
  );
}
