import { findCaller } from '../../people/accounts/find-caller.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { maySee } from '../../platform/access.ts'
import { hasListFile, linkToListFile } from '../../platform/aws/list-files.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { createdAt } from '../contacts/contact-times.ts'
import { findContact } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { listEntries } from '../history/door.ts'
import { listNotesOf } from '../notes/door.ts'
import { getOwnImport, showImport } from './get-import.ts'
import { undoEnds } from './present-import.ts'
import { changeImport, errorsName, findImport, listParts, OVER, setKept } from './store.ts'

/**
 * Stops an import that is not done, or takes back what one made, for a day. Throws `import_over` for what was `only` to be
 * canceled, and was done meanwhile.
 */
export async function endImport(ctx: Ctx, { id, only }: { id: string; only?: 'cancel' }) {
  const { org, now } = ctx
  const seen = await getOwnImport(ctx, id)
  const undoUntil = only === 'cancel' ? undefined : undoEnds(seen)
  const isUndone =
    undoUntil &&
    undoUntil > now &&
    (await changeImport(org, id, [seen.status], { status: 'undone', undone_by: ctx.caller.id }))
  const stopped = { ...OVER, status: 'canceled', finished_at: now.toISOString() } as const
  if (!isUndone && !(await changeImport(org, id, ['waiting', 'ready', 'running'], stopped)))
    throw new AppError('import_over')
  await recordAct(ctx, { action: 'import_ended', about: id, words: { file: seen.filename } })
  return showImport(ctx, await getOwnImport(ctx, id))
}

/**
 * Removes whom an undone import made, by `remove`, as who undid it and with what they may do by now. Whom somebody wrote to,
 * called, noted, assigned, or edited since stays, and is counted. Goes on in another worker when its time is over.
 */
export async function undoImport(org: OrgId, { id }: { id: string }, remove: Remove): Promise<void> {
  const until = Date.now() + WORKER_MS
  const run = await findImport(org, id)
  for await (const { n, made, kept } of listParts(org, id)) {
    if (kept !== undefined) continue
    if (Date.now() > until) return enqueue('import-contacts', { org, id, undo: true })
    const caller = await findCaller(org, run?.undone_by ?? '')
    if (!caller) return
    let left = 0
    await eachAtOnce(made, AT_ONCE, (contact) =>
      retryOnConflict(async () => {
        const seen = await findContact({ org }, contact, true)
        if (seen?.import !== id) return true
        if (maySee(caller, seen.assignee) && !(await isWorkedWith(org, seen))) return remove(seen)
        left++
        return true
      }),
    )
    await setKept(org, id, n, left)
  }
}
type Remove = (contact: ContactItem) => Promise<boolean>
const WORKER_MS = 8 * 60_000
const AT_ONCE = 8

/** True if anyone has worked with a contact since they were imported. */
async function isWorkedWith(org: OrgId, seen: ContactItem): Promise<boolean> {
  const { id, listed, channels, assignee } = seen
  const isChanged = listed.updated_at !== createdAt(seen) || listed.paused_until !== undefined
  if (isChanged || assignee !== undefined || Object.keys(channels).length > 0) return true
  const [entries, notes] = await Promise.all([listEntries(org, id, 1), listNotesOf(org, id, 1)])
  return entries.length + notes.length > 0
}

/** Returns a link to the refused rows, valid for a few minutes. */
export async function getRefusedRowsLink(ctx: Ctx, { id }: { id: string }) {
  const { status, errors, partial } = await getOwnImport(ctx, id)
  if (status !== 'done' || errors + partial === 0 || !(await hasListFile(ctx.org, errorsName(id)))) throw notFound()
  return { location: await linkToListFile(ctx.org, errorsName(id), 'refused-rows.csv') }
}
