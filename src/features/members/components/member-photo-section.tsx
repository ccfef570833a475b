import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useFieldProps } from '@/session/shown-fields';
import { FileField } from '@/ui/form/file-field';
import { FormSection } from '@/ui/form/form-section';
import { MEMBER_FIELDS, NO_PHOTO } from '../fields';
import { MOST_PHOTO_MEGABYTES, PHOTO_TYPES, photoNameOf } from '../model/photo-file';
import { PhotoPreview } from './photo-preview';
import type { MemberSectionProps } from './member-section-props';

/** The photo, dropped, chosen or removed, with a preview. */
export function MemberPhotoSection({ control, member, lockedReason }: MemberSectionProps) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const [engName, jpName] = useWatch({ control, name: ['eng_name', 'jp_name'] });
  const { field } = useController({ control, name: 'staff_image' });
  const fieldProps = useFieldProps(MEMBER_FIELDS, control);
  const file = field.value;
  const isRemoved = file === NO_PHOTO;
  const stored = photoNameOf(member?.staff_image_url);
  const max = MOST_PHOTO_MEGABYTES;
  return (
    <FormSection title={t('section.photo')} columns={1}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
          alignItems: 'center',
          gap: 2,
        }}
      >
        <PhotoPreview
          name={format.name({ eng_name: engName, jp_name: jpName })}
          src={member?.staff_image_url}
          file={file}
        />
        <div>
          <FileField
            {...fieldProps('staff_image')}
            accept={PHOTO_TYPES}
            helperText={
              isRemoved
                ? t('photo.removed')
                : stored && !file
                  ? t('photo.current', { name: stored, max })
                  : t('photo.hint', { max })
            }
            lockedReason={lockedReason}
          />
          {stored && !(file instanceof File) && !lockedReason && (
            <Button
              size="small"
              color={isRemoved ? 'primary' : 'error'}
              sx={{ mt: 1 }}
              onClick={() => field.onChange(isRemoved ? null : NO_PHOTO)}
            >
              {t(isRemoved ? 'photo.keep' : 'photo.remove')}
            </Button>
          )}
        </div>
      </Box>
    </FormSection>
  );
}
