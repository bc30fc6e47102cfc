/** An element of an ADF document. Names are lowercase; `text` is its own, with the markup that a customer's text has. */
export interface AdfNode {
  name: string
  attributes: Record<string, string>
  text: string
  children: AdfNode[]
}

/** Deeper than any provider's. */
const DEPTH_MAX = 40
const TAG = /<(\/?)([a-z][\w:.-]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/iy
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/>]+))/g
/** Tags of web pages are part of a text, whatever element they stand in. */
export const HTML_TAG =
  /^(?:a|abbr|b|big|blockquote|body|br|center|code|col|div|em|font|form|h[1-6]|head|hr|html|i|img|ins|li|link|meta|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|u|ul)$/i
/** Texts of people hold no further elements. */
const PROSE = /^(?:comments?|description|pricecomments|notes|message|question)$/
const PASSED = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const
const CDATA = '<![CDATA['

/**
 * Reads a document that providers wrote by joining strings: what is no tag of an element is text, and an element that is not
 * closed ends with the one around it. Nothing is declared, expanded, or looked up. Undefined beyond any usual depth.
 */
export function readTree(document: string): AdfNode | undefined {
  const root: AdfNode = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const find = finder(document)
  let at = 0
  while (at < document.length) {
    const start = find('<', at)
    if (start < 0) break
    top().text += document.slice(at, start)
    const cdata = document.startsWith(CDATA, start) ? find(']]>', start) : -1
    const passed = PASSED.find(([begin, end]) => document.startsWith(begin, start) && find(end, start) >= 0)
    TAG.lastIndex = start
    const [tag = '<', slash, name = '', attributes = ''] = cdata >= 0 || passed ? [] : (TAG.exec(document) ?? [])
    at = start + tag.length
    if (cdata >= 0) {
      top().text += document.slice(start + CDATA.length, cdata)
      at = cdata + 3
    } else if (passed) at = find(passed[1], start) + passed[1].length
    else if (!isElement(name, slash, open)) top().text += tag
    else if (slash) open.length = Math.max(1, openAt(name, open))
    else {
      // None holds its own kind: the one before it was not closed.
      if (top().name === bareName(name)) open.pop()
      const node = { name: bareName(name), attributes: readAttributes(attributes), text: '', children: [] }
      top().children.push(node)
      if (!attributes.endsWith('/')) open.push(node)
      if (open.length > DEPTH_MAX) return undefined
    }
  }
  top().text += document.slice(at)
  return root
}

/** Without the prefix that some programs put before each. */
const bareName = (name: string) => name.toLowerCase().replace(/^.*:/, '')
const openAt = (name: string, open: AdfNode[]) => open.findLastIndex((one) => one.name === bareName(name))

/** In a person's text no element begins, and none ends but one that is open. */
function isElement(name: string, slash: string | undefined, open: AdfNode[]): boolean {
  if (name === '' || HTML_TAG.test(name)) return false
  return !PROSE.test(open.at(-1)?.name ?? '') || (slash === '/' && openAt(name, open) > 0)
}

const readAttributes = (written: string) =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )

/** Finds texts, and does not look again for one that comes no more. */
function finder(document: string) {
  const gone = new Set<string>()
  return (text: string, from: number) => {
    const at = gone.has(text) ? -1 : document.indexOf(text, from)
    if (at < 0) gone.add(text)
    return at
  }
}
