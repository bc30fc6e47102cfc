import type { Language } from '#contract/language.ts'
import type { RawItem } from '../../platform/table/read-partition.ts'
import { KIND_WORDS, OTHER, PAGE_TITLE } from './texts.ts'

/** All that is known of somebody as a page that needs nothing else: a heading a kind, a list of facts for each record. */
export function writePage(name: string, found: readonly RawItem[], now: Date, language: Language): string {
  const title = escaped(PAGE_TITLE[language](name, now.toISOString().slice(0, 10)))
  const sections = [
    ...Object.entries(KIND_WORDS).map(([kind, label]) =>
      section(
        label[language],
        found.filter((one) => one.kind === kind),
      ),
    ),
    section(
      OTHER[language],
      found.filter(({ kind }) => !(kind in KIND_WORDS)),
    ),
  ]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${sections.join('')}</html>`
}

const STYLE =
  'body{font:15px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid;padding-top:.5rem}dt{float:left;clear:left;width:11rem}dd{margin-left:12rem;overflow-wrap:anywhere}'

const section = (heading: string, items: readonly RawItem[]) =>
  items.length === 0 ? '' : `<h2>${escaped(heading)}</h2>${items.map(facts).join('')}`

const facts = ({ says }: RawItem) =>
  `<dl>${factsIn(says)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
    .join('')}</dl>`

/** Fields that only a program reads; the file has them too. */
const INNER = /^(id|sid|rank|conversation|contact|version|ttl|merged|heard_at|marks?|address_key|[a-z_]+_id)$/

/** Everything that an item says, however deep, as pairs of a name in words and a text. */
function factsIn(says: object): [name: string, value: string][] {
  return Object.entries(says).flatMap(([name, value]): [string, string][] => {
    if (INNER.test(name) || value === '' || value === null || value === undefined) return []
    if (typeof value !== 'object') return [[name.replaceAll('_', ' '), String(value)]]
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      return value.length > 0 ? [[name.replaceAll('_', ' '), value.join(', ')]] : []
    return factsIn(value)
  })
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
