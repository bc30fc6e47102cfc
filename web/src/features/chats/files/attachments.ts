import { toldType } from '#contract/platform/file-types.ts'
import { createUpload } from '../../../data/uploads.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { kept } from '../../../lib/kept.ts'
import { sendFile, UploadRefused } from '../../../lib/send-file.ts'

/** A file that stands at a composer, on its way to the store or there. */
export interface Attachment {
  id: string
  name: string
  content_type: string
  size: number
  /** Where this page shows it from; absent after a reload. */
  preview?: string
  /** How much of it is there, 0 to 1. */
  done: number
  /** What is sent as `media_url`, once it is there. */
  url?: string
  /** Why it is not there: the connection, or the server's word. */
  failure?: 'offline' | 'failed' | { said: string }
}

const listeners = new Set<() => void>()
const shown = new Map<string, readonly Attachment[]>()
/** Of each that is not there yet: the bytes, and what ends its upload. */
const going = new Map<string, { file: File; end: AbortController }>()

const storedUnder = (place: string) => `chats.files.${place}`
/** The store keeps what was not sent for a week. */
const KEPT_MS = 6 * 86_400_000

export function subscribeAttachments(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The files at one composer; those that are in the store survive a reload. */
export function attachmentsAt(place: string): readonly Attachment[] {
  const known = shown.get(place)
  if (known) return known
  const { at = 0, files = [] } = JSON.parse(kept.read(storedUnder(place)) ?? '{}') as Kept
  const fresh = Date.now() - at < KEPT_MS ? files : []
  shown.set(place, fresh)
  return fresh
}
type Kept = { at?: number; files?: Attachment[] }

function change(place: string, next: readonly Attachment[]) {
  shown.set(place, next)
  const files = next.filter(({ url }) => url !== undefined).map(({ preview: _, ...rest }) => rest)
  if (files.length === 0) kept.write(storedUnder(place))
  else kept.write(storedUnder(place), JSON.stringify({ at: Date.now(), files } satisfies Kept))
  for (const listener of listeners) listener()
}

const update = (place: string, id: string, more: Partial<Attachment>) =>
  change(
    place,
    attachmentsAt(place).map((each) => (each.id === id ? { ...each, ...more } : each)),
  )

/** Takes a file and brings it to the store; answers it as it then stands. */
export async function addAttachment(place: string, file: File): Promise<Attachment | undefined> {
  const id = crypto.randomUUID()
  const content_type = toldType(file.type, file.name) ?? file.type
  const { name, size } = file
  const one = { id, name, content_type, size, preview: URL.createObjectURL(file), done: 0 }
  change(place, [...attachmentsAt(place), one])
  going.set(id, { file, end: new AbortController() })
  await bring(place, id)
  return attachmentsAt(place).find((each) => each.id === id)
}

/** Puts one back that could not be sent. */
export const restoreAttachment = (place: string, file: Omit<Attachment, 'id' | 'done'>) =>
  change(place, [...attachmentsAt(place), { ...file, id: crypto.randomUUID(), done: 1 }])

export function removeAttachment(place: string, id: string) {
  going.get(id)?.end.abort()
  going.delete(id)
  const gone = attachmentsAt(place).find((each) => each.id === id)
  if (gone?.preview) URL.revokeObjectURL(gone.preview)
  change(
    place,
    attachmentsAt(place).filter((each) => each.id !== id),
  )
}

/** Tries one again that did not get there. */
export async function bring(place: string, id: string): Promise<void> {
  const way = going.get(id)
  if (!way) return
  update(place, id, { failure: undefined, done: 0 })
  try {
    const { name, size } = way.file
    const { url, upload } = await createUpload({ filename: name, content_type: way.file.type, size })
    const onProgress = (done: number) => update(place, id, { done: Math.min(done, 0.99) })
    if (upload) await sendFile(upload, way.file, { onProgress, signal: way.end.signal })
    if (way.end.signal.aborted) return
    going.delete(id)
    update(place, id, { done: 1, url })
  } catch (error) {
    if (way.end.signal.aborted) return
    update(place, id, { failure: failureOf(error) })
  }
}

function failureOf(error: unknown): Attachment['failure'] {
  if (error instanceof UploadRefused) return error.status === 0 ? 'offline' : 'failed'
  if (!(error instanceof ApiError)) throw error
  return error.code === 'offline' ? 'offline' : { said: Object.values(error.fields ?? {})[0] ?? error.message }
}

/** What stopped for want of a connection goes on by itself. */
window.addEventListener('online', () => {
  for (const [place, files] of shown)
    for (const { id, failure } of files) if (failure === 'offline') void bring(place, id)
})
