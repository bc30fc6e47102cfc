import type { House, Rule } from './house.ts'
import type { Node } from './tree.ts'

/** What sends by itself: mails, pushes, calls to other hosts, and the one gate of messages. */
const SENDS =
  /^functions\/core\/(platform\/(aws\/mail|post-public)|people\/push-devices\/send-push|messaging\/messages\/(send|deliver)-message|outreach\/sends\/send-outreach|telephony\/twilio\/twilio|calendar\/google\/request-google|assistant\/providers\/request-vendor)\.ts$/

export const doors: Rule[] = [
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
