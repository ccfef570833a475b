import AutoFixHigh from '@mui/icons-material/AutoFixHighOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TickBox } from '../../components/preview/tick-box';
import type { FillKind } from '../model/fills';

const FILLS = [
  { kind: 'defaults', icon: AutoFixHigh },
  { kind: 'missing', icon: AutoFixHigh },
  { kind: 'lastWeek', icon: ContentCopy },
  { kind: 'lastDay', icon: ContentCopy },
  { kind: 'sameWeekday', icon: ContentCopy },
  { kind: 'rest', icon: FormatColorFill },
] as const satisfies { kind: FillKind; icon: typeof ContentCopy }[];

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  '& > button': { justifyContent: 'flex-start', textAlign: 'start', paddingInline: theme.spacing(0.5) },
  [theme.breakpoints.up('md')]: { flexDirection: 'column' },
}));

type FillActionsProps = {
  onFill: (kind: FillKind) => void;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
  /** On a small screen they are opened first. */
  isFolded: boolean;
};

/** Fills days with what is known already; what is recorded stays unless the box is ticked. */
export function FillActions({ onFill, isReplacing, onReplacing, isFolded }: FillActionsProps) {
  const { t } = useTranslation('painter');
  return (
    <details open={!isFolded}>
      <Typography variant="body2" component="summary" sx={{ color: 'text.secondary', cursor: 'pointer' }}>
        {t('fill.title')}
      </Typography>
      <Group>
        {FILLS.map(({ kind, icon: Icon }) => (
          <Button key={kind} size="small" startIcon={<Icon />} onClick={() => onFill(kind)}>
            {t(`fill.${kind}`)}
          </Button>
        ))}
      </Group>
      <TickBox label={t('fill.replace')} checked={isReplacing} onTicked={onReplacing} />
    </details>
  );
}
