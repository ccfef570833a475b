import Button, { type ButtonProps } from '@mui/material/Button';

type ToolButtonProps = Pick<ButtonProps, 'startIcon' | 'variant' | 'children' | 'disabled'> & {
  /** True while a task runs: the button is inactive but keeps the focus. */
  isWaiting: boolean;
  onClick: () => void;
};

export function ToolButton({ isWaiting, onClick, variant = 'outlined', ...button }: ToolButtonProps) {
  return (
    <Button
      {...button}
      variant={variant}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onClick}
      sx={{ '&[aria-disabled=true]': { color: 'text.secondary', borderColor: 'divider', cursor: 'default' } }}
    />
  );
}
