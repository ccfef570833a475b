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
import type { Picture } from '../model/picture';
import { ToolButton } from './tool-button';
import type { PhotoEditor } from './use-photo-editor';

type PhotoToolsProps = { editor: PhotoEditor; profilePhoto: Picture | null; onCrop: () => void };

/** The sources of the photo and its tools. A tool without a configured service is hidden. */
export function PhotoTools({ editor, profilePhoto, onCrop }: PhotoToolsProps) {
  const { t } = useTranslation(['card', 'members']);
  const input = useRef<HTMLInputElement>(null);
  const { picture } = editor;
  const isWaiting = editor.work.busy !== null;

  return (
    <>
      <ToolGroup title={t('tool.source')} note={t('members:photo.hint', { max: MOST_PHOTO_MEGABYTES })}>
        <ToolButton startIcon={<ImageIcon />} isWaiting={isWaiting} onClick={() => input.current?.click()}>
          {t('tool.choose')}
        </ToolButton>
        <ToolButton
          startIcon={<PersonOutline />}
          disabled={!profilePhoto}
          isWaiting={isWaiting}
          onClick={() => profilePhoto && void editor.chooseProfilePhoto(profilePhoto)}
        >
          {t('tool.profile')}
        </ToolButton>
        <FileInput
          ref={input}
          accept={PHOTO_TYPES}
          label={t('tool.choose')}
          onFile={(file) => void editor.choose(file)}
        />
      </ToolGroup>
      <ToolGroup title={t('tool.edit')} note={picture ? undefined : t('tool.needsPhoto')}>
        {env.removeBackgroundUrl && (
          <ToolButton
            startIcon={<Wallpaper />}
            disabled={!picture}
            isWaiting={isWaiting}
            onClick={() => picture && void editor.removeBackground(picture)}
          >
            {t('tool.removeBackground')}
          </ToolButton>
        )}
        {env.enhanceUrl && (
          <ToolButton
            startIcon={<AutoFixHigh />}
            disabled={!picture}
            isWaiting={isWaiting}
            onClick={() => picture && void editor.retouch(picture)}
          >
            {t('tool.retouch')}
          </ToolButton>
        )}
        <ToolButton startIcon={<Crop />} disabled={!picture} isWaiting={isWaiting} onClick={onCrop}>
          {t('tool.crop')}
        </ToolButton>
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
