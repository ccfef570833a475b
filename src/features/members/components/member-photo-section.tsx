import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useFieldProps } from '@/session/field-props';
import { FormSection } from '@/ui/form/form-section';
import type { MemberDetail } from '../api/member-schema';
import { MEMBER_FIELDS, NO_PHOTO, type CheckedMember, type MemberFormInput } from '../fields';
import { MOST_PHOTO_MEGABYTES, PHOTO_TYPES, photoName } from '../model/photo-file';
import { FileField } from './file-field';
import { PhotoPreview } from './photo-preview';

type MemberPhotoSectionProps = {
  control: Control<MemberFormInput, unknown, CheckedMember>;
  member: Pick<MemberDetail, 'staff_image_url'> | null;
  lockedReason?: string;
};

export function MemberPhotoSection({ control, member, lockedReason }: MemberPhotoSectionProps) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const [engName, jpName] = useWatch({ control, name: ['eng_name', 'jp_name'] });
  const { field } = useController({ control, name: 'staff_image' });
  const fieldProps = useFieldProps(MEMBER_FIELDS, control);
  const file = field.value;
  const isRemoved = file === NO_PHOTO;
  const storedName = photoName(member?.staff_image_url);

  function formatHint(): string {
    if (isRemoved) return t('photo.removed');
    const max = MOST_PHOTO_MEGABYTES;
    return storedName && !file ? t('photo.current', { name: storedName, max }) : t('photo.hint', { max });
  }

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
            helperText={formatHint()}
            lockedReason={lockedReason}
          />
          {storedName && !(file instanceof File) && !lockedReason && (
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
