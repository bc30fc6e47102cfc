import { gzipSync } from 'node:zlib'
import { SAID_KINDS } from '#contract/leaving/archive-kinds.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { putArchivePart } from '../../platform/aws/archive-files.ts'
import { listKeptFiles, readKeptFile } from '../../platform/aws/dealership-files.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { type StoredItem, scanDealership } from '../../platform/table/dealership-items.ts'
import type { ArchiveItem } from './entity.ts'
import { kindOf, withCounted } from './kind-of.ts'
import { isArchived, sortedLines } from './rules.ts'
import { findArchive, moveArchive } from './store.ts'
import { tarOf } from './tar-of.ts'
import { writeArchiveMail } from './write-archive-mail.ts'

/** Well within the job's timeout; then the next message goes on. */
const TURN_MS = 40_000
/** Of one part: a machine of a quarter of a gigabyte holds it a few times. */
const PART = { items: 20_000, pages: 40, ms: 20_000, fileBytes: 32_000_000 }

/**
 * Writes an archive part by part, for as long as a turn lasts, and has the next message go on. A part is stored before
 * it counts: who is killed in between leaves one that is written again under the same name.
 */
export async function writeArchive(work: Work, { id }: { id: string }, limits = PART): Promise<void> {
  const { org } = work
  const endsAt = Date.now() + TURN_MS
  let seen = await findArchive(org)
  while (seen && seen.id === id && seen.state !== 'done') {
    if (Date.now() > endsAt) return enqueue('make-archives', { org, id })
    const change = await STEPS[seen.state](org, seen, limits)
    seen = await moveArchive(seen, { ...change, moved_at: new Date().toISOString() })
    if (seen?.state === 'done') await sendMail({ to: seen.email, ...writeArchiveMail(seen) })
  }
}

type Step = (org: OrgId, archive: ArchiveItem, limits: typeof PART) => Promise<Partial<ArchiveItem>>

const STEPS: Record<Exclude<ArchiveItem['state'], 'done'>, Step> = {
  items: async (org, archive, { items: most, pages, ms }) => {
    const items: StoredItem[] = []
    const until = Date.now() + ms
    let place = archive.place
    let read = 0
    do {
      const page = await scanDealership(org, place)
      items.push(...page.items.filter((one) => isArchived(kindOf(one))))
      place = page.place
      read++
    } while (place && items.length < most && read < pages && Date.now() < until)
    const part = items.length > 0 ? await putPart(org, archive, 'data', sortedLines(items)) : undefined
    return {
      place,
      state: place ? 'items' : 'files',
      counts: withCounted(archive.counts, items),
      ...(part && { parts: [...archive.parts, part] }),
    }
  },

  files: async (org, archive, { fileBytes }) => {
    const { keys, isLast } = await listKeptFiles(org, archive.file_place)
    const files: { name: string; bytes: Uint8Array }[] = []
    let size = 0
    let file_place = archive.file_place
    for (const key of keys) {
      if (size > fileBytes) break
      const file = await readKeptFile(key)
      if (file) {
        const { bytes, ...about } = file
        const n = String((archive.counts.file ?? 0) + files.length / 2 + 1).padStart(6, '0')
        files.push({ name: `${n}.json`, bytes: Buffer.from(JSON.stringify({ key, ...about })) })
        files.push({ name: n, bytes })
        size += bytes.length
      }
      file_place = key
    }
    const isDone = isLast && file_place === keys.at(-1)
    const part =
      files.length > 0
        ? await putArchivePart(org, archive.id, nameOf(archive, 'files', 'tar'), tarOf(files))
        : undefined
    return {
      file_place,
      state: isDone ? 'manifest' : 'files',
      counts: { ...archive.counts, file: (archive.counts.file ?? 0) + files.length / 2 },
      ...(part && { parts: [...archive.parts, part] }),
    }
  },

  manifest: async (org, { id, counts, parts, begun_at }) => {
    const organization = await findOrganization(org)
    const manifest = { format: 1, id, org, name: organization?.name ?? '', begun_at, counts, parts, kinds: SAID_KINDS }
    await putArchivePart(org, id, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)))
    return { state: 'done', done_at: new Date().toISOString() }
  },
}

const nameOf = ({ parts }: ArchiveItem, what: string, ending: string) =>
  `${what}-${String(parts.length + 1).padStart(4, '0')}.${ending}`

const putPart = (org: OrgId, archive: ArchiveItem, what: string, lines: string) =>
  putArchivePart(org, archive.id, nameOf(archive, what, 'jsonl.gz'), new Uint8Array(gzipSync(lines)))
