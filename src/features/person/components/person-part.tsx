import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

type PartContentProps = {
  isLoaded?: boolean;
  /** About the height of the loaded content, to keep the layout stable. */
  height?: number;
  error?: Error | null;
  onRetry?: () => unknown;
  children: ReactNode;
};

type PersonPartProps = PartContentProps & {
  title: string;
  arrows?: ReactNode;
  /** A link to more details, or to their editor. */
  link?: { to: string; words: string } | false;
};

export function PersonPart({ title, arrows, link, ...content }: PersonPartProps) {
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Panel
        title={title}
        actions={
          (arrows || link) && (
            <>
              {arrows}
              {link && (
                <Button component={Link} to={link.to} size="small">
                  {link.words}
                </Button>
              )}
            </>
          )
        }
      >
        <PartContent {...content} />
      </Panel>
    </Box>
  );
}

function PartContent({ isLoaded = true, height = 96, error, onRetry, children }: PartContentProps) {
  if (isLoaded) {
    return (
      <Stack useFlexGap spacing={1}>
        {children}
      </Stack>
    );
  }
  if (!error) return <SkeletonBlock height={height} lines={4} />;
  return (
    <FailureAlert onRetry={() => void onRetry?.()}>{translateMessage(describeError(error))}</FailureAlert>
  );
}

const MOST_ROWS = 6;

export function FirstRows({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation('person');
  const rest = children.length - MOST_ROWS;
  if (children.length === 0) return <span>{t('none')}</span>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {children.slice(0, MOST_ROWS)}
      </Box>
      {rest > 0 && <span>{t('more', { count: rest })}</span>}
    </>
  );
}
