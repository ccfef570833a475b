import AddPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PHOTO_SLOT } from '../model/card-layout';

/** Marks elements that help on the screen and are not part of the card. */
export const SCREEN_ONLY = 'data-screen-only';

const screenOnly = { [SCREEN_ONLY]: '' };

type CardPhotoProps = { url: string | null; isTarget: boolean };

const PLACE = {
  position: 'absolute',
  top: PHOTO_SLOT.top,
  left: PHOTO_SLOT.left,
  width: PHOTO_SLOT.size,
  height: PHOTO_SLOT.size,
  borderRadius: '50%',
} as const;

export function CardPhoto({ url, isTarget }: CardPhotoProps) {
  const { t } = useTranslation('card');
  return (
    <>
      {url ? (
        <Box
          component="img"
          src={url}
          alt={t('card.photo')}
          draggable={false}
          sx={{ ...PLACE, objectFit: 'cover' }}
        />
      ) : (
        <Box
          {...screenOnly}
          sx={{
            ...PLACE,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 0.5,
            p: 1.5,
            textAlign: 'center',
            lineHeight: 1.25,
            fontSize: 12,
            color: 'common.black',
          }}
        >
          <AddPhoto aria-hidden fontSize="small" />
          {t('card.dropHere')}
        </Box>
      )}
      {isTarget && (
        <Box
          {...screenOnly}
          sx={{ ...PLACE, outline: '4px dashed', outlineColor: 'primary.main', outlineOffset: 3 }}
        />
      )}
    </>
  );
}
