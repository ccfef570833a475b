import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { memberQueries } from '@/features/members/api/member-queries';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { useAppForm } from '@/ui/form/use-app-form';
import { PageHeader } from '@/ui/page/page-header';
import { ViewTabs } from '@/ui/page/view-tabs';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { profilePhotoQuery } from '../api/photo-queries';
import { CardPanel } from '../components/card-panel';
import { PhotoPanel } from '../components/photo-panel';
import { useCardText } from '../components/use-card-text';
import { usePhotoEditor } from '../components/use-photo-editor';
import { cardChoiceSchema, NO_CHOICE, type CardChoice } from '../model/card-choice';
import type { Picture } from '../model/picture';

/** For the card of `staff` only; `''`, before a member was chosen, means any member. */
type PlacedPhoto = { picture: Picture; staff: CardChoice['staff'] };

function OneCard() {
  const toCardText = useCardText();
  const form = useAppForm(cardChoiceSchema, NO_CHOICE);
  const staff = useWatch({ control: form.control, name: 'staff' });
  const { data: members } = useQuery(memberQueries.list());
  const member = members?.find(({ id }) => id === staff);
  const profile = useQuery(profilePhotoQuery(member?.staff_image_url));
  const editor = usePhotoEditor();
  const [placed, setPlaced] = useState<PlacedPhoto | null>(null);
  const latestDrop = useRef(0);
  const placedPicture = placed && (placed.staff === '' || placed.staff === staff) ? placed.picture : null;

  function place(picture: Picture | null) {
    if (picture) setPlaced({ picture, staff });
  }

  async function placeFile(file: File) {
    latestDrop.current += 1;
    const drop = latestDrop.current;
    const picture = await editor.choose(file);
    // Skipped after a reset or a later drop.
    if (drop === latestDrop.current) place(picture);
  }

  function reset() {
    latestDrop.current += 1;
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
        text={member ? toCardText(member) : null}
        photoUrl={(placedPicture ?? profile.data)?.url ?? null}
        isPhotoPlaced={placedPicture !== null}
        isPhotoPending={!placedPicture && profile.isPending}
        isPhotoBroken={!placedPicture && profile.isError}
        onEditedPhotoDropped={() => place(editor.picture)}
        onFileDropped={(file) => void placeFile(file)}
        onReset={reset}
      />
      <PhotoPanel editor={editor} profilePhoto={profile.data ?? null} onPlace={place} />
    </Box>
  );
}

const CardBatch = lazyComponent(
  async () => (await withCatalogues(import('../batch/components/card-batch'), 'cards', 'lists')).CardBatch,
  { meanwhile: <SkeletonBlock height={640} /> },
);

const readView = (params: URLSearchParams) => (params.get('view') === 'many' ? 'many' : 'one');

/** Source: CD-1 to CD-3, BY-15. */
export function CardPage() {
  const { t } = useTranslation('card');
  const [view] = useUrlState(readView);
  const isMany = view === 'many';
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <ViewTabs
        label={t('views')}
        tabs={[
          { to: paths.card, words: t('one'), isCurrent: !isMany },
          { to: `${paths.card}?view=many`, words: t('many'), isCurrent: isMany },
        ]}
      />
      {/* Hidden instead of unmounted, so that the other view does not lose an edited photo. */}
      <div hidden={isMany}>
        <OneCard />
      </div>
      {isMany && <CardBatch />}
    </>
  );
}
