// Runs before the first paint, so that no wrong colour or language flashes. Keys: src/theme/preferences.ts. ES5 only, so that old
// browsers reach the error message below.
(function () {
  var root = document.documentElement;
  var accents = ['limeGreen', 'teal', 'green', 'orange', 'leafGreen', 'pink'];
  function readStored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  var mode = readStored('app-theme');
  if (mode === null) mode = readStored('selectedTheme');
  var accent = readStored('selectedColor');
  var hasToken = Boolean(readStored('token'));
  root.setAttribute('data-color-scheme', hasToken && mode === 'dark' ? 'dark' : 'light');
  root.setAttribute('data-accent', accents.indexOf(accent) < 0 ? 'limeGreen' : accent);
  // Selects the frame that index.html paints.
  root.setAttribute('data-screen', hasToken ? 'app' : 'login');
  // The painted menu is as narrow as the one that React draws.
  root.setAttribute('data-menu', readStored('menu') === 'rail' ? 'rail' : 'open');
  root.lang = readStored('lang') === 'ja' ? 'ja' : 'en';

  // An error before the first drawing replaces the grey frame by a message.
  function showFailure(event) {
    var failure = document.getElementById('start-failure');
    var drawn = document.getElementById('root');
    // A picture or a style sheet that does not load stops nothing.
    var isHarmless = event.target.nodeName && event.target.nodeName !== 'SCRIPT';
    if (!failure || !drawn || drawn.firstChild || isHarmless) return;
    var error = event.error || event.reason;
    document.querySelector('.boot').hidden = true;
    failure.hidden = false;
    failure.lastElementChild.textContent = (error && error.message) || event.message || '';
  }
  // Errors of loading do not bubble, so the listener captures.
  window.addEventListener('error', showFailure, true);
  window.addEventListener('unhandledrejection', showFailure);
})();
