import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { withCatalogues } from '@/i18n/i18n';
import { message } from '@/i18n/message';
import { isComposing, isInDialog } from '@/lib/key-press';
import { isMissingPart } from '@/start/releases';
import { keyName, singleKey } from '@/ui/keys/key-area';
import { toast } from '@/ui/toast/toast';
import { loadCommands } from '../screens';
import { bufferTyping } from './buffer-typing';
import { isPaletteKey } from './palette-key';

async function loadDialog<Part>(dialog: Promise<Part>) {
  const [Part, features] = await Promise.all([withCatalogues(dialog, 'palette'), loadCommands()]);
  return { Part, features };
}

const loadPalette = () => loadDialog(import('./palette-dialog').then(({ PaletteDialog }) => PaletteDialog));

const loadKeySheet = () => loadDialog(import('./key-sheet').then(({ KeySheet }) => KeySheet));

type Loaded = Awaited<ReturnType<typeof loadPalette>>;

function focusSearch(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('#content input[type=search]'),
    ...document.querySelectorAll<HTMLInputElement>('#content input[role=combobox]'),
  ];
  const field = fields.find((candidate) => candidate.checkVisibility?.() ?? true);
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Handles the keys of every screen, unless a dialog is open. */
function useGlobalKeys(onPalette: () => void, onKeySheet: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event) && !isComposing(event)) {
      // The browser would focus its own search.
      event.preventDefault();
      if (!isInDialog(event.target)) onPalette();
      return;
    }
    const key = singleKey(event);
    if (key !== '?' && key !== '/') return;
    event.preventDefault();
    if (key === '?') onKeySheet();
    else if (!focusSearch()) onPalette();
  });

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}

/** The button and the keys of the palette, whose code is fetched when it is opened. */
export function PaletteTrigger({ onAppearance }: { onAppearance: () => void }) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<(Loaded & { typed: string }) | null>(null);
  const endLastBuffer = useRef<() => string | null>(null);
  useEffect(
    () => () => {
      endLastBuffer.current?.();
      endLastBuffer.current = null;
    },
    [],
  );

  async function open(load: () => Promise<Loaded>) {
    endLastBuffer.current?.();
    const endBuffer = bufferTyping();
    endLastBuffer.current = endBuffer;
    const loaded = await load().catch((error: unknown) => ({ error }));
    const typed = endBuffer();
    // The palette was opened again, or the page was left.
    if (endLastBuffer.current !== endBuffer) return;
    if ('error' in loaded) {
      return toast.error(message(isMissingPart(loaded.error) ? 'shell:newVersion' : 'shell:offline'));
    }
    // Synchronous, so that no letter is lost. A cancelled buffer opens nothing.
    if (typed !== null) flushSync(() => setOpened({ ...loaded, typed }));
  }
  const close = useCallback(() => setOpened(null), []);
  const openPalette = () => void open(loadPalette);
  const openKeys = () => void open(loadKeySheet);
  useGlobalKeys(openPalette, openKeys);
  const label = t('palette', { keys: `${keyName('Mod')}+K` });

  return (
    <>
      <IconButton aria-label={label} data-tip={label} aria-haspopup="dialog" onClick={openPalette}>
        <Search />
      </IconButton>
      {opened && (
        <opened.Part
          features={opened.features}
          typed={opened.typed}
          onClose={close}
          onKeys={openKeys}
          onAppearance={onAppearance}
        />
      )}
    </>
  );
}
