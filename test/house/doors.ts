import { type House, type Rule, stepsIn } from './house.ts'
import { nounOf } from './parts.ts'
import type { Node } from './tree.ts'

/** What sends by itself: mails, pushes, calls to other hosts, and the one gate of messages. */
const SENDS =
  /^functions\/core\/(platform\/(aws\/mail|post-public)|people\/push-devices\/send-push|messaging\/messages\/(send|deliver)-message|outreach\/sends\/send-outreach|telephony\/twilio\/twilio|calendar\/google\/request-google|assistant\/providers\/request-vendor)\.ts$/

/** The demonstration's past is written into the table, as tests write theirs: no start has the time to live through it. */
const WRITES_PAST = /^lib\/local\/past\//

/** The table and the AWS clients are tools, open as they are. */
const isTool = (noun: string) => /^platform\/(table|aws)$/.test(noun)

export const doors: Rule[] = [
  {
    says: 'a noun is entered by its door, its acts, and its named files: store, rules, and keys are its own',
    breaches: (house) =>
      stepsIn(house)
        .filter((step) => {
          const noun = nounOf(step.to)
          const isOutside = noun !== undefined && noun !== nounOf(step.from) && !WRITES_PAST.test(step.from)
          return isOutside && !isTool(noun) && isInner(step)
        })
        .map(({ from, to }) => `${from} → ${to}`),
  },
  {
    says: 'what was asked for is marked by a door, and by the lists of those who ask',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => path.startsWith('functions/') && !MARKING.test(path))
        .filter(({ text }) => /\bifSeen\b|\bas Seen</.test(text))
        .map(({ path }) => path),
  },
  {
    says: 'a door has code of its own: it hands on nothing and renames nothing',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^functions\/core\/.*\/door\.ts$/.test(path))
        .flatMap(({ path, nodes }) => nodes().flatMap((node) => handedOn(node).map((name) => `${path}: ${name}`))),
  },
  {
    says: 'what follows a change puts work on a queue: it sends nothing by itself',
    breaches: (house) =>
      house.sources
        .filter(({ path }) => /^functions\/core\/.*\/follow\.ts$/.test(path))
        .flatMap(({ path }) => wayToSender(house, path)?.join(' → ') ?? []),
  },
]

const MARKING = /\/(door|list-[a-z-]+)\.ts$|^functions\/core\/platform\/access\.ts$/

/** Types of keys and rules are free, and what follows a change may name the entity that changed. */
function isInner({ from, to, isType, names }: ReturnType<typeof stepsIn>[number]): boolean {
  if (/[/-]store\.ts$/.test(to)) return true
  if (isType || names.length === 0) return false
  return /\/rules\.ts$/.test(to) || (/[/-]entity\.ts$/.test(to) && !from.endsWith('/follow.ts'))
}

function handedOn({ type, source, declaration, specifiers }: Node): string[] {
  if (type === 'ExportAllDeclaration') return ['*']
  if (type !== 'ExportNamedDeclaration') return []
  if (!declaration) return source || specifiers ? ['names of another file'] : []
  const declared = ((declaration as Node).declarations ?? []) as { id: { name?: string }; init?: Node | null }[]
  return declared
    .filter(({ init }) => init?.type === 'Identifier' || init?.type === 'MemberExpression')
    .map(({ id }) => id.name ?? '')
}

function wayToSender(house: House, from: string): string[] | undefined {
  const ways = new Map([[from, [from]]])
  for (const [path, way] of ways) {
    if (SENDS.test(path)) return way
    for (const { to, isType, isPackage } of house.find(path)?.imports ?? [])
      if (!isType && !isPackage && to.startsWith('functions/core/') && !ways.has(to)) ways.set(to, [...way, to])
  }
  return
}
