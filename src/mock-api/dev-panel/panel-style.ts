export const PANEL_STYLE = `
:host { position: fixed; inset: auto auto 0 0; z-index: 2147483000; font: 13px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
button, input, select { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid #ffb300; outline-offset: 1px; }
.toggle { display: block; width: 26px; height: 26px; margin: 2px; padding: 5px; border: 0; border-radius: 50%;
  background: #263238; color: #fff; opacity: 0.35; cursor: pointer; }
.toggle:hover, .toggle:focus-visible, .toggle[aria-expanded='true'] { opacity: 1; }
.toggle.active { background: #b71c1c; opacity: 0.8; }
.panel { width: min(340px, calc(100vw - 8px)); max-height: calc(100vh - 48px); margin: 0 4px; padding: 12px; overflow: auto;
  border-radius: 8px; background: #fff; color: #212121; box-shadow: 0 4px 24px rgb(0 0 0 / 40%); }
.panel[hidden] { display: none; }
h2 { margin: 0 0 8px; font-size: 15px; }
fieldset { margin: 0 0 10px; padding: 6px 10px 8px; border: 1px solid #90a4ae; border-radius: 6px; }
legend { padding: 0 4px; font-weight: 600; }
.faults { display: grid; grid-template-columns: 1fr 1fr; }
label { display: flex; gap: 6px; align-items: center; min-height: 26px; }
label.field { justify-content: space-between; }
input[type='text'], input[type='number'], input[type='datetime-local'], select { min-width: 0; width: 60%; padding: 2px 6px;
  border: 1px solid #607d8b; border-radius: 4px; background: #fff; }
.actions { display: flex; flex-wrap: wrap; gap: 6px; }
.actions button { padding: 4px 10px; border: 1px solid #37474f; border-radius: 4px; background: #eceff1; cursor: pointer; }
output { display: block; min-height: 20px; margin-top: 8px; overflow-wrap: anywhere; font-family: monospace; }
`;

export const GEAR =
  '<svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true"><path d="M7 1h2l.3 2 1.5.6 1.6-1.2 1.4 1.4-1.2 1.6.6 1.5 2 .3v2l-2 .3-.6 1.5 1.2 1.6-1.4 1.4-1.6-1.2-1.5.6L9 15H7l-.3-2-1.5-.6-1.6 1.2-1.4-1.4 1.2-1.6L2.8 9.3 1 9V7l2-.3.6-1.5-1.2-1.6 1.4-1.4 1.6 1.2L6.7 3zM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"/></svg>';
