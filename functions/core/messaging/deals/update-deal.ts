import { MOST_PHOTOS } from '#contract/messaging/deal-facts.ts'
import type { DealChanges } from '#contract/messaging/deals.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import { entryPuts } from '../../customers/history/door.ts'
import { actorOf } from '../../platform/actor.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { findVehicles } from '../../stock/vehicles/door.ts'
import { attachUpload } from '../files/attach-upload.ts'
import { removeFile } from '../files/remove-file.ts'
import type { KnownDeal, Photo } from './entity.ts'
import { getDeal } from './get-deal.ts'
import { changedDeal, type Named, toldOf } from './rules.ts'
import { contactKept, findDeal, replaceDeal } from './store.ts'

type Input = DealChanges & { id: string }

/**
 * Changes a contact's deal; what the contact's own fields hold is written there. Who is sold to, or lost, moves to that
 * stage. Throws `not_found` for a vehicle of another dealership, and for what the caller did not upload.
 */
export async function updateDeal(ctx: Ctx, input: Input) {
  const { org, now } = ctx
  const contact = await getVisibleContact(ctx, input.id)
  const named = await findNamed(ctx, input)
  requireRoom((await findDeal(org, contact.id)).known, input)
  const photos = await attachPhotos(ctx, contact.id, input)
  await changeOwnFields(ctx, contact, input)
  const { id: user, name } = actorOf(ctx)
  const by = { at: now.toISOString(), user: { id: user, name } }
  let left: Photo[] = []
  await retryOnConflict(async () => {
    // It may have been merged into another meanwhile.
    const contact = await getVisibleContact(ctx, input.id)
    const seen = await findDeal(org, contact.id)
    const known = changedDeal(contact, seen.known, input, { named, photos, by })
    if ((known.photos?.length ?? 0) > MOST_PHOTOS) throw new AppError('too_many_photos', { most: MOST_PHOTOS })
    left = (seen.known.photos ?? []).filter(({ id }) => !known.photos?.some((one) => one.id === id))
    const told = toldOf(seen.known, known)
    if (told.length === 0 && !isChanged(seen.known, known)) return true
    return replaceDeal(seen, known, [contactKept(seen, known), ...entryPuts(ctx, contact, told)])
  })
  // What a merged one brought stays theirs.
  for (const photo of left) if (photo.owner === undefined) await removeFile(org, contact.id, photo)
  return getDeal(ctx, input)
}

const isChanged = (before: KnownDeal, after: KnownDeal) => JSON.stringify(before) !== JSON.stringify(after)

/** Before anything is written: only who adds photos at the same moment is refused later. */
function requireRoom({ photos = [] }: KnownDeal, { trade_in: { add_photos = [], remove_photos = [] } = {} }: Input) {
  const kept = photos.filter(({ id }) => !remove_photos.includes(id))
  if (kept.length + add_photos.length > MOST_PHOTOS) throw new AppError('too_many_photos', { most: MOST_PHOTOS })
}

/** The vehicles that a change names, by their ids. */
async function findNamed({ org }: Ctx, { add_vehicles = [], sold }: Input): Promise<Named> {
  const ids = [...new Set([...add_vehicles, ...(sold?.vehicle_id ? [sold.vehicle_id] : [])])]
  const found = ids.length > 0 ? await findVehicles(org, ids) : new Map()
  if (found.size < ids.length) throw notFound()
  return new Map(ids.map((id) => [id, found.get(id)]))
}

const attachPhotos = (ctx: Ctx, contact: string, { trade_in }: Input): Promise<Photo[]> =>
  Promise.all(
    (trade_in?.add_photos ?? []).map(async (address) => ({
      ...(await attachUpload(ctx, contact, address)),
      id: newId(ctx.now),
      at: ctx.now.toISOString(),
    })),
  )

/** Writes what stands with the contact, and moves them; nothing where nothing of that is asked. */
async function changeOwnFields(ctx: Ctx, { id, stage }: ContactItem, input: Input) {
  const { looking_for, budget, time_frame, trade_in, sold, lost } = input
  const wanted = sold ? 'sold' : lost ? 'lost' : undefined
  const changes = {
    looking_for,
    budget,
    time_frame,
    trade_in: trade_in?.what,
    stage: wanted === stage ? undefined : wanted,
  }
  if (Object.values(changes).some((value) => value !== undefined)) await updateContact(ctx, { id, ...changes })
}
