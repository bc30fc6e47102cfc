import type { Language } from '#contract/language.ts'
import type { RawItem } from '../../platform/table/read-partition.ts'
import { CODED, FACT_WORDS, YES_OR_NO } from './fact-words.ts'
import { KIND_WORDS, OTHER, PAGE_TITLE } from './texts.ts'

export interface Reader {
  language: Language
  /** The dealership's. */
  timeZone: string
  /** The names of its own fields and of its stages, by their ids. */
  names: ReadonlyMap<string, string>
}

/** All that is known of somebody as a page that needs nothing else: a heading a kind, a list of facts for each record. */
export function writePage(name: string, found: readonly RawItem[], now: Date, reader: Reader): string {
  const { language, timeZone } = reader
  const day = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone }).format(now)
  const title = escaped(PAGE_TITLE[language](name, day))
  const section = (heading: string, isOfIt: (kind: string) => boolean) => {
    const lists = found.filter(({ kind }) => isOfIt(kind)).map((one) => facts(one, reader))
    return lists.some(Boolean) ? `<h2>${escaped(heading)}</h2>${lists.join('')}` : ''
  }
  const sections = [
    ...Object.entries(KIND_WORDS).map(([kind, label]) => section(label[language], (one) => one === kind)),
    section(OTHER[language], (kind) => !(kind in KIND_WORDS || INNER_KINDS.includes(kind))),
  ]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${sections.join('')}</html>`
}

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b}h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.15rem;margin:2rem 0 .5rem}dl{display:grid;grid-template-columns:minmax(8rem,11rem) 1fr;gap:.15rem 1rem;border-top:1px solid #ccc;margin:0;padding:.6rem 0}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}@media print{dl{break-inside:avoid}}'

function facts({ says }: RawItem, reader: Reader): string {
  const found = factsIn(says, reader)
  const lines = found.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  return lines.length > 0 ? `<dl>${lines.join('')}</dl>` : ''
}

/** Kinds and fields that only a program reads; the file has them too. */
const INNER_KINDS = ['head']
const INNER =
  /^(id|sid|rank|conversation|contact|version|ttl|merged|heard_at|marks?|address_key|list|place|code|file|url|step|free_at|booked_at|held_until|tokens|ms|answered_ms|cost_micros|\w+_id)$/
/** A record's id, or a person's. */
const IS_ID = /^(01[0-9A-HJKMNP-TV-Z]{14,24}|[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const IS_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Everything that an item says, however deep, as pairs of a name in words and a text. */
function factsIn(says: object, reader: Reader): [name: string, value: string][] {
  const { language, names } = reader
  return Object.entries(says).flatMap(([name, value]): [string, string][] => {
    if (INNER.test(name) || value === '' || value === null || value === undefined) return []
    const label = FACT_WORDS[name]?.[language] ?? names.get(name) ?? name.replaceAll('_', ' ')
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      return value.length > 0 ? [[label, value.map((one) => textOf(name, one, reader)).join(', ')]] : []
    if (typeof value === 'object') return factsIn(value, reader)
    return IS_ID.test(String(value)) ? [] : [[label, textOf(name, value, reader)]]
  })
}

function textOf(name: string, value: unknown, { language, timeZone, names }: Reader): string {
  const text = String(value)
  if (typeof value === 'boolean') return YES_OR_NO[text]?.[language] ?? text
  if (name === 'stage') return names.get(text) ?? text
  if (!IS_MOMENT.test(text)) return CODED[name]?.[text]?.[language] ?? text
  return new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(text),
  )
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
