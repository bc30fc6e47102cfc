import type { House, Rule } from './house.ts'
import type { Node } from './tree.ts'

/** Changes that every member may make, whatever their role, by file and row; each with its reason. */
const FOR_EVERYBODY: Record<string, string> = {
  'people/auth.ts changePassword': 'own account',
  'people/auth.ts endSession': 'own sessions',
  'people/identities.ts linkProvider': 'own account',
  'people/identities.ts unlinkProvider': 'own account',
  'people/two-step.ts startTotp': 'own account',
  'people/two-step.ts endTotp': 'own account',
  'people/me.ts update': 'own settings',
  'people/pictures.ts set': 'own account',
  'people/pictures.ts remove': 'own account',
  'people/own-notifications.ts updateNotifications': 'own settings',
  'people/own-notifications.ts silence': 'own settings',
  'people/own-notifications.ts addPush': 'own devices',
  'people/own-notifications.ts endPush': 'own devices',
  'people/own-notifications.ts removePush': 'own devices',
  'people/notifications.ts read': 'own notifications',
  'people/realtime.ts token': 'changes nothing',
  'customers/views.ts create': 'own views; the dealership’s ask for `settings` in core',
  'customers/views.ts update': 'own views, like `create`',
  'customers/views.ts remove': 'own views, like `create`',
  'messaging/quick-replies.ts create': 'own answers; the dealership’s ask for `settings` in core',
  'messaging/quick-replies.ts update': 'own answers, like `create`',
  'messaging/quick-replies.ts remove': 'own answers, like `create`',
  'messaging/chats.ts unread': 'reading mark',
  'messaging/thread-rows.ts read': 'reading mark',
  'messaging/thread-rows.ts requestMedia': 'fetches a file again that was sent to whoever reads',
  'messaging/presence-rows.ts presence': 'who is here',
  'outreach/campaigns.ts get': 'counts afresh what is behind, and shows only whom the reader sees',
  'outreach/campaigns.ts report': 'like `get`',
  'customers/imports.ts get': 'ends one whose job was lost; managers’ and its starter’s in core',
  'reports/reports.ts get': 'keeps the days that it counts; what is counted is what the reader sees',
  'reports/reports.ts rows': 'like `get`',
  'reports/dashboard.ts week': 'like `get` of the reports',
  'reports/reports.ts export': 'like `get`',
  'messaging/upload.ts create': 'a file is nobody’s until a row with a right takes it',
  'calls/calls.ts end': 'own calls, and whoever is in one can hang up; others’ ask for `assign` in core',
  'calendar/feeds.ts renewFeed': 'own calendar',
  'calendar/feeds.ts removeFeed': 'own calendar',
  'calendar/google.ts connectGoogle': 'own calendar',
  'calendar/google.ts disconnectGoogle': 'own calendar',
}

export const rights: Rule[] = [
  {
    says: 'a row with which a member changes something, takes an export, writes, or costs names its right or is for everybody with a reason',
    breaches: (house) => {
      const open = new Set(openRows(house))
      const files = new Set(house.sources.map(({ path }) => path))
      const stale = Object.keys(FOR_EVERYBODY).filter((row) => files.has(fileOf(row)) && !open.has(row))
      return [
        ...[...open].filter((row) => !FOR_EVERYBODY[row]).map((row) => `${fileOf(row)}: ${row} names no right`),
        ...stale.map((row) => `${fileOf(row)}: ${row} is no row for everybody`),
      ]
    },
  },
]

const CONTRACT = 'functions/contract/'
const fileOf = (row: string) => CONTRACT + row.split(' ')[0]

/** Members' rows that change something, write or cost by reading, or give out an export's file, and name no right. */
const openRows = ({ sources }: House): string[] =>
  sources
    .filter(({ path, text }) => path.startsWith(CONTRACT) && text.includes('route('))
    .flatMap(({ path, nodes }) => {
      const declared = declaredIn(nodes())
      return nodes().flatMap((node) => {
        const row = rowIn(node, declared)
        return row && isOpen(row.fields, declared) ? [`${path.slice(CONTRACT.length)} ${row.name}`] : []
      })
    })

/** What a row that only shows something needs no right for. */
const READS =
  /^(table:read(-sealed|-showroom|-shared)?|google|sign-in-providers|trials|keys:(csrf|edge|realtime|audit|push)|(lists|media):read)$/

function isOpen(fields: Field[], declared: Declared): boolean {
  const find = (name: string) => fields.find(({ key }) => key?.name === name)?.value
  // A row whose access cannot be read counts as a member's.
  if (find('right') || (find('access')?.value ?? 'member') !== 'member') return false
  if (find('method')?.value !== 'GET') return true
  return usesIn(find('uses'), declared).some((use) => !READS.test(use))
}

type Field = {
  key?: { name: string }
  value?: Uses & { value?: unknown }
  /** Of a spread. */
  argument?: { name?: string }
}

/** A list, or the name of one. */
type Uses = { name?: string; elements?: { value?: unknown; argument?: Uses }[] }
type Declared = { fields: Map<string, Field[]>; lists: Map<string, Uses> }

function usesIn(uses: Uses | undefined, declared: Declared): string[] {
  if (uses?.name) return usesIn(declared.lists.get(uses.name), declared)
  return (uses?.elements ?? []).flatMap(({ value, argument }) =>
    argument ? usesIn(argument, declared) : typeof value === 'string' ? [value] : [],
  )
}

const plain = (node: Node | null | undefined) => (node?.type === 'TSAsExpression' ? (node.expression as Node) : node)

const fieldsOf = (node: Node | null | undefined): Field[] | undefined => {
  const object = plain(node)
  return object?.type === 'ObjectExpression' ? (object.properties as Field[]) : undefined
}

/** What a file's rows may take over, by its name. */
function declaredIn(nodes: Node[]): Declared {
  const declared: Declared = { fields: new Map(), lists: new Map() }
  for (const { type, id, init } of nodes) {
    if (type !== 'VariableDeclarator') continue
    const { name } = id as { name: string }
    const fields = fieldsOf(init as Node | null)
    if (fields) declared.fields.set(name, fields)
    const list = plain(init as Node | null)
    if (list?.type === 'ArrayExpression') declared.lists.set(name, list as unknown as Uses)
  }
  return declared
}

/** A row and its fields, those included that it takes over. */
function rowIn({ type, key, value }: Node, declared: Declared) {
  const { callee, arguments: given } = (type === 'Property' ? value : {}) as Partial<Node>
  if ((callee as { name?: string } | undefined)?.name !== 'route') return
  const fields = fieldsOf((given as Node[])[0]) ?? []
  return {
    name: (key as { name: string }).name,
    fields: fields.flatMap((field) =>
      field.argument ? (declared.fields.get(field.argument.name ?? '') ?? []) : [field],
    ),
  }
}
