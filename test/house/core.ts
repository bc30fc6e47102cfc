import type { House, Rule } from './house.ts'
import type { Node, Source } from './tree.ts'

/** The verbs of use cases; a core file with another first word holds pure functions, which read and write nothing. */
const VERBS = new Set(
  `accept add admit answer apply ask assign attach authenticate book cancel change check choose close compose confirm connect count create deliver disconnect discard dismiss duplicate end find follow get
  hand hold import index join limit list mark merge move open plan presign publish read receive record refresh refuse remove replay request resend reset restore search
  run send settle start submit sync take tell test transcribe transfer try undo update verify warn write`.split(/\s+/),
)

/** Files that face the outside world, and are named in its terms. */
const isAdapter = (path: string) =>
  /^functions\/core\/(platform\/aws|people\/pool|telephony\/(carriers|twilio)|stock\/dealer-ftp)\//.test(path)
const isTable = (path: string) => /^functions\/core\/platform\/table\//.test(path)
const nameOf = (path: string) => /([^/]+)\.tsx?$/.exec(path)?.[1] ?? ''

/** A noun's files; excludes those of an area itself, of the table, and of the outside world. */
const isOfNoun = (path: string) =>
  /^functions\/core\/[^/]+\/[^/]+\/[^/]+\.ts$/.test(path) && !isAdapter(path) && !isTable(path)
const isStore = (path: string) => /^([a-z]+-)*store$/.test(nameOf(path))
const isDoor = (path: string) => isOfNoun(path) && nameOf(path) === 'door'
const isUseCase = (path: string) => VERBS.has(nameOf(path).split('-')[0] ?? '')
const isPure = (path: string) =>
  isOfNoun(path) && !isStore(path) && !/^(door|follow|([a-z-]+-)?entity)$/.test(nameOf(path)) && !isUseCase(path)

export const core: Rule[] = [
  {
    says: 'core knows a closed list of file names: a use case begins with its verb',
    breaches: ({ leaves }) =>
      leaves
        .map(({ path }) => path)
        .filter((path) => path.startsWith('functions/core/') && !isAdapter(path) && !isTable(path))
        // What the assistant says and heeds is data.
        .filter(
          (path) =>
            !/^functions\/core\/platform\/[^/]+$|\/README\.md$|\/(english|spanish|[a-z]+-words)\.json$/.test(path),
        )
        .filter(
          (path) =>
            !(isOfNoun(path)
              ? /^(door|entity|partitions|store|rules|texts|follow|statuses|consent|gate|row|[a-z0-9]+(-[a-z0-9]+)+)$/.test(
                  nameOf(path),
                )
              : /^functions\/core\/[^/]+\/follows\.ts$/.test(path)),
        ),
  },
  {
    says: 'rules and other pure files reach no store and no outside world, and read no clock, through others neither',
    breaches: (house) =>
      house.sources.filter(({ path }) => isPure(path)).flatMap((source) => impuritiesOf(house, source)),
  },
  {
    says: 'the contract, entities, and public pages read no clock',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^functions\/contract\/|^functions\/core\/.*[-/]entity\.ts$|^web\/pages\//.test(path))
        .filter(readsClock)
        .map(({ path }) => path),
  },
  {
    says: 'a key of the table is built in an entity only',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => path.startsWith('functions/') && !BUILDING_KEYS.test(path))
        .filter(({ text }) => /[^'"]#|#(?!contract\/)/.test(text))
        .flatMap(({ path, nodes }) => nodes().flatMap((node) => (isKey(node) ? [`${path}: ${textOf(node)}`] : []))),
  },
  {
    says: 'an organization is proven only at the doors, and by items of the table that say whose they are',
    breaches: ({ sources }) =>
      sources.flatMap(({ path, text, nodes }) => {
        if (PROVING.test(path)) return []
        const isNamed = text.includes('provenOrg(')
        const isCast = /\bOrgId\b/.test(text) && nodes().some(castsToOrg)
        return isNamed || isCast ? [path] : []
      }),
  },
]

/** A dealer's feed identifies a vehicle by a code and a number joined like a key: it is a field, not a key. */
const BUILDING_KEYS =
  /[-/]entity\.ts$|\/partitions\.ts$|^functions\/(contract\/table|core\/stock\/feeds\/read-row)\.ts$|^functions\/core\/platform\/table\//

/** Doors to the outside, and doors and stores of items found without knowing the tenant: by a code or token, a key's hash, a user's id, a public URL. */
const PROVING =
  /^functions\/(webhooks|jobs)\/|^lib\/local\/past\/|^functions\/core\/(platform\/(ctx|access|changes\/read-changes)|(calendar\/(appointments|feeds|google)|messaging\/(deals|files|mail-threads|webchat)|outreach\/leads|stock\/(catalogue|vehicles)|telephony\/(meta-pages|registrations)|people\/(accounts|api-keys|invitations|organizations))\/(store|door))\.ts$/

const castsToOrg = ({ type, typeAnnotation }: Node) =>
  (type === 'TSAsExpression' || type === 'TSTypeAssertion') &&
  ((typeAnnotation as Node).typeName as Node | undefined)?.name === 'OrgId'

/** `O#…`, `…#NOTES`, and strings or templates joined by `#`; private names and colors are not keys. */
function isKey(node: Node): boolean {
  if (node.type === 'Literal')
    return typeof node.value === 'string' && /^[A-Z][A-Z_]*#|#[A-Z][A-Z_]+(#|$)/.test(node.value)
  if (node.type !== 'TemplateLiteral') return false
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return parts.some(
    (part, n) => /\b[A-Z][A-Z_]*#|#[A-Z][A-Z_]+(#|$)/.test(part) || (n > 0 && n < parts.length - 1 && /^#/.test(part)),
  )
}

const textOf = (node: Node) =>
  node.type === 'Literal'
    ? String(node.value)
    : (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…')

/** The paths by which a pure file reaches what it must not, each with the files in between. */
function impuritiesOf(house: House, source: Source): string[] {
  const ways = new Map([[source.path, [source.path]]])
  const found: string[] = []
  for (const [path, way] of ways) {
    const file = house.find(path)
    const why =
      path !== source.path && reachesOut(path) ? 'reads or writes' : file && readsClock(file) ? 'reads the clock' : ''
    if (why) found.push(`${way.join(' → ')} ${why}`)
    // An entity only describes items; it reads none.
    if (why || (path !== source.path && /[-/]entity\.ts$/.test(path))) continue
    for (const { to, isType, isPackage } of file?.imports ?? [])
      if (!isType && !isPackage && to.startsWith('functions/core/') && !ways.has(to)) ways.set(to, [...way, to])
  }
  return found
}

const reachesOut = (path: string) =>
  isStore(path) ||
  isDoor(path) ||
  /^functions\/core\/platform\/table\/(client|batches)\.ts$/.test(path) ||
  (isAdapter(path) && !/\/(failure|patience)\.ts$/.test(path))

const clocks = new WeakMap<Source, boolean>()
function readsClock(source: Source): boolean {
  const known = clocks.get(source)
  if (known !== undefined) return known
  const reads = /\b(Date|performance|Temporal)\b/.test(source.text) && source.nodes().some(asksForNow)
  clocks.set(source, reads)
  return reads
}

function asksForNow({ type, callee, arguments: args, object, property }: Node): boolean {
  if (type === 'MemberExpression')
    return (
      ['Date', 'performance', 'Temporal'].includes((object as Node).name as string) &&
      [(property as Node).name, (property as Node).value].some((one) => one === 'now' || one === 'Now')
    )
  if (type !== 'NewExpression' && type !== 'CallExpression') return false
  return (callee as Node).name === 'Date' && (type === 'CallExpression' || (args as Node[]).length === 0)
}
