import type { DynamoDBRecord } from 'aws-lambda'
import { indexContact } from '../../customers/contacts/index-contact.ts'
import { countChanges, followUnread } from '../../messaging/counters/count-changes.ts'
import { publishChanges } from '../../messaging/messages/publish-changes.ts'
import { enqueue } from '../aws/queues.ts'
import type { OrgId } from '../ctx.ts'
import { logFailure } from './log-failure.ts'
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
 * Does what follows from changes of the table, each organization's by itself; safe to repeat. Answers the records that
 * something failed for. Telling open browsers is not among it: what they were not told they read later.
 */
export async function followChanges(records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
  const changes = records.map(readChange).filter((change) => change !== undefined)
  const byOrg = [...Map.groupBy(changes, ({ org }) => org)]
  const told = byOrg.map(([org, own]) => tellBrowsers(org, own).catch(logFailure))
  const steps = byOrg.flatMap(([org, own]) => stepsOf(org, own))
  const results = await Promise.allSettled(steps.map(({ run }) => run()))
  await Promise.all(told)

  const failed = steps.filter((_, i) => results[i]?.status === 'rejected')
  for (const result of results) if (result.status === 'rejected') logFailure(result.reason)
  const sequences = new Set(failed.flatMap(({ from }) => from.map(({ sequence }) => sequence)))
  return records.filter(({ dynamodb }) => sequences.has(dynamodb?.SequenceNumber ?? ''))
}

async function tellBrowsers(org: OrgId, changes: Change[]) {
  await publishChanges(org, {
    contacts: changes.filter((change) => change.kind === 'contact'),
    messages: changes.filter((change) => change.kind === 'message'),
    isInventoryChanged: changes.some(
      (change) => change.kind === 'run' || (change.kind === 'lot' && showsOtherCars(change)),
    ),
  })
}

function stepsOf(org: OrgId, changes: Change[]): Step[] {
  const contacts = changes.filter((change) => change.kind === 'contact')
  const messages = changes.filter((change) => change.kind === 'message')
  const accepted = messages.filter(isByWebhook)
  const sent = messages.filter(({ before, after }) => !before && after?.direction === 'outbound')
  const warnings = changes.filter((change) => change.kind === 'hook-health' && needsWarning(change))
  const runs = changes.filter((change) => change.kind === 'run')
  return [
    { from: contacts, run: () => countChanges(org, contacts.map(asCounted)) },
    { from: contacts, run: () => followUnread(org, contacts.map(asCounted)) },
    ...[...Map.groupBy(contacts, idOf).values()].map((own) => ({ from: own, run: () => indexWords(org, own) })),
    ...messages.filter(isAboutCar).map((message) => ({ from: [message], run: () => attachCar(org, message) })),
    ...sent.map((message) => ({ from: [message], run: () => checkLater(org, message) })),
    { from: accepted, run: async () => accepted.length > 0 && noteAccepted(org, new Date().toISOString()) },
    ...warnings.map((warning) => ({ from: [warning], run: () => enqueue('warn-managers', { org }) })),
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
  const { attachVehicle } = await import('../../messaging/messages/attach-vehicle.ts')
  if (after) await attachVehicle(org, after)
}

const syncLater = async (org: OrgId, { after }: RunChanged) => {
  if (after) await enqueue('sync-inventory', { org, run: after.id })
}
