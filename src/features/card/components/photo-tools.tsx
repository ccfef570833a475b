import AutoFixHigh from '@mui/icons-material/AutoFixHighOutlined';
import Crop from '@mui/icons-material/CropOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlined';
import Wallpaper from '@mui/icons-material/WallpaperOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { MOST_PHOTO_MEGABYTES, PHOTO_TYPES } from '@/features/members/model/photo-file';
import { FileInput } from '@/ui/form/file-input';
import { WaitingButton } from '@/ui/form/waiting-button';
import type { Picture } from '../model/picture';
import type { PhotoEditor } from './use-photo-editor';

type PhotoToolsProps = { editor: PhotoEditor; profilePhoto: Picture | null; onCrop: () => void };

/** A tool without a configured service is hidden. */
export function PhotoTools({ editor, profilePhoto, onCrop }: PhotoToolsProps) {
  const { t } = useTranslation(['card', 'members']);
  const input = useRef<HTMLInputElement>(null);
  const { picture } = editor;
  const isWaiting = editor.work.busy !== null;

  return (
    <>
      <ToolGroup title={t('tool.source')} note={t('members:photo.hint', { max: MOST_PHOTO_MEGABYTES })}>
        <WaitingButton
          variant="outlined"
          startIcon={<ImageIcon />}
          isBlocked={isWaiting}
          onClick={() => input.current?.click()}
        >
          {t('tool.choose')}
        </WaitingButton>
        <WaitingButton
          variant="outlined"
          startIcon={<PersonOutline />}
          disabled={!profilePhoto}
          isBlocked={isWaiting}
          onClick={() => profilePhoto && void editor.chooseProfilePhoto(profilePhoto)}
        >
          {t('tool.profile')}
        </WaitingButton>
        <FileInput
          ref={input}
          accept={PHOTO_TYPES}
          label={t('tool.choose')}
          onFile={(file) => void editor.choose(file)}
        />
      </ToolGroup>
      <ToolGroup title={t('tool.edit')} note={picture ? undefined : t('tool.needsPhoto')}>
        {env.removeBackgroundUrl && (
          <WaitingButton
            variant="outlined"
            startIcon={<Wallpaper />}
            disabled={!picture}
            isBlocked={isWaiting}
            onClick={() => picture && void editor.removeBackground(picture)}
          >
            {t('tool.removeBackground')}
          </WaitingButton>
        )}
        {env.enhanceUrl && (
          <WaitingButton
            variant="outlined"
            startIcon={<AutoFixHigh />}
            disabled={!picture}
            isBlocked={isWaiting}
            onClick={() => picture && void editor.retouch(picture)}
          >
            {t('tool.retouch')}
          </WaitingButton>
        )}
        <WaitingButton
          variant="outlined"
          startIcon={<Crop />}
          disabled={!picture}
          isBlocked={isWaiting}
          onClick={onCrop}
        >
          {t('tool.crop')}
        </WaitingButton>
      </ToolGroup>
    </>
  );
}

function ToolGroup({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      {note && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </div>
  );
}
