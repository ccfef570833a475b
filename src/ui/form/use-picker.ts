import { useMemo, useState, type SyntheticEvent } from 'react';
import type { Option, OptionValue } from './option';
import { createOptionSearch } from './search-options';

/** What an input method has not made into kana yet. */
const UNFINISHED = /[a-zａ-ｚ]+$/i;

export type PickReason = 'selectOption' | 'removeOption' | 'clear';

type Rules<Value extends OptionValue> = {
  options: readonly Option<Value>[];
  chosen: readonly Option<Value>[];
  /** Several can be chosen. */
  isMany: boolean;
  /** There is always a choice. */
  isSure: boolean;
  isDisabled: boolean;
  /** The first option is the one that Enter takes. */
  autoHighlight: boolean;
  startsOver: boolean;
  onChange: (
    event: SyntheticEvent,
    chosen: Option<Value>[],
    reason: PickReason,
    option?: Option<Value>,
  ) => void;
};

type State = {
  isOpen: boolean;
  hasFocus: boolean;
  /** The place of the chip that has the focus, or -1. */
  chip: number;
  isComposing: boolean;
  /** What stands in the input instead of the choice `of`: a search, or what was chosen a moment before. */
  typed: { text: string; isSearch: boolean; of: OptionValue | null } | null;
  /** The option that somebody went to. A list that was scrolled by a finger has left it behind. */
  mark: { value: OptionValue; by: 'key' | 'mouse' | 'touch' | 'scrolled' | 'choice' } | null;
};

const CLOSED: State = {
  isOpen: false,
  hasFocus: false,
  chip: -1,
  isComposing: false,
  typed: null,
  mark: null,
};

/**
 * What is typed, shown and marked in a picker, and what can be done there. While an input method composes, nothing is
 * ruled out: たなｋ is on its way to 田中, so that the list stays instead of saying that there is nothing.
 */
export function usePicker<Value extends OptionValue>({ options, chosen, isMany, ...rules }: Rules<Value>) {
  const [state, setState] = useState(CLOSED);
  const search = useMemo(() => createOptionSearch(options), [options]);
  const change = (part: Partial<State>) => setState((current) => ({ ...current, ...part }));

  const of = isMany ? null : (chosen[0]?.value ?? null);
  // Browsers do not say that it loses the focus with that.
  if (rules.isDisabled && state !== CLOSED) setState(CLOSED);
  // For good: the choice that it was typed over may come again.
  else if (state.typed && state.typed.of !== of) change({ typed: null });

  const { isOpen, typed } = state;
  const text = typed ? typed.text : isMany ? '' : (chosen[0]?.label ?? '');
  const shown = isOpen ? find(typed?.isSearch ? text : '') : [];
  const at = placeOfMark();

  function find(words: string): Option<Value>[] {
    const found = search(words);
    if (found.length > 0 || !state.isComposing) return found;
    const finished = search(words.replace(UNFINISHED, ''));
    return finished.length > 0 ? finished : search('');
  }

  function placeOfMark(): number {
    const placeOf = (value?: OptionValue) => shown.findIndex((option) => option.value === value);
    const known = [state.mark?.value, chosen[0]?.value].map(placeOf).find((place) => place >= 0);
    return known ?? (rules.autoHighlight ? shown.findIndex(({ isDisabled }) => !isDisabled) : -1);
  }

  const isChosen = ({ value }: Option<Value>) => chosen.some((option) => option.value === value);

  return {
    ...state,
    chip: state.chip < chosen.length ? state.chip : -1,
    isMany,
    isDisabled: rules.isDisabled,
    chosen,
    text,
    shown,
    at,
    isChosen,
    canClear: !rules.isSure && !rules.isDisabled && chosen.length > 0,

    open: () => change({ isOpen: true, mark: null }),
    close: () => change({ isOpen: false }),
    toggle: () => change({ isOpen: !isOpen, mark: null }),
    enter: () => change({ hasFocus: true }),
    /** What was typed and not chosen is gone. */
    leave: () => change({ hasFocus: false, isOpen: false, isComposing: false, typed: null }),
    turnToChip: (chip: number) => change({ chip }),
    compose: (isComposing: boolean) => change({ isComposing }),

    type(event: SyntheticEvent, words: string) {
      change({
        typed: { text: words, isSearch: true, of },
        mark: null,
        isOpen: state.isOpen || words !== '',
      });
      if (words === '' && !isMany && !rules.isSure && chosen.length > 0) rules.onChange(event, [], 'clear');
    },

    /** Takes an option or, of several, gives it back. */
    choose(event: SyntheticEvent, option: Option<Value>, staysOpen: boolean) {
      if (option.isDisabled) return;
      const isTaken = isChosen(option);
      if (isMany) {
        // The list stays, and people go on from where they are, unless it is another one now.
        change({
          typed: null,
          mark: text === '' ? { by: 'choice', ...state.mark, value: option.value } : null,
        });
        const others = chosen.filter(({ value }) => value !== option.value);
        if (isTaken) rules.onChange(event, others, 'removeOption', option);
        else rules.onChange(event, [...chosen, option], 'selectOption', option);
        return;
      }
      const isEmptied = isTaken || rules.startsOver;
      change({
        typed: isEmptied ? null : { text: option.label, isSearch: false, of },
        mark: null,
        isOpen: staysOpen,
      });
      if (!isTaken) rules.onChange(event, [option], 'selectOption', option);
    },

    remove(event: SyntheticEvent, place: number) {
      const others = chosen.filter((_, index) => index !== place);
      rules.onChange(event, others, 'removeOption', chosen[place]);
    },

    clear(event: SyntheticEvent) {
      change({ typed: { text: '', isSearch: true, of } });
      rules.onChange(event, [], 'clear');
    },

    point(place: number, by: 'key' | 'mouse' | 'touch') {
      const value = shown[place]?.value;
      if (value === undefined || (state.mark?.value === value && state.mark.by === by)) return;
      change({ mark: { value, by } });
    },

    /** A finger scrolled the list: what it had touched for that is not meant. */
    scroll() {
      if (state.mark?.by === 'touch') change({ mark: { ...state.mark, by: 'scrolled' } });
    },

    /** Marks what stands `by` options further on, or the next one that can be chosen; single steps lead around the end. */
    move(by: number, way = by < 0 ? -1 : 1) {
      const last = shown.length - 1;
      const goal = at + by;
      const isBeyond = goal < 0 || goal > last;
      const around = goal < 0 === Math.abs(by) > 1 ? 0 : last;
      let place = isBeyond ? around : goal;
      for (let tries = 0; tries <= last && shown[place]?.isDisabled; tries += 1)
        place = (place + way + shown.length) % shown.length;
      const value = shown[place]?.value;
      if (value !== undefined && !shown[place]?.isDisabled) change({ mark: { value, by: 'key' } });
    },
  };
}

export type PickerState<Value extends OptionValue> = ReturnType<typeof usePicker<Value>>;
