import type { Rule } from './house.ts'
import type { Node, Source } from './tree.ts'

const linesOf = (sources: Source[], isTheirs: (path: string) => boolean, isBreach: (node: Node) => boolean) =>
  sources
    .filter(({ path }) => isTheirs(path))
    .flatMap(({ path, text, nodes }) =>
      nodes()
        .filter(isBreach)
        .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`),
    )

const calleeOf = ({ callee }: Node) => {
  const { name, property } = (callee ?? {}) as { name?: string; property?: { name?: string } }
  return name ?? property?.name ?? ''
}
const isCall = ({ type }: Node) => type === 'CallExpression' || type === 'NewExpression'

/** A code that nobody may guess is made of dice, once; whoever calls these rules stores its hash. */
const CODES = /^functions\/core\/people\/(invitations|two-step)\/rules\.ts$/

/** What works today and hurts later. */
export const hazards: Rule[] = [
  {
    says: 'rules throw no dice',
    breaches: ({ sources }) =>
      linesOf(
        sources,
        (path) => /^functions\/(contract\/|core\/.*\/rules\.ts$)/.test(path) && !CODES.test(path),
        (node) => isCall(node) && /^(random|randomInt|randomUUID|randomBytes|newId|ulid)$/.test(calleeOf(node)),
      ),
  },
  {
    says: 'the table is never scanned, but for all that a dealership has',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => path.startsWith('functions/') && !path.endsWith('/platform/table/dealership-items.ts'))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ to, names }) => /\/scan$/.test(to) || names.includes('ScanCommand'))
            .map(({ to }) => `${path} → ${to}`),
        ),
  },
  {
    says: 'how often the server is asked again is decided in data: no component polls',
    breaches: ({ sources }) =>
      linesOf(
        sources,
        (path) => /^web\/src\/(app|features|parts|ui)\//.test(path) && !CLOCKS.test(path),
        (node) =>
          (isCall(node) && calleeOf(node) === 'setInterval') ||
          (node.type === 'Property' && (node.key as { name?: string }).name === 'refreshInterval'),
      ),
  },
  {
    says: 'no HTML is set raw, but by the site that is rendered into files',
    breaches: ({ sources }) =>
      linesOf(
        sources,
        (path) => path.startsWith('web/') && !path.startsWith('web/src/app/site/'),
        ({ type, name, property }) =>
          (type === 'JSXAttribute' && (name as { name?: string }).name === 'dangerouslySetInnerHTML') ||
          (type === 'MemberExpression' &&
            /^(inner|outer)HTML$|^insertAdjacentHTML$/.test((property as { name?: string }).name ?? '')),
      ),
  },
  {
    says: 'a script of a public page is one function: what stands beside it is not sent along',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => path.startsWith('web/pages/scripts/') && !path.endsWith('-script.ts'))
        .filter(({ nodes }) => {
          const body = nodes().find(({ type }) => type === 'Program')?.body as Node[] | undefined
          const isType = ({ type, importKind }: Node) => importKind === 'type' || /^TS(Interface|TypeAlias)/.test(type)
          return body?.some((one) => !isType(one) && !/^Export(Named|Default)/.test(one.type)) ?? true
        })
        .map(({ path }) => path),
  },
  {
    says: 'no error is swallowed without a reason',
    breaches: ({ sources }) =>
      sources.flatMap(({ path, text, nodes }) =>
        nodes()
          .filter(({ type, body }) => type === 'CatchClause' && (body as { body: Node[] }).body.length === 0)
          // The reason is a comment, which is no node.
          .filter((node) => !/\/[/*]/.test(text.slice(node.start, node.end as number)))
          .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`),
      ),
  },
]

/** Clocks that a screen shows, and whoever is at a conversation: they ask for nothing. */
const CLOCKS =
  /^web\/src\/features\/(calls\/on-call\/call-time\.tsx|chats\/voice\/use-voice\.ts|chats\/presence\/be-present\.ts)$/
