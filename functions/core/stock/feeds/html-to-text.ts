/** The names of U+00A0 to U+00FF, in order. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
  Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
  Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
  icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`
const NAMED = new Map([
  ...LATIN.split(/\s+/).map((name, i) => [name, String.fromCharCode(0xa0 + i)] as const),
  ...Object.entries({
    nbsp: ' ',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    hellip: '…',
    trade: '™',
    euro: '€',
  }),
])
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));?/gi
const BREAKS = /<(?:br|\/p|\/div|\/li|\/ul|\/ol|\/tr|\/table|\/h[1-6]|hr)\b[^<>]*>/gi
const ITEMS = /<li\b[^<>]*>/gi
const TAGS = /<\/?[a-z][^<>]*>|<!--[^<>]*-->|<![a-z][^<>]*>/gi
/** Tags that were escaped once too often are still tags. */
const ESCAPED_TAG =
  /<\/?(?:br|p|b|i|u|div|span|ul|ol|li|strong|em|font|a|h[1-6]|table|tr|td|img|script|style)\b[^<>]*>/i

/** The readable text of a description that may be HTML: no tags, entities decoded, line breaks kept. */
export function htmlToText(html: string): string {
  const text = htmlOnce(html)
  return tidyLines(text.includes('<') && ESCAPED_TAG.test(text) ? htmlOnce(text) : text)
}

/** The same with its blanks as they are, and with what was escaped in it. */
export function htmlOnce(html: string): string {
  const text = html.includes('<') ? withoutTags(html) : html
  return text.includes('&') ? text.replace(ENTITY, letterOf) : text
}

function withoutTags(html: string): string {
  const marked = /<s(?:cript|tyle)/i.test(html) ? without(without(html, SCRIPT), STYLE) : html
  return marked.replace(BREAKS, '\n').replace(ITEMS, '• ').replace(TAGS, '')
}

interface Element {
  start: RegExp
  end: RegExp
}
const SCRIPT: Element = { start: /<script/gi, end: /<\/script/gi }
const STYLE: Element = { start: /<style/gi, end: /<\/style/gi }

/** Removes an element and its content; searches step by step, so that an element that never closes costs no time. */
function without(html: string, element: Element): string {
  let kept = ''
  let at = 0
  for (let start = find(element.start, html, 0); start >= 0; start = find(element.start, html, at)) {
    const end = find(element.end, html, start)
    if (end < 0) break
    kept += html.slice(at, start)
    const close = html.indexOf('>', end)
    at = close < 0 ? html.length : close + 1
  }
  return at === 0 ? html : kept + html.slice(at)
}

/** Does not search the lowercased text: lowercasing can turn a letter into two (İ), shifting all later positions. */
function find(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}

function letterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? entity
  const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  const isLetter = code === 10 || (code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff))
  return isLetter ? String.fromCodePoint(code) : ''
}

/** Single spaces, and at most one empty line in a row. */
function tidyLines(text: string): string {
  if (!/[\r\t\u00a0]| {2}|[ \n]\n/.test(text)) return text.trim()
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
