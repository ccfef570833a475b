import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CROP_BOX } from '../model/crop-frame';
import { currentStep, type PhotoTask } from '../model/photo-work';
import { isEditedPhoto, startPhotoDrag } from './use-card-drop';
import type { PhotoEditor } from './use-photo-editor';

type PhotoBusyProps = { task: PhotoTask; onCancel: () => void };

/** Covers the photo while a task runs; the status of the stage announces it. */
function PhotoBusy({ task, onCancel }: PhotoBusyProps) {
  const { t } = useTranslation(['card', 'common']);
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        p: 2,
        textAlign: 'center',
        backgroundColor: 'background.paper',
        opacity: 0.94,
      }}
    >
      <CircularProgress aria-hidden size={36} />
      <Typography aria-hidden variant="subtitle2" component="p">
        {t(`busy.${task}`)}
      </Typography>
      <Button size="small" variant="outlined" onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
    </Box>
  );
}

type PhotoStageProps = {
  editor: PhotoEditor;
  /** Takes the focus when a pressed button disappears. */
  ref: RefObject<HTMLDivElement | null>;
};

export function PhotoStage({ editor, ref }: PhotoStageProps) {
  const { t } = useTranslation('card');
  const [isFileOver, setIsFileOver] = useState(false);
  const step = currentStep(editor.work);
  const { busy } = editor.work;

  function cancel() {
    ref.current?.focus();
    editor.cancel();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsFileOver(false);
    const file = event.dataTransfer.files.item(0);
    if (file && !isEditedPhoto(event)) void editor.choose(file);
  }

  return (
    <Box
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={t('photo.stage')}
      onDragOver={(event) => {
        event.preventDefault();
        // Some browsers add a file to every dragged picture.
        setIsFileOver(event.dataTransfer.types.includes('Files') && !isEditedPhoto(event));
      }}
      onDragLeave={() => setIsFileOver(false)}
      onDrop={drop}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        maxWidth: CROP_BOX,
        aspectRatio: '1',
        overflow: 'hidden',
        border: step ? '1px solid' : '1px dashed',
        borderColor: isFileOver ? 'primary.text' : 'control.border',
        borderRadius: 1.5,
        backgroundColor: isFileOver ? 'primary.tint' : 'background.subtle',
      }}
    >
      {step ? (
        <Box
          component="img"
          src={step.picture.url}
          alt={t('photo.alt')}
          // The image is busy, not the stage: screen readers hold back the status inside of a busy part.
          aria-busy={busy !== null}
          draggable={busy === null}
          onDragStart={startPhotoDrag}
          sx={{ width: '100%', height: '100%', objectFit: 'contain', cursor: 'grab', minHeight: 0 }}
        />
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 3, textAlign: 'center' }}>
          <AddPhoto aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('photo.empty')}
          </Typography>
        </Box>
      )}
      {busy && <PhotoBusy task={busy.task} onCancel={cancel} />}
      <span className="visually-hidden" role="status">
        {/* A new element for each run, so that it is announced even when the task is the same. */}
        {busy && <span key={busy.run}>{t(`busy.${busy.task}`)}</span>}
        {step && !busy && t('photo.current', { step: t(`step.${step.kind}`) })}
      </span>
    </Box>
  );
}
