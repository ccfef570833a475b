import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useFieldProps } from '@/session/shown-fields';
import { FileField } from './file-field';
import { FormSection } from '@/ui/form/form-section';
import { StaffAvatar } from '@/ui/page/avatar';
import type { MemberDetail } from '../api/member-schema';
import { MEMBER_FIELDS, NO_PHOTO, type CheckedMember, type MemberFormInput } from '../fields';
import { MOST_PHOTO_MEGABYTES, PHOTO_TYPES, photoName } from '../model/photo-file';

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
  const stored = photoName(member?.staff_image_url);
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

type PhotoPreviewProps = {
  name: string;
  src?: string | null;
  /** A chosen file, shown before it is sent; `none` to remove the stored photo. */
  file: File | typeof NO_PHOTO | null;
};

const SIZE = 96;

/** The photo as lists will show it; initials without one, or if it cannot be shown. Source: AU-6. */
function PhotoPreview({ name, src, file }: PhotoPreviewProps) {
  const [brokenFile, setBrokenFile] = useState<File | null>(null);
  const isShown = file instanceof File && file !== brokenFile;
  return isShown ? (
    <ChosenPhoto key={`${file.name}${file.lastModified}`} file={file} onBroken={() => setBrokenFile(file)} />
  ) : (
    <StaffAvatar name={name} src={file ? null : src} size={SIZE} isDecorative />
  );
}

function ChosenPhoto({ file, onBroken }: { file: File; onBroken: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Box
      component="img"
      ref={show}
      alt=""
      onError={onBroken}
      sx={{ width: SIZE, height: SIZE, borderRadius: '50%', objectFit: 'cover' }}
    />
  );
}
