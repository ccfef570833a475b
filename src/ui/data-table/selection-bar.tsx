import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

type SelectionBarProps = {
  ref: Ref<HTMLDivElement>;
  count: number;
  /** How many of them search or filter keep out of sight. */
  hidden: number;
  /** What they come to. */
  sum: string | undefined;
  /** How many more pages would make it; 0 where there is nothing to offer. */
  more: number;
  onMore: () => void;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the selected rows, at the foot of the list so that nothing above it moves. */
export function SelectionBar(props: SelectionBarProps) {
  const { ref, count, hidden, sum, more, onMore, onClear, children } = props;
  const { t } = useTranslation('lists');
  const words = [
    t('selection.count', { count }),
    sum,
    hidden > 0 && t('selection.hidden', { count: hidden }),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      <div role="status" className="visually-hidden">
        {count > 0 && words.map((text) => <p key={text}>{text}</p>)}
      </div>
      {count > 0 && (
        <Paper
          ref={ref}
          component="section"
          aria-label={t('selection.bar')}
          elevation={8}
          sx={{
            position: 'sticky',
            zIndex: 3,
            bottom: 8,
            displayPrint: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1,
            mx: { xs: 1, sm: 2 },
            mb: 1,
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'primary.text',
          }}
        >
          <IconButton
            size="small"
            edge="start"
            aria-label={t('selection.clear')}
            onClick={onClear}
            sx={{ order: 2 }}
          >
            <Close fontSize="small" />
          </IconButton>
          <span className="tabular">
            {words.map((text, index) => (
              <span key={index} style={index > 0 ? { marginInlineStart: 16 } : { fontWeight: 500 }}>
                {text}
              </span>
            ))}
          </span>
          {more > 0 && (
            <Button size="small" onClick={onMore}>
              {t('selection.found', { count: more })}
            </Button>
          )}
          <span data-acts style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' }}>
            {children}
          </span>
        </Paper>
      )}
    </>
  );
}
