import Check from '@mui/icons-material/Check';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/key-press';
import { copyAddress } from '@/ui/page/copy-text';
import { LONGEST_NAME, type SavedView } from './saved-views';

type ViewRowProps = {
  view: SavedView;
  isShown: boolean;
  isTaken: (name: string) => boolean;
  onOpen: () => void;
  onStar: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

export function ViewRow({ view, isShown, isTaken, onOpen, onStar, onRename, onDelete }: ViewRowProps) {
  const { t } = useTranslation('lists');
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);

  function endRenaming() {
    // The button exists only after this render.
    flushSync(() => setIsRenaming(false));
    renameButton.current?.focus();
  }

  if (isRenaming) return <RenameForm view={view} isTaken={isTaken} onRename={onRename} onEnd={endRenaming} />;
  const values = { name: view.name };
  const share = () => copyAddress(`${window.location.origin}${view.path}${view.search}`);
  return (
    <ListItem component="div" disableGutters disablePadding>
      <ListItemButton
        selected={isShown}
        aria-current={isShown || undefined}
        onClick={onOpen}
        sx={{ minWidth: 0 }}
      >
        <ListItemText primary={view.name} sx={{ overflowWrap: 'anywhere' }} />
      </ListItemButton>
      <IconButton aria-label={t('views.star', values)} aria-pressed={view.isDefault} onClick={onStar}>
        {view.isDefault ? <Star sx={{ color: 'primary.text' }} /> : <StarBorder />}
      </IconButton>
      <IconButton aria-label={t('views.share', values)} onClick={share}>
        <LinkOutlined />
      </IconButton>
      <IconButton
        ref={renameButton}
        aria-label={t('views.rename', values)}
        onClick={() => setIsRenaming(true)}
      >
        <EditOutlined />
      </IconButton>
      <IconButton aria-label={t('views.delete', values)} onClick={onDelete}>
        <DeleteOutline />
      </IconButton>
    </ListItem>
  );
}

type RenameFormProps = Pick<ViewRowProps, 'view' | 'isTaken' | 'onRename'> & { onEnd: () => void };

function RenameForm({ view, isTaken, onRename, onEnd }: RenameFormProps) {
  const { t } = useTranslation('lists');
  const [name, setName] = useState(view.name);
  const isRefused = isTaken(name);
  const values = { name: view.name };

  function rename(event: SyntheticEvent) {
    event.preventDefault();
    if (isRefused) return;
    if (name.trim()) onRename(name);
    onEnd();
  }

  /** Ends the renaming, but does not close the dialog. */
  function cancelByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    onEnd();
  }

  return (
    <ListItem component="div" disableGutters>
      <form onSubmit={rename} style={{ display: 'flex', flexGrow: 1, gap: 8 }}>
        <TextField
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={cancelByEscape}
          error={isRefused}
          helperText={isRefused && t('views.nameTaken')}
          slotProps={{ htmlInput: { 'aria-label': t('views.newName', values), maxLength: LONGEST_NAME } }}
        />
        <IconButton type="submit" aria-label={t('views.rename', values)}>
          <Check />
        </IconButton>
      </form>
    </ListItem>
  );
}
