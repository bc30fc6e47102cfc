import type { Rule } from './house.ts'
import type { Node } from './tree.ts'

const NUMBER = String.raw`(?:\d+|seven|ten|fourteen|thirty|siete|diez|catorce|treinta)`
const DAYS = String.raw`\b${NUMBER}[- ](?:days?|días?)\b`
const ABOUT =
  '(?:free|trial|gratis|prueba|money|refund|guarantee|dinero|reembols|devoluci|garant|past due|pago fall|payment fail)'
/** The plan's price, seats, and days in either language: a number beside the words of its promise. */
const PROMISES = [
  new RegExp(`${DAYS}[^.]*${ABOUT}`, 'iu'),
  new RegExp(`${ABOUT}[^.]*${DAYS}`, 'iu'),
  new RegExp(String.raw`\b${NUMBER} (?:users?|seats?|usuarios?)\b`, 'iu'),
  /\$ ?\d[\d.,]*(?: USD)? ?(?:a|per|\/|al|por) ?(?:month|mo|mes)\b/iu,
]
/** The twins' pages are Stripe's and Meta's own. */
const SAYS = /^(?:functions|web)\//

export const promises: Rule[] = [
  {
    says: 'what the plan promises is said by its figures in contract/people/plan.ts, never by a number in a text',
    breaches: ({ leaves, sources }) => {
      const inCode = sources.flatMap(({ path, nodes }) => nodes().map((node) => ({ path, words: wordsOf(node) })))
      const inDocs = leaves.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => ({ path, words: text }))
      return [...inCode, ...inDocs].flatMap(({ path, words }) => {
        const [promise] = PROMISES.flatMap((one) => (SAYS.test(path) && one.exec(words)?.[0]) || [])
        return promise ? [`${path} promises “${promise}”`] : []
      })
    },
  },
]

function wordsOf({ type, value }: Node): string {
  if (type === 'TemplateElement') return (value as { cooked?: string }).cooked ?? ''
  return typeof value === 'string' && (type === 'Literal' || type === 'JSXText') ? value : ''
}
