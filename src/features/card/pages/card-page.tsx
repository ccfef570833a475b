import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { positionName } from '@/features/members/model/positions';
import { useAppForm } from '@/ui/form/use-app-form';
import { PageHeader } from '@/ui/page/page-header';
import { profilePhotoQuery } from '../api/profile-photo-query';
import { CardPanel } from '../components/card-panel';
import { PhotoPanel } from '../components/photo-panel';
import { usePhotoWork } from '../components/use-photo-work';
import { cardChoiceSchema, NOBODY, type CardChoice } from '../model/card-choice';
import type { Picture } from '../model/picture';

/** A photo on the card, and whose card it was then: it must not get onto somebody else's. */
type PlacedPhoto = { picture: Picture; staff: CardChoice['staff'] };

/** The staff card: choose a person, make a photo ready, download. Source: CD-1 to CD-3. */
export function CardPage() {
  const { t } = useTranslation(['card', 'members']);
  const form = useAppForm(cardChoiceSchema, NOBODY);
  const staff = useWatch({ control: form.control, name: 'staff' });
  const { data: members } = useQuery(memberQueries.list());
  const member = members?.find(({ id }) => id === staff);
  const profile = useQuery(profilePhotoQuery(member?.staff_image_url));
  const bench = usePhotoWork();
  const [placed, setPlaced] = useState<PlacedPhoto | null>(null);
  const drops = useRef(0);
  const placedHere = placed && (placed.staff === '' || placed.staff === staff) ? placed.picture : null;
  // The card is printed in one form, whatever the language of the screen.
  const text = member && {
    jpName: member.jp_name,
    engName: member.eng_name,
    position: t('print.position', {
      lng: 'en',
      position: t(`members:position.${positionName(member.position)}`, { lng: 'en' }),
    }),
    staffNo: t('print.staffNo', { lng: 'en', staffNo: member.staff_no }),
  };

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
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
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
          text={text ?? null}
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
    </>
  );
}
