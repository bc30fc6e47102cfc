import { MERGED_FIELDS, UNDO_DAYS } from '#contract/customers/merge-facts.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { mergesOf } from '../../customers/contacts/merged-parts.ts'
import { withLongTexts } from '../../customers/contacts/read-whole-texts.ts'
import { listFields } from '../../customers/fields/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { keptSeen, type MergeItem } from './entity.ts'
import { mergeBeside } from './merge-beside.ts'
import { mergedContact, withPart } from './merged-contact.ts'
import { presentMerge } from './present-merge.ts'
import { findMerge, putMerge } from './store.ts'

interface Input {
  id: string
  with: string
  /** Whose value stays, by field (`MERGED_FIELDS`, `deal`, `custom.` and a field's key). */
  keep: Record<string, string>
}

const DAY_SECONDS = 86_400

/**
 * Makes one contact of two in one write: the other one's id leads to it from then on, and what lies beside that one is
 * read along. Of two that are one already it answers with their merge.
 */
export async function mergeContacts(ctx: Ctx, { id, with: other, keep }: Input) {
  const { org, caller, now } = ctx
  const { merge, isNew } = await retryOnConflict(async () => {
    const read = await Promise.all([getVisibleContact(ctx, id), getVisibleContact(ctx, other)])
    const [first] = read
    if (read.every((one) => one.id === first.id)) {
      const known = mergesOf(first).findLast(({ contact }) => contact === other || contact === id)
      const done = known && (await findMerge(org, known.merge))
      if (!done) throw refusedFields({ with: { key: 'merge_same' } })
      return { merge: done, isNew: false }
    }
    const [[kept, leaving], fields] = await Promise.all([withLongTexts(org, read), listFields(org)])
    if (!kept || !leaving) throw notFound()
    const named = [...MERGED_FIELDS, 'deal', ...fields.map(({ key }) => `custom.${key}`)]
    const isKnown = ([field, one]: [string, string]) =>
      named.includes(field) && [id, other, kept.id, leaving.id].includes(one)
    if (!Object.entries(keep).every(isKnown)) throw refusedFields({ keep: { key: 'not_valid' } })
    for (const last of [kept, leaving].flatMap((contact) => mergesOf(contact).at(-1) ?? []))
      if ((await findMerge(org, last.merge))?.status === 'undoing') throw new AppError('merge_undoing')

    const made = newId(now)
    const chosen = Object.fromEntries(
      Object.entries(keep).map(([field, one]) => [field, one === other || one === leaving.id ? leaving.id : kept.id]),
    )
    const beside = await mergeBeside(org, { kept, leaving, keep: chosen, fields, merge: made })
    const { sold } = beside.seen.after.deal
    const whole = mergedContact({ kept, leaving, keep: chosen, sold_for: sold?.amount, now })
    if (!whole) throw new AppError('merge_no_room')
    const after = withPart(whole, leaving, made)
    const until = now.getTime() + UNDO_DAYS * DAY_SECONDS * 1000
    const merge: MergeItem = {
      org,
      id: made,
      status: 'merged',
      kept: kept.id,
      leaving: leaving.id,
      name: displayName(leaving),
      user_id: caller.id,
      user_name: caller.name,
      at: now.toISOString(),
      undo_until: new Date(until).toISOString(),
      ttl: Math.floor(until / 1000) + DAY_SECONDS,
      seen: keptSeen({ kept, leaving, after }),
      beside: JSON.stringify(beside.seen),
    }
    return (await putMerge(merge, { kept, leaving, after }, beside.writes)) && { merge, isNew: true }
  })
  if (isNew) await recordAct(ctx, { action: 'contacts_merged', about: merge.kept, words: { contact: merge.name } })
  return { merge: presentMerge(merge) }
}
