import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { IntegrationItem } from '../integrations/entity.ts'
import type { Run, RunItem, RunWords } from './entity.ts'

export type Counts = Pick<RunItem, 'created' | 'returned' | 'changed' | 'unchanged' | 'sold' | 'errors'>

/** Time a run is kept; its file is deleted sooner. */
export const RUN_KEPT_DAYS = 90
export const RUNS_SHOWN = 20

/** By start: a confirmed run starts again, but keeps its original id. */
export const newestFirst = (a: Pick<RunItem, 'started_at'>, b: Pick<RunItem, 'started_at'>) =>
  Date.parse(b.started_at) - Date.parse(a.started_at)

/** True if the bucket still has a run's file and its list of problems. */
export const isFileKept = ({ started_at }: Pick<RunItem, 'started_at'>, now: Date) =>
  now.getTime() - Date.parse(started_at) < FILE_KEPT_DAYS * 86_400_000

/** True if a run needs no integration: its file was uploaded, or is a kept one that was confirmed. */
export const isFileAtHand = ({ upload, is_confirmed }: Partial<Pick<RunItem, 'upload' | 'is_confirmed'>>) =>
  upload !== undefined || is_confirmed === true

/** True if a run's file was uploaded, or fetched from the server that is connected now. */
export const isOfServer = (
  { upload, connected_at }: Pick<RunItem, 'upload' | 'connected_at'>,
  integration: Pick<IntegrationItem, 'connected_at'> | undefined,
): boolean => upload !== undefined || (integration !== undefined && integration.connected_at === connected_at)

/** True if two files are of one recurring series: the same name except for digits and packing suffixes. */
export const isOfSameSeries = (one: string, other: string): boolean => seriesOf(one) === seriesOf(other)
const seriesOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\d/g, '')
    .replace(/(?:\.(?:csv|txt|gz|zip))+$/, '')

/** The maximum number of attempts at a run that breaks off. */
export const ATTEMPTS_MAX = 3

/** A file that removes this share of the vehicles is more likely broken than right. */
const GONE_SHARE_TO_HOLD = 0.5

/** A vehicle sold this long ago that comes back is a new one. */
const SOLD_KEPT_DAYS = 365

/** True if a vehicle was sold (epoch seconds) so long ago that the sync can forget it; its own item stays. */
export const isLongSold = (sold_at: number | undefined, now: Date) =>
  sold_at !== undefined && sold_at * 1000 < now.getTime() - SOLD_KEPT_DAYS * 86_400_000

/** A file that omits this share of the prices lost its column, or had it zeroed; one price may be one vehicle's. */
const PRICES_SHARE_TO_HOLD = 0.5
const PRICES_MIN_TO_HOLD = 2

interface Judged {
  /** Number of vehicles in the file, number before, and how many of those are gone. */
  present: number
  before: number
  gone: number
  /** Of the remaining vehicles, the number that had a price, and the number of those that have none now. */
  priced: number
  lost: number
}

/** The reason why a manager must confirm a file before it counts; undefined if not needed. */
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
 * True if a later run's file counts, or waits, in place of a held one. An unchanged file on the dealer's server does
 * not replace a file that was uploaded by hand.
 */
export const takesPlaceOf = (held: Pick<RunItem, 'upload'>, later: Pick<RunItem, 'status' | 'words'>): boolean =>
  later.status === 'held' ||
  (later.status === 'done' && (held.upload === undefined || later.words?.key !== 'up_to_date'))

/** The message for a failure of ours; after a failed upload, there may be no next run. */
export const failedWords = ({ upload }: Pick<RunItem, 'upload'>): RunWords => ({
  key: upload === undefined ? 'failed' : 'upload_failed',
})

/** True if this change made a run wait for a worker: it was started, or a manager approved it. */
export const waitsForWorker = ({ before, after }: Pick<Change<typeof Run>, 'before' | 'after'>) =>
  before?.status !== 'queued' && after?.status === 'queued'

/** True if a run's file awaits a manager's decision. */
export const isHeld = (run: RunItem | undefined): run is RunItem => run?.status === 'held'

/** A file that awaits confirmation is news for the managers, for as long as it does. */
export const newsOfHeld = ({ id, started_at, finished_at = started_at }: RunItem): News => ({
  inbox: INBOXES.managers,
  kind: 'sync_held',
  about: id,
  at: new Date(finished_at),
})
