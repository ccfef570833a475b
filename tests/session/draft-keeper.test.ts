// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Fields } from '@/lib/three-way-merge';
import { writeDraft } from '@/session/draft-store';
import { closeForms, EMPTY, openForm, storedChanges } from './draft-driver';

const storeDraft = (changes: Fields, base: Fields = {}) => writeDraft(4, 'member/5', { changes, base });

describe('the keeper of a draft', () => {
  afterEach(closeForms);

  it('stores the input, offers it, and restores it', () => {
    const first = openForm();
    expect(first.keeper.getOffers()).toEqual([]);
    first.type({ name: 'Min', password: 'secret1' });
    first.leave();
    expect(storedChanges()).toEqual({ name: 'Min' });

    const second = openForm();
    expect(second.keeper.getOffers()).toHaveLength(1);
    void second.keeper.restore();
    expect(second.form.values).toEqual({ ...EMPTY, name: 'Min' });
    expect(second.keeper.getOffers()).toEqual([]);
    expect(second.keeper.checkUnsaved()).toBe('draft');
    second.leave();
    expect(storedChanges()).toEqual({ name: 'Min' });
  });

  it('makes no draft of the preset fields alone, and keeps them with other input', () => {
    const { type, leave, keeper } = openForm({ context: ['name'] });
    type({ name: 'Min' });
    expect(keeper.checkUnsaved()).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(storedChanges()).toBeUndefined();
    type({ address: 'Yangon' });
    expect(keeper.checkUnsaved()).toBe('draft');
    leave();
    expect(storedChanges()).toEqual({ name: 'Min', address: 'Yangon' });
  });

  it('writes when the page is closed without an event before', () => {
    openForm().type({ name: 'Min' });
    window.dispatchEvent(new Event('pagehide'));
    expect(storedChanges()).toEqual({ name: 'Min' });
  });

  it('drops the draft of a form that is unchanged again', () => {
    const { type, leave, keeper } = openForm();
    type({ name: 'Min' });
    type({ name: '' });
    expect(keeper.checkUnsaved()).toBeNull();
    leave();
    expect(storedChanges()).toBeUndefined();
  });

  it('keeps newer input over an undecided draft', () => {
    storeDraft({ name: 'Min', address: 'Yangon' });
    const first = openForm();
    first.type({ name: 'Kyaw' });
    first.leave();
    expect(storedChanges()).toEqual({ name: 'Kyaw', address: 'Yangon' });

    const second = openForm();
    second.type({ name: 'Zaw' });
    void second.keeper.restore();
    expect(second.form.values).toMatchObject({ name: 'Zaw', address: 'Yangon' });
  });

  it('keeps newer input when the older draft is discarded', () => {
    storeDraft({ name: 'Min', address: 'Yangon' });
    const { type, keeper } = openForm();
    type({ name: 'Kyaw' });
    keeper.discard();
    expect(keeper.getOffers()).toEqual([]);
    expect(storedChanges()).toEqual({ name: 'Kyaw' });
  });

  it('offers no draft that the form shows already', () => {
    storeDraft({ name: 'Min' });
    expect(openForm({ values: { ...EMPTY, name: 'Min' } }).keeper.getOffers()).toEqual([]);
  });

  it('leaves no draft after a save, and starts again from the saved values', () => {
    const { keeper, type, leave } = openForm();
    type({ name: 'Min', address: 'Yangon' });
    keeper.settle();
    expect(keeper.checkUnsaved()).toBeNull();
    expect(storedChanges()).toBeUndefined();
    type({ address: 'Bago' });
    expect(keeper.checkUnsaved()).toBe('draft');
    leave();
    // A reload shows an empty form again.
    expect(storedChanges()).toEqual({ name: 'Min', address: 'Bago' });
  });

  it('settles the sent values: input entered meanwhile remains unsaved, and is kept', () => {
    const { keeper, type, leave } = openForm();
    type({ name: 'Min' });
    const sent = keeper.takeSnapshot();
    type({ address: 'Bago' });
    keeper.settle(sent);
    expect(keeper.checkUnsaved()).toBe('draft');
    leave();
    expect(storedChanges()).toEqual({ name: 'Min', address: 'Bago' });
  });

  it.each([
    ['the record of today', { address: 'Yangon' }, true, false],
    ['a record that changed since', { address: 'Bago' }, true, true],
    ['a form without a record', { address: 'Bago' }, false, false],
  ])('reports for %s whether the draft is outdated', (_what, base, isOfRecord, isOutdated) => {
    storeDraft({ address: 'Mandalay' }, base);
    const { keeper, form } = openForm({ values: { ...EMPTY, name: 'New', address: 'Yangon' }, isOfRecord });
    expect(keeper.getOffers()[0]).toMatchObject({ isOutdated });
    void keeper.restore();
    expect(form.values).toMatchObject({ name: 'New', address: 'Mandalay' });
  });

  it('neither writes nor asks on leaving after the session has changed', () => {
    const { type, keeper, leave } = openForm({ isOwn: false });
    type({ name: 'Min' });
    expect(keeper.checkUnsaved()).toBeNull();
    leave();
    expect(storedChanges()).toBeUndefined();
  });

  describe('with input outside of the form', () => {
    const start = { dates: ['2026-11-20'] };
    const other = { dates: ['2026-11-18'] };

    function openWithExtra(values: Fields, hasStart = true) {
      const opened = openForm();
      const restored: Fields[] = [];
      const note = (next: Fields) =>
        opened.keeper.setExtraInput({
          values: next,
          start: hasStart ? start : undefined,
          restore: (fields) => void restored.push(fields),
        });
      note(values);
      return { ...opened, note, restored };
    }

    it('stores it together with the form, or alone if it is worth a draft', () => {
      const first = openWithExtra(start);
      first.type({ name: 'Min' });
      first.leave();
      expect(storedChanges()).toEqual({ name: 'Min', ...start });
      first.type({ name: '' });
      first.note(other);
      first.leave();
      expect(storedChanges()).toEqual(other);
    });

    it('stores nothing when the choices return to their start', () => {
      for (const hasStart of [true, false]) {
        const { note, leave } = openWithExtra(other, hasStart);
        note(start);
        leave();
        expect(storedChanges()).toBeUndefined();
      }
    });

    it('keeps changes made while the rest was sent', () => {
      const { note, keeper, leave } = openWithExtra(start);
      const sent = keeper.takeSnapshot();
      note(other);
      keeper.settle(sent);
      leave();
      expect(storedChanges()).toEqual(other);
    });

    it('stores nothing that was sent', () => {
      const { note, keeper, leave } = openWithExtra(start);
      note(other);
      keeper.settle();
      keeper.noteChange();
      leave();
      expect(storedChanges()).toBeUndefined();
    });
  });
});
