import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { ContactChanges } from '#contract/customers/contact.ts'
import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import type { CustomInput } from '#contract/customers/custom.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { inSection } from '../../platform/table/sections.ts'
import type { Write } from '../../platform/table/write.ts'
import { findValues, listFields, valuesPut } from '../fields/door.ts'
import type { Field } from '../fields/entity.ts'
import { readCustom } from '../fields/read-custom.ts'
import { requireLabels } from '../labels/check-labels.ts'
import { requireStage } from '../stages/check-stage.ts'
import { changeContact } from './change-contact.ts'
import { requireFree } from './check-addresses.ts'
import type { Changes } from './door.ts'
import type { ContactItem } from './entity.ts'
import { findPlace } from './find-place.ts'
import { getContact, getVisibleContact } from './get-contact.ts'
import { areSame, claimsOf } from './reachable-addresses.ts'
import { readAddresses } from './read-addresses.ts'
import { movedTo, readdressed } from './readdress-contact.ts'
import { type Expected, refuseChanged } from './refuse-changed.ts'

type Input = ContactChanges & { id: string; expected?: Expected }

/** Two hundred people who move one card at once get through one after the other. */
const TURNS = { attempts: 30, longestWaitMs: 640 }

/**
 * Changes what is known of a contact, its labels, or its place on the board. Its conversations stay with it, whatever
 * its numbers are. Throws `conflict` where a number is another contact's.
 */
export async function updateContact(ctx: Ctx, input: Input) {
  const { org, now } = ctx
  if (input.stage !== undefined) await requireStage(org, input.stage)
  let seen: ContactItem | undefined
  const asked = await currentLabels(org, input)
  const fields = input.custom && (await listFields(org))
  await retryOnConflict(async () => {
    seen = await getVisibleContact(ctx, input.id)
    refuseChanged(seen, input.expected)
    const readdressed = await readdress(ctx, seen, input)
    const { listed: reached, ...others } = readdressed?.update ?? {}
    const placed = input.stage === undefined ? {} : await moveTo(ctx, seen, input.stage, input)
    const moved = input.stage !== undefined && input.stage !== seen.stage
    const updated_at = moved || !isOnlyPlaced(input) ? now.toISOString() : undefined
    const listed = { ...fieldsOf(input, seen, asked), ...reached, updated_at }
    const update: Changes = { ...others, ...placed, listed }
    const entries = moved ? [{ type: 'stage' as const, from: seen.stage, to: input.stage ?? '' }] : []
    const ofFields = fields && input.custom ? [await customPut(ctx.org, seen.id, fields, input.custom)] : []
    return changeContact(ctx, seen, {
      update,
      entries,
      claimed: readdressed?.claimed,
      left: readdressed?.left,
      others: ofFields,
    })
  }, TURNS)
  return getContact(ctx, input)
}

async function customPut(org: OrgId, id: string, fields: Field[], written: CustomInput): Promise<Write> {
  const known = await findValues(org, id)
  return valuesPut(known, readCustom(fields, written, known.values))
}

/** Another place in the same column says nothing new of a person: their card keeps its color. */
const isOnlyPlaced = ({ id: _, expected: _e, stage: __, before_id: ___, after_id: ____, ...rest }: Input) =>
  Object.values(rest).every((value) => value === undefined)

function fieldsOf(input: Input, seen: ContactItem, asked: AskedLabels): Changes['listed'] {
  const { first_name, last_name } = input
  const labels = labelsOf(asked, seen)
  const texts = CONTACT_FIELD_NAMES.flatMap((field) =>
    input[field] === undefined ? [] : [[field, input[field] || $remove()] as const],
  )
  return { first_name, last_name, labels: labels && $set(labels), ...Object.fromEntries(texts) }
}

type AskedLabels = Pick<Input, 'labels' | 'add_labels' | 'remove_labels'>

/** The labels that are asked for as they are called by now. */
async function currentLabels(org: OrgId, { labels, add_labels, remove_labels }: Input): Promise<AskedLabels> {
  const [all, added, removed] = await Promise.all(
    [labels, add_labels, remove_labels].map((names) => names && requireLabels(org, names)),
  )
  return { labels: all, add_labels: added, remove_labels: removed }
}

function labelsOf({ labels, add_labels, remove_labels = [] }: AskedLabels, seen: ContactItem): string[] | undefined {
  if (!add_labels && remove_labels.length === 0) return labels
  const wanted = new Set<string>([...(labels ?? seen.listed.labels), ...(add_labels ?? [])])
  for (const label of remove_labels) wanted.delete(label)
  return [...wanted]
}

/** Another stage or another place in it; without neighbors on top of the column, but where it is there already. */
async function moveTo(ctx: Ctx, seen: ContactItem, stage: string, { before_id, after_id }: Input): Promise<Changes> {
  if (stage === seen.stage && before_id === undefined && after_id === undefined) return {}
  const place = await findPlace(ctx, seen.id, stage, { before_id, after_id })
  return { stage, board_at: inSection(stage, place) }
}

/** Returns the changes by new addresses; undefined if there are none. */
async function readdress(ctx: Ctx, seen: ContactItem, input: Input) {
  const { addresses, numbers } = await readAddresses(ctx.org, input, seen.listed)
  const hasSameNumbers = JSON.stringify(numbers) === JSON.stringify(seen.listed.numbers ?? [])
  if (areSame(addresses, seen.listed.addresses) && hasSameNumbers) return undefined
  if (claimsOf({ addresses }).length === 0) throw refusedFields({ phone: { key: 'required' } })
  const moved = movedTo(seen, addresses, { numbers })
  const known = await requireFree(ctx, moved.claimed, seen.id)
  return { ...moved, update: readdressed(seen, addresses, { numbers }, known) }
}
