import Download from '@mui/icons-material/DownloadOutlined';
import RestartAlt from '@mui/icons-material/RestartAltOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { now } from '@/lib/clock';
import { saveFile } from '@/lib/save-file';
import { WaitingButton } from '@/ui/form/waiting-button';
import { Panel } from '@/ui/page/panel';
import type { CardChoice } from '../model/card-choice';
import { CARD, WHOLE_CARD } from '../model/card-layout';
import { toPng } from '../model/picture';
import { drawCard } from './draw-card';
import { StaffCard } from './staff-card';
import { useCardDrop } from './use-card-drop';
import type { CardText } from './use-card-text';

/** Image px per CSS px. */
const PIXEL_RATIO = 2;
const DOWNLOAD_SIZE = { width: CARD.width * PIXEL_RATIO, height: CARD.height * PIXEL_RATIO };

/** Source: CD-1. */
async function saveCard(card: HTMLElement): Promise<void> {
  const canvas = await drawCard(card, WHOLE_CARD, DOWNLOAD_SIZE);
  saveFile(await toPng(canvas), `staff-card-${now().getTime()}.png`);
}

type CardPanelProps = {
  control: Control<CardChoice>;
  text: CardText | null;
  photoUrl: string | null;
  isPhotoPlaced: boolean;
  isPhotoPending: boolean;
  isPhotoBroken: boolean;
  onEditedPhotoDropped: () => void;
  onFileDropped: (file: File) => void;
  onReset: () => void;
};

/** Source: CD-1. */
export function CardPanel(props: CardPanelProps) {
  const { t } = useTranslation(['card', 'common']);
  const card = useRef<HTMLDivElement>(null);
  const { isTarget, handlers } = useCardDrop(props.onEditedPhotoDropped, props.onFileDropped);
  const download = useMutation({
    mutationFn: async () => {
      if (card.current) await saveCard(card.current);
    },
    meta: { writes: [], failure: 'card:problem.download' },
  });
  const isReady = props.text !== null && !props.isPhotoPending;

  return (
    <Panel title={t('card.title')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Box className="screen-only" sx={{ width: '100%' }}>
          <MemberPickerField
            control={props.control}
            name="staff"
            label={t('card.person')}
            helperText={t('card.personHint')}
          />
        </Box>
        <CardFrame>
          <Box role="group" aria-label={t('card.preview')} {...handlers}>
            <StaffCard ref={card} text={props.text} photoUrl={props.photoUrl} isTarget={isTarget} />
          </Box>
        </CardFrame>
        <span className="visually-hidden" role="status">
          {props.isPhotoPlaced && t('card.placed')}
        </span>
        {props.isPhotoBroken && (
          <Alert severity="info" sx={{ width: '100%' }}>
            {t('card.photoUnreadable')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button startIcon={<RestartAlt />} onClick={props.onReset}>
            {t('card.reset')}
          </Button>
          <WaitingButton
            variant="contained"
            startIcon={<Download />}
            disabled={!isReady}
            isBusy={download.isPending}
            onClick={() => download.mutate()}
          >
            {download.isPending ? t('common:label.working') : t('card.download')}
          </WaitingButton>
        </Box>
      </Box>
    </Panel>
  );
}

/** The frame is not part of the downloaded card. */
function CardFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ width: '100%', containerType: 'inline-size', display: 'flex', justifyContent: 'center' }}>
      <Box
        sx={{
          flexShrink: 0,
          ...CARD,
          borderRadius: '14px',
          overflow: 'hidden',
          boxShadow: 8,
          '@container (max-width: 300px)': { zoom: 0.85 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
