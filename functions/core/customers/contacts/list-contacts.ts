import type { ContactQuery, ContactSort } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/table/cursor.ts'
import { requireStage } from '../stages/check-stage.ts'
import { findPeople } from './find-people.ts'
import { presentListed } from './present-contact.ts'

type Input = ContactQuery & { sort: ContactSort; page: number; per_page: number; cursor?: string }

/** A page of the contacts that the caller may see and that fit, in the order asked for; with a search, as it finds them. */
export async function listContacts(ctx: Ctx, input: Input) {
  if (input.stage !== undefined) await requireStage(ctx.org, input.stage)
  const { sort, page, per_page } = input
  const list = listOf(input)
  const place = input.cursor === undefined ? undefined : openCursor(ctx, list, input.cursor)
  const skip = place === undefined ? (page - 1) * per_page : 0
  const found = await findPeople(ctx, input, { sort, place, skip }, per_page)

  const isWhole = page === 1 && place === undefined && found.place === undefined
  const total = isWhole ? found.contacts.length : null
  return {
    data: found.contacts.map(presentListed),
    total,
    page,
    per_page,
    last_page: total === null ? null : Math.max(1, Math.ceil(total / per_page)),
    cursor: found.place === undefined ? null : sealCursor(ctx, list, found.place),
  }
}

/** What a cursor leads on in: with any other question it is another list. */
const listOf = ({ page: _, per_page: _size, cursor: _place, ...asked }: Input) =>
  `contacts ${JSON.stringify(Object.entries(asked).toSorted())}`
