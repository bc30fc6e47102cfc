import type { House, Rule } from './house.ts'
import type { Node } from './tree.ts'

/** Changes that every member may make, whatever their role, by file and row; each with its reason. */
const FOR_EVERYBODY: Record<string, string> = {
  'people/auth.ts changePassword': 'own account',
  'people/auth.ts endSession': 'own sessions',
  'people/two-step.ts startTotp': 'own account',
  'people/two-step.ts endTotp': 'own account',
  'people/me.ts update': 'own settings',
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
  'messaging/upload.ts create': 'a file is nobody’s until a row with a right takes it',
  'calls/calls.ts end': 'own calls, and whoever is in one can hang up; others’ ask for `assign` in core',
  'calendar/feeds.ts renewFeed': 'own calendar',
  'calendar/feeds.ts removeFeed': 'own calendar',
  'calendar/google.ts connectGoogle': 'own calendar',
  'calendar/google.ts disconnectGoogle': 'own calendar',
  'assistant/writing.ts compose': 'only answers a text; sending it asks for `write`',
  'assistant/writing.ts translate': 'for reading',
  'assistant/writing.ts makeSummary': 'for reading',
}

export const rights: Rule[] = [
  {
    says: 'a row with which a member changes something names the right for it, or is one for everybody, with a reason',
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

/** Members' rows that change something and name no right. */
const openRows = ({ sources }: House): string[] =>
  sources
    .filter(({ path, text }) => path.startsWith(CONTRACT) && text.includes('route('))
    .flatMap(({ path, nodes }) =>
      nodes().flatMap(({ type, key, value }) => {
        const row = type === 'Property' ? fieldsOf(value as Node) : undefined
        const isOpen = row?.get('access') === 'member' && row.get('method') !== 'GET' && !row.has('right')
        return isOpen ? [`${path.slice(CONTRACT.length)} ${(key as { name: string }).name}`] : []
      }),
    )

/** The fields of a call of `route`, with those values that are plain. */
function fieldsOf({ type, callee, arguments: given }: Node): Map<string, unknown> | undefined {
  if (type !== 'CallExpression' || (callee as { name?: string }).name !== 'route') return
  const { properties } = (given as Node[])[0] as Node
  return new Map(
    (properties as Node[]).map(({ key, value }) => [
      (key as { name: string } | undefined)?.name ?? '',
      (value as { value?: unknown } | undefined)?.value,
    ]),
  )
}
