// `node scripts/check-architecture.mjs`, a part of `npm run lint`, checks what neither ESLint nor the import rules can see: names
// of files, words, comments, catalogue keys that no file uses, and resources of queries. It prints the problems and their number.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Prefixes of keys that are built at run time, e.g. t(`common:position.${id}`): every key with such a prefix counts as used.
 * A prefix is listed only while a file builds it.
 */
const DYNAMIC_KEYS = [
  'auth:demo.',
  'card:busy.',
  'card:crop.move.',
  'card:step.',
  'common:crash.',
  'common:error.',
  'common:language.',
  'common:storage.',
  'common:table.',
  'company:holidays.refused.',
  'exporting:type.',
  'hours:preset.',
  'importing:cell.fault.',
  'importing:choose.',
  'importing:rowAction.',
  'importing:end.',
  'importing:send.',
  'importing:template.',
  'importing:title.',
  'importing:why.',
  'leave:submit.',
  'lists:views.field.',
  'members:position.',
  'palette:action.',
  'palette:group.',
  'palette:person.',
  'palette:words.',
  'painter:calendar.fault.',
  'painter:calendar.rounding.',
  'shell:menu.',
  'shell:settings.',
  'shell:unsent.state.',
  'shell:unsent.toast.',
  'skills:mark.',
];

/** Names that were replaced by the field's word, so that they do not come back. */
const PRIVATE_WORDS = `
  Ahead arriving-rows askLoss askReturn asksForOther bringArrivedRowIntoSight comeNear countNow countSkipped
  decodeBeside deed dialect Dressed early-input earlyCalls earlyWordEnded fetchBeside fetchWaitingParts
  fewFiles FocusHeir foundKeyOf ghost goneFrom HeldInput hold-letters holdLetters InputBeside intoEmpty
  isPlain isSearchNear isSure isThere laterPart layOver lookOf losesMuch lost-reply markStale misfitsOf
  MuiFrame noteUnreadable NothingKept onceEach owned-run Owner paintGroup paintLogin palette-door placeOf
  plainLaterPart prepareTheme press-when-there pressWhenThere putInOutbox quietly quietSince ReadBeside
  requestInDialect restingPart RunGate SentFinder shownOrRead skipRows snag spokenAnswer startAhead
  startGrouper startOwnedRun startsAs startsOver strayPress takeEarlyCall toFoundKey UnfinishedWrite unkept
  unpark unreadableSoFar useAtRest useIsHere verifiedUnique views-door whenAtRest wish withMui
`
  .trim()
  .split(/\s+/);

/** A comment says who acts and what happens: these words hide one of them, and so does a question word at its beginning. */
const VAGUE_WORDS = /\b(nobody|somebody|whoever|stands|tells)\b/i;
const QUESTION_WORDS = /^(what|whatever|whether|who|whom|whose)\b/i;

const root = fileURLToPath(new URL('..', import.meta.url));
const LOCALES = 'src/i18n/locales';
const problems = [];
/** Each file is parsed once for all checks. */
const parsed = new Map();

const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const code = files.filter((file) => /\.tsx?$/.test(file));
const sources = code.filter((file) => !file.startsWith(`${LOCALES}/`));

checkNames();
checkWords();
checkComments();
checkBarrels();
checkCatalogues();
checkResources();
report();

function readText(file) {
  return readFileSync(join(root, file), 'utf8');
}

function parse(file) {
  if (!parsed.has(file)) {
    parsed.set(file, ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true));
  }
  return parsed.get(file);
}

function visit(node, see) {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function checkNames() {
  const taken = new Map();
  for (const file of files.filter((name) => basename(name) !== 'README.md')) {
    const stem = basename(file).split('.')[0];
    if (file.split('/').some((part) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part))) {
      problems.push(`${file}: names are kebab-case`);
    }
    if (['index', 'utils', 'util', 'helpers', 'helper', 'types', 'constants'].includes(stem)) {
      problems.push(`${file}: name the file for what it holds`);
    }
    if (!file.startsWith(`${LOCALES}/`) && /\.tsx?$/.test(file)) {
      if (taken.has(stem) && stem !== 'feature' && stem !== 'fields')
        problems.push(`${file}: ${taken.get(stem)} has the same name`);
      taken.set(stem, file);
    }
  }
}

function checkWords() {
  const word = new RegExp(`\\b(${PRIVATE_WORDS.join('|')})\\b`);
  for (const file of ['src', 'tests', 'e2e'].flatMap(listCode)) {
    const [found] = readText(file).match(word) ?? [];
    if (found) problems.push(`${file}: ${found} is a word of our own; take that of the field`);
  }
}

function checkComments() {
  for (const file of files.filter((name) => /\.(tsx?|js|css)$/.test(name))) {
    const text = readText(file);
    for (const { 0: comment, index } of text.matchAll(/\/\*[^]*?\*\/|(?<![:'"`\w/])\/\/.*/g)) {
      const sentence = comment.replace(/^[\s/*]+/, '');
      const [word] = VAGUE_WORDS.exec(sentence) ?? QUESTION_WORDS.exec(sentence) ?? [];
      const line = text.slice(0, index).split('\n').length;
      if (word) problems.push(`${file}:${line}: a comment says "${word}"; name who acts and what happens`);
    }
  }
}

function listCode(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

function checkBarrels() {
  for (const file of sources) {
    for (const statement of parse(file).statements) {
      if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
        problems.push(`${file}: re-exports ${statement.moduleSpecifier.text}; import it where it is written`);
      }
    }
  }
}

/** Queries and mutations declare their resources, because invalidation depends on them. */
function checkResources() {
  const find = (node, name) => node.properties.find((property) => property.name?.getText() === name);
  for (const file of sources) {
    const source = parse(file);
    visit(source, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      for (const [call, word] of [
        ['queryFn', 'reads'],
        ['mutationFn', 'writes'],
      ]) {
        if (!find(node, call) || new RegExp(`\\b${word}\\b`).test(find(node, 'meta')?.getText() ?? ''))
          continue;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        problems.push(`${file}:${line + 1}: has a ${call} and no meta.${word}`);
      }
    });
  }
}

function checkCatalogues() {
  const { texts, keysByNamespace } = collectTexts();
  // A text of the key sheet lists several keys: `palette:keys.drag, palette:keys.tapEnds`.
  for (const text of [...texts]) for (const key of text.match(/palette:keys\.\w+/g) ?? []) texts.add(key);
  for (const file of code.filter((path) => path.startsWith(`${LOCALES}/en/`))) {
    const namespace = basename(file, '.ts');
    const local = keysByNamespace.get(namespace) ?? new Set();
    const keys = catalogueKeys(file);
    if (!code.includes(`${LOCALES}/ja/${namespace}.ts`))
      problems.push(`${file}: there is no Japanese catalogue`);
    for (const key of keys) {
      const full = `${namespace}:${key}`;
      const isDynamic = DYNAMIC_KEYS.some((prefix) => full.startsWith(prefix));
      const isUsed = texts.has(full) || local.has(key) || isDynamic;
      if (!isUsed) problems.push(`${file}: no file uses ${key}`);
    }
  }
  for (const prefix of DYNAMIC_KEYS) {
    const [, withoutNamespace] = prefix.split(':');
    const isBuilt = texts.has(prefix) || texts.has(withoutNamespace);
    if (!isBuilt) problems.push(`scripts/check-architecture.mjs: no file builds keys from ${prefix}`);
  }
}

/**
 * All literal texts of the sources, and per namespace those of the files that ask for it by
 * useTranslation('shell'), useTranslation(['shell', …]), fixedWords(language, 'shell') or, for `common`, without an argument.
 */
function collectTexts() {
  const texts = new Set();
  const keysByNamespace = new Map();
  for (const file of sources) {
    const own = new Set();
    const namespaces = new Set();
    visit(parse(file), (node) => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) own.add(node.text);
      if (ts.isCallExpression(node) && /^(useTranslation|fixedWords)$/.test(node.expression.getText())) {
        if (node.arguments.length === 0) namespaces.add('common');
        for (const argument of node.arguments) {
          visit(argument, (part) => {
            if (ts.isStringLiteralLike(part)) namespaces.add(part.text);
          });
        }
      }
    });
    for (const text of own) texts.add(text);
    for (const namespace of namespaces) {
      keysByNamespace.set(namespace, new Set([...(keysByNamespace.get(namespace) ?? []), ...own]));
    }
  }
  return { texts, keysByNamespace };
}

/** The dotted keys of a catalogue, `count_one` and `count_other` as `count`. */
function catalogueKeys(file) {
  const keys = new Set();
  const walk = (literal, path) => {
    for (const property of literal.properties) {
      if (!ts.isPropertyAssignment(property)) {
        problems.push(`${file}: a catalogue holds plain keys and texts only`);
        continue;
      }
      const inner = [...path, property.name.text];
      if (ts.isObjectLiteralExpression(property.initializer)) walk(property.initializer, inner);
      else keys.add(inner.join('.').replace(/_(one|other)$/, ''));
    }
  };
  for (const statement of parse(file).statements.filter(ts.isVariableStatement)) {
    for (const { initializer } of statement.declarationList.declarations) {
      const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
      if (value && ts.isObjectLiteralExpression(value)) walk(value, []);
    }
  }
  return keys;
}

function report() {
  for (const problem of problems) console.error(problem);
  console.log(`Architecture: ${code.length} files, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
