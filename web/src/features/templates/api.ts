import type { TemplateChanges, TemplateForm } from '#contract/messaging/template.ts'
import { whatsapp } from '#contract/messaging/templates.ts'
import { upload } from '#contract/messaging/upload.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useKeptRow, useRow } from '../../lib/use-row.ts'

/** How often is asked for what may have changed while nothing is pushed. */
const useInterval = () => (useIsLive() ? 0 : POLL_MS * 5)

export const useTemplates = (query: Input<typeof whatsapp.list>['query']) =>
  useKeptRow(whatsapp.list, { query }, { refreshInterval: useInterval() })
/** Those that can be sent. */
export const useApproved = () => useRow(whatsapp.approved, {})

export const listPending = () => call(whatsapp.list, { query: { status: 'PENDING' } })
export const createTemplate = (body: TemplateForm) => call(whatsapp.create, { body })
export const updateTemplate = (id: string, body: TemplateChanges) => call(whatsapp.update, { params: { id }, body })
export const removeTemplate = (id: string) => call(whatsapp.remove, { params: { id } })
export const submitTemplate = (id: string) => call(whatsapp.submit, { params: { id } })
export const syncTemplate = (id: string) => call(whatsapp.sync, { params: { id } })
export const duplicateTemplate = (id: string) => call(whatsapp.duplicate, { params: { id } })

/** Uploads a file for a header; answers what the form takes for it. */
export async function uploadHeader(file: File): Promise<string> {
  const body = { filename: file.name, content_type: file.type, size: file.size }
  const { url, upload: form } = await call(upload.create, { body })
  if (form) await sendFile(form, file, { onProgress: () => undefined, signal: new AbortController().signal })
  return url
}
