import { fieldOfLabel } from '#contract/outreach/lead-fields.ts'
import { htmlToText } from '../../stock/feeds/html-to-text.ts'
import { HTML_TAG } from './adf-tree.ts'

const LESS = /<(?!\/?([a-z][a-z0-9]*)[^<>]*>)|<\/?([a-z][a-z0-9]*)[^<>]*>/gi

/** A text without the tags of web pages; whatever else stands in angle brackets is text. */
const once = (text: string) =>
  htmlToText(
    text.replace(LESS, (less, _, name?: string) => (name && HTML_TAG.test(name) ? less : less.replaceAll('<', '&lt;'))),
  )

/** The readable lines of what a sender wrote as XML, HTML, or both in each other. */
export const readProse = (text: string): string => once(once(text)).replace(/\n{2,}/g, '\n')

/** The same in one line. */
export const readLine = (text: string): string => readProse(text).replace(/\s+/g, ' ').trim()

/** Of a table's cell, or of a label in a list of labels and values. */
const CELL_END = /<\/(?:t[dh]|dt)\s*>/gi
const VALUE_END = /<\/dd\s*>/gi

/** What begins a line of its own, and the page's title, which is no part of it. */
const BEGIN = /<(?:div|p|table|tr|[uod]l|h[1-6]|section|article|header|footer|blockquote)\b/gi
/** A label whose value stands beside it in an element of its own. */
const LABEL = /<(span|b|strong|label)\b[^<>]*>([^<>]{2,60})<\/\1\s*>\s*(?=<(?:span|em|label)\b)/gi
const TITLE = /<title\b[^<>]*>[^<>]*<\/title\s*>/gi

/** A page's lines: cells of a table's row stand beside each other, with a tab between. */
export const readPage = (html: string): string =>
  htmlToText(
    (/<pre\b/i.test(html) ? html : html.replace(/\s+/g, ' '))
      .replace(TITLE, '')
      .replace(LABEL, (all, _, label: string) => (fieldOfLabel(label) ? `${all}\u2003` : all))
      .replace(BEGIN, '\u2004$&')
      .replace(CELL_END, '$&\u2003')
      .replace(VALUE_END, '<br>'),
  )
    .replace(/ ?\u2004[ \u2004]*/g, '\u2004')
    .replace(/(?<=^|[\n\u2003])\u2004|\u2004(?=\n|$)/g, '')
    .replaceAll('\u2004', '\n')
    .replace(/ ?\u2003 ?/g, '\t')
    .replace(/\t+(?=\n|$)/g, '')
