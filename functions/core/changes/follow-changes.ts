import type { DynamoDBRecord } from 'aws-lambda'
import { indexContact } from '../contacts/index-contact.ts'
import { countChanges, followUnread } from '../counters/count-changes.ts'
import type { OrgId } from '../ctx.ts'
import { publishChanges } from '../live/publish-changes.ts'
import { publishInventory } from '../live/publish-inventory.ts'
import { enqueue } from '../outside/queues.ts'
import { type Change, type ContactChanged, type MessageChanged, type RunChanged, readChange } from './read-change.ts'
import { isAboutCar, isByWebhook, needsWarning, showsOtherCars, waitsForWorker } from './rules.ts'
import { noteAccepted } from './store.ts'

/** How long Twilio is given before a message of unknown fate is looked up in its list. */
const CHECK_AFTER_SECONDS = 60

/** Something that follows from some changes, on its own: another's failure does not stop it. */
interface Step {
  from: readonly Change[]
  run: () => Promise<unknown>
}

/**
 * Does what follows from changes of the table; safe to repeat. Answers the sequence number of the earliest change that
 * something failed for, so that the stream comes again from there; undefined when all is done.
 */
export async function followChanges(records: readonly DynamoDBRecord[]): Promise<string | undefined> {
  const changes = records.map(readChange).filter((change) => change !== undefined)
  const byOrg = Map.groupBy(changes, ({ org }) => org)
  const steps = [...byOrg].flatMap(([org, own]) => stepsOf(org, own))
  const results = await Promise.allSettled(steps.map(({ run }) => run()))

  const failed = steps.filter((_, i) => results[i]?.status === 'rejected')
  for (const result of results) if (result.status === 'rejected') logFailure(result.reason)
  return changes.find((change) => failed.some(({ from }) => from.includes(change)))?.sequence
}

function stepsOf(org: OrgId, changes: Change[]): Step[] {
  const contacts = changes.filter((change) => change.kind === 'contact')
  const messages = changes.filter((change) => change.kind === 'message')
  const accepted = messages.filter(isByWebhook)
  const sent = messages.filter(({ before, after }) => !before && after?.direction === 'outbound')
  const warnings = changes.filter((change) => change.kind === 'hook-health' && needsWarning(change))
  const runs = changes.filter((change) => change.kind === 'run')
  const lots = changes.filter((change) => change.kind === 'lot').filter(showsOtherCars)
  return [
    { from: [...contacts, ...messages], run: () => publishChanges(org, contacts, messages) },
    { from: contacts, run: () => countChanges(org, contacts.map(asCounted)) },
    { from: contacts, run: () => followUnread(org, contacts.map(asCounted)) },
    ...[...Map.groupBy(contacts, idOf).values()].map((own) => ({ from: own, run: () => indexWords(org, own) })),
    ...messages.filter(isAboutCar).map((message) => ({ from: [message], run: () => attachCar(org, message) })),
    ...sent.map((message) => ({ from: [message], run: () => checkLater(org, message) })),
    { from: accepted, run: async () => accepted.length > 0 && noteAccepted(org, new Date().toISOString()) },
    ...warnings.map((warning) => ({ from: [warning], run: () => enqueue('warn-managers', { org }) })),
    { from: [...runs, ...lots], run: () => publishInventory(org) },
    ...runs.filter(waitsForWorker).map((run) => ({ from: [run], run: () => syncLater(org, run) })),
  ].filter(({ from }) => from.length > 0)
}

const idOf = ({ before, after }: ContactChanged) => (after ?? before)?.id ?? ''
const asCounted = (change: ContactChanged) => ({ ...change, id: idOf(change) })

/** One after the other: the words of a later name must not be taken away by an earlier change. */
async function indexWords(org: OrgId, changes: ContactChanged[]) {
  for (const change of changes) await indexContact(org, idOf(change), change.before, change.after)
}

async function checkLater(org: OrgId, { after }: MessageChanged) {
  if (!after) return
  const body = { org, conversation: after.conversation, message: after.id }
  await enqueue('check-messages', body, { delaySeconds: CHECK_AFTER_SECONDS })
}

/** Loaded only for a message that names a car: few do. */
async function attachCar(org: OrgId, { after }: MessageChanged) {
  const { attachVehicle } = await import('../inventory/attach-vehicle.ts')
  if (after) await attachVehicle(org, after)
}

const syncLater = async (org: OrgId, { after }: RunChanged) => {
  if (after) await enqueue('sync-inventory', { org, run: after.id })
}

function logFailure(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(JSON.stringify({ level: 'error', name, message, stack }))
}
