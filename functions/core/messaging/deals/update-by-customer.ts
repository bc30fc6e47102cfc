import { MOST_PHOTOS } from '#contract/messaging/deal-facts.ts'
import type { publicTradeIns } from '#contract/messaging/trade-in-page.ts'
import type { Input } from '#contract/route.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { entryPuts } from '../../customers/history/door.ts'
import { limitLinks } from '../../people/attempts/limit-links.ts'
import type { Guest } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { createFile } from '../files/create-file.ts'
import type { SentFile } from '../files/create-upload.ts'
import { removeFile } from '../files/remove-file.ts'
import { typeOfFile } from '../files/type-of-file.ts'
import type { KnownDeal } from './entity.ts'
import { getByCode, presentTradeIn } from './get-public-trade-in.ts'
import { toldOf } from './rules.ts'
import { contactTold, findDeal, replaceDeal } from './store.ts'

type Asked = { code: string }

/** Writes down what a customer says of their trade-in; whoever looks after them is told (`follow.ts`). */
export async function updateByCustomer(
  guest: Guest,
  { code, what, ...told }: Asked & Input<typeof publicTradeIns.send>['body'],
) {
  await limitLinks(guest, code)
  const sent_at = guest.now.toISOString()
  const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined && value !== ''))
  const changed = change(
    guest,
    code,
    ({ sent_to: _, ...known }, { assignee }) => ({
      ...known,
      ...said,
      sent_at,
      ...(assignee && { sent_to: assignee }),
    }),
    what,
  )
  return presentTradeIn(await changed)
}

const PHOTOS = ['image/jpeg', 'image/png', 'image/webp', 'image/heic']

/** Adds a photo of it. Throws `invalid` for what is none, `conflict` where there are too many. */
export async function addPhotoByCustomer(guest: Guest, { code, file }: Asked & { file: SentFile | undefined }) {
  await limitLinks(guest, code)
  if (!file) throw refusedFields({ file: { key: 'required' } })
  const { name, bytes } = file
  const type = await typeOfFile(bytes, file.type, name)
  if (!type || !PHOTOS.includes(type)) throw refusedFields({ file: { key: 'file_kind' } })
  const { org, contact } = await getByCode(guest, code)
  requireRoom((await findDeal(org, contact.id)).known)
  const kept = await createFile(org, contact.id, { name, type, bytes })
  const photo = { ...kept, id: newId(guest.now), at: guest.now.toISOString() }
  const changed = change(guest, code, (known, { id }) => {
    requireRoom(known)
    // They may have been merged into another meanwhile.
    const own = id === contact.id ? photo : { ...photo, owner: contact.id }
    return { ...known, photos: [...(known.photos ?? []), own] }
  })
  return presentTradeIn(
    await changed.catch(async (error: unknown) => {
      await removeFile(org, contact.id, kept)
      throw error
    }),
  )
}

function requireRoom({ photos = [] }: KnownDeal) {
  if (photos.length >= MOST_PHOTOS) throw new AppError('too_many_photos', { most: MOST_PHOTOS })
}

async function change(
  guest: Guest,
  code: string,
  changed: (known: KnownDeal, contact: ContactItem) => KnownDeal,
  what?: string,
) {
  return retryOnConflict(async () => {
    const { org, contact } = await getByCode(guest, code)
    const seen = await findDeal(org, contact.id)
    const known = changed(seen.known, contact)
    const actor = { kind: 'customer', id: contact.id, name: displayName(contact) } as const
    const entries = entryPuts({ org, now: guest.now, actor }, contact, toldOf(seen.known, known))
    const isWritten = await replaceDeal(seen, known, [contactTold(seen, what), ...entries])
    return isWritten && { org, what: what || contact.listed.trade_in, known }
  })
}
