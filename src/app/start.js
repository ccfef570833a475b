// Starts at once what this visit needs, while its first file is still on its way: the files of its page, and where somebody
// is signed in their first reads. The build puts `START` before it: the files of each page, and what it reads
// first. `api/early-calls` takes the answers over. Where nobody is signed in, it lets people type before anything else is there;
// `features/auth` takes that over. ES5 only, so that old browsers reach the error message of `theme-init.js`.
/* global START */
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  // The page comes from what the browser keeps, and the server has a newer one. While nothing is drawn and nobody has typed anything, that
  // takes its place; after that it is offered (`app/new-version`).
  function isUntouched() {
    var typed = Array.prototype.some.call(document.querySelectorAll('.early-login input'), function (field) {
      return field.value;
    });
    // It may be told of before the body is there.
    var drawn = document.getElementById('root');
    return !(drawn && drawn.firstChild) && !typed;
  }
  try {
    navigator.serviceWorker.addEventListener('message', function (event) {
      if (event.data && event.data.isOld && isUntouched()) location.reload();
    });
    // Else they wait until all of the page is parsed.
    navigator.serviceWorker.startMessages();
  } catch (error) {
    // None to be had in this browser.
  }

  var token = stored('token');
  var language = stored('lang') === 'ja' ? 'ja' : 'en';
  var path = location.pathname.slice(START.base.length - 1).replace(/\/+$/, '') || '/';
  var page = token
    ? START.pages.filter(function (each) {
        return new RegExp(each.path).test(path);
      })[0]
    : undefined;

  var files = token ? START.signedIn.concat(page ? page.files : []) : START.login;
  if (token) files = files.concat(START.words[language], page ? page.words[language] : []);
  files
    .filter(function (file, index) {
      return files.indexOf(file) === index;
    })
    .forEach(function (file) {
      var name = START.base + START.files[file];
      var link = document.createElement('link');
      link.rel = /\.css$/.test(name) ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      else link.crossOrigin = '';
      link.href = name;
      document.head.appendChild(link);
    });

  /**
   * The login page in the language of whoever comes, as the build has drawn it: the server's page for its address shows the English one
   * already, where people may have begun to type.
   */
  function paintLogin() {
    var shown = document.querySelector('.early-login');
    if (shown && shown.lang === language) return shown;
    var found = Array.prototype.filter.call(document.querySelectorAll('template'), function (template) {
      return template.content.firstChild.lang === language;
    })[0];
    if (!found) return shown;
    var early = found.content.firstChild;
    if (shown) {
      early.open = shown.open;
      shown.querySelectorAll('input').forEach(function (field) {
        early.querySelector('[name=' + field.name + ']').value = field.value;
      });
      shown.remove();
    }
    document.getElementById('start-failure').insertAdjacentElement('afterend', early);
    return early;
  }

  /** Lets people type, and press Enter. */
  function takeLogin() {
    var at = (document.activeElement && document.activeElement.name) || 'username';
    var early = paintLogin();
    if (!early) return;
    var form = early.querySelector('form');
    function submit() {
      form.setAttribute('data-submitted', '');
      var button = form.querySelector('[type=submit]');
      button.setAttribute('aria-disabled', 'true');
      button.textContent = early.getAttribute('data-waiting');
      form.querySelectorAll('input').forEach(function (input) {
        input.readOnly = true;
      });
    }
    form.addEventListener('focusin', function (event) {
      form.setAttribute('data-at', event.target.name || '');
    });
    // The start of a word may have been missed.
    ['compositionstart', 'compositionupdate', 'compositionend'].forEach(function (name) {
      form.addEventListener(name, function () {
        form.toggleAttribute('data-composing', name !== 'compositionend');
      });
    });
    form.addEventListener('submit', function (event) {
      event.preventDefault();
      submit();
    });
    form.setAttribute('data-at', at);
    if (!early.contains(document.activeElement)) form.querySelector('[name=' + at + ']').focus();
    // Enter closes it where no script is yet.
    if (!early.open) submit();
  }
  // The file is parsed, and nothing painted yet, where not the server's page for the login's address has shown it.
  if (!token) document.addEventListener('readystatechange', takeLogin, { once: true });
  else
    document.querySelectorAll('.early-login').forEach(function (shown) {
      shown.remove();
    });

  /** Sent as the application would send it. */
  function ask(method, path, body) {
    var controller = new AbortController();
    var headers = { Accept: 'application/json', Authorization: 'Bearer ' + token };
    if (body) headers['Content-Type'] = 'application/json';
    var answer = fetch(START.api + '/' + path, {
      method: method,
      headers: headers,
      body: body || undefined,
      signal: controller.signal,
    });
    // Told by whoever takes it over.
    answer.catch(function () {});
    return {
      method: method,
      path: path,
      body: body,
      token: token,
      sentAt: performance.now(),
      answer: answer,
      abort: function () {
        controller.abort();
      },
    };
  }

  var me = null;
  try {
    me = JSON.parse(stored('startsAs'));
  } catch (error) {
    // Nobody has been here since they signed in elsewhere.
  }
  // Which groups of the menu index.html paints.
  if (me && me.role === 1) document.documentElement.setAttribute('data-role', 'admin');
  if (!token || !START.api || !window.AbortController) return;
  var reads = page && me ? (me.role === 1 ? page.reads.admin : page.reads.other) : [];
  // A server that refused the form of the specification is asked by the application, in its own form (`api/dialect-memory`).
  var otherForms = (stored('dialects:' + START.api) || '').split(',');
  reads = reads.filter(function (read) {
    return otherForms.indexOf(read[0]) < 0;
  });
  window.earlyCalls = [ask('GET', 'user', '')].concat(
    reads.map(function (read) {
      return ask('POST', read[0], read[1].split(START.me).join(String(Number(me.id))));
    })
  );
})();
