import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'
import { INBOXES, type News } from '../../people/notifications/rules.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { IntegrationItem } from '../integrations/entity.ts'
import type { Run, RunItem, RunWords } from './entity.ts'

export type Counts = Pick<RunItem, 'created' | 'changed' | 'unchanged' | 'sold' | 'errors'>

/** How long a run is kept; its file is gone sooner. */
export const RUN_KEPT_DAYS = 90
export const RUNS_SHOWN = 20

/** By when they began: a held run that is confirmed begins anew, and keeps the id that it was made with. */
export const newestFirst = (a: Pick<RunItem, 'started_at'>, b: Pick<RunItem, 'started_at'>) =>
  Date.parse(b.started_at) - Date.parse(a.started_at)

/** Whether the bucket still has the file of a run, and the list of what was wrong with it. */
export const isFileKept = ({ started_at }: Pick<RunItem, 'started_at'>, now: Date) =>
  now.getTime() - Date.parse(started_at) < FILE_KEPT_DAYS * 86_400_000

/** Whether a run needs no integration: its file was uploaded, or confirmed as it is kept. */
export const isFileAtHand = ({ upload, is_confirmed }: Partial<Pick<RunItem, 'upload' | 'is_confirmed'>>) =>
  upload !== undefined || is_confirmed === true

/** Whether a run's file was sent by hand, or fetched from the server that is connected now. */
export const isOfServer = (
  { upload, connected_at }: Pick<RunItem, 'upload' | 'connected_at'>,
  integration: Pick<IntegrationItem, 'connected_at'> | undefined,
): boolean => upload !== undefined || (integration !== undefined && integration.connected_at === connected_at)

/** Whether two files are one that comes again and again: called the same but for dates, numbers, and how they are packed. */
export const isOfSameSeries = (one: string, other: string): boolean => seriesOf(one) === seriesOf(other)
const seriesOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\d/g, '')
    .replace(/(?:\.(?:csv|txt|gz|zip))+$/, '')

/** How often a run that broke off is begun anew. */
export const ATTEMPTS_MAX = 3

/** A file that takes away this share of the vehicles is more likely broken than right. */
const GONE_SHARE_TO_HOLD = 0.5

/** A vehicle that was sold so long ago, and comes back, is a new one. */
const SOLD_KEPT_DAYS = 365

/** Whether a vehicle was sold (epoch seconds) so long ago that no sync need know of it; its own item stays. */
export const isLongSold = (sold_at: number | undefined, now: Date) =>
  sold_at !== undefined && sold_at * 1000 < now.getTime() - SOLD_KEPT_DAYS * 86_400_000

/** A file that leaves this share of the prices out lost its column, or had it filled with zeros; one price is one vehicle's. */
const PRICES_SHARE_TO_HOLD = 0.5
const PRICES_MIN_TO_HOLD = 2

interface Judged {
  /** How many vehicles the file has, how many there were, and how many of those it has no longer. */
  present: number
  before: number
  gone: number
  /** Of the vehicles that stay: how many had a price, and how many of those have none now. */
  priced: number
  lost: number
}

/** Why a file has to be confirmed by a manager before it counts; undefined where it need not be. */
export function whyHeld({ present, before, gone, priced, lost }: Judged): RunWords | undefined {
  if (before === 0) return undefined
  if (present > 0 && gone / before < GONE_SHARE_TO_HOLD) {
    const isWithoutPrices = lost >= PRICES_MIN_TO_HOLD && lost / priced >= PRICES_SHARE_TO_HOLD
    return isWithoutPrices ? { key: 'held_without_prices', about: { lost, priced } } : undefined
  }
  if (gone === 0) return { key: 'held_empty' }
  return { key: present === 0 ? 'held_empty_losing' : 'held_losing', about: { gone, before } }
}

/**
 * Whether a later run's file counts, or waits, in the place of a held one. Where the dealer's server has what it had, that
 * is no answer to a file that was sent by hand.
 */
export const takesPlaceOf = (held: Pick<RunItem, 'upload'>, later: Pick<RunItem, 'status' | 'words'>): boolean =>
  later.status === 'held' ||
  (later.status === 'done' && (held.upload === undefined || later.words?.key !== 'up_to_date'))

/** What is said of a failure of ours; of an upload no next run need come. */
export const failedWords = ({ upload }: Pick<RunItem, 'upload'>): RunWords => ({
  key: upload === undefined ? 'failed' : 'upload_failed',
})

/** Whether with this change a run began to wait for a worker: it was started, or a manager let it through. */
export const waitsForWorker = ({ before, after }: Pick<Change<typeof Run>, 'before' | 'after'>) =>
  before?.status !== 'queued' && after?.status === 'queued'

/** Whether a run's file waits for a manager's answer. */
export const isHeld = (run: RunItem | undefined): run is RunItem => run?.status === 'held'

/** That a file waits is news for the managers, for as long as it does. */
export const newsOfHeld = ({ id, started_at, finished_at = started_at }: RunItem): News => ({
  inbox: INBOXES.managers,
  kind: 'sync_held',
  about: id,
  at: new Date(finished_at),
})
