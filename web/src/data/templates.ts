import type { TemplateChanges, TemplateForm } from '#contract/messaging/template.ts'
import { whatsapp } from '#contract/messaging/templates.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

const SHOWN = [whatsapp.list, whatsapp.approved]

export const useTemplates = (query: Input<typeof whatsapp.list>['query']) =>
  useKeptRow(whatsapp.list, { query }, { refreshInterval: useIsLive() ? 0 : POLL_MS * 5 })
/** Templates that can be sent: read each time that somebody is about to choose one, for nothing is pushed to who doesn't look. */
export const useApproved = () => useRow(whatsapp.approved, {}, { dedupingInterval: 0 })
/** Keeps them fresh by push: WhatsApp may decide on them at any time. */
export const useLiveTemplates = () => useReadOn('templates', SHOWN)

export const createTemplate = (body: TemplateForm) => thenRead(call(whatsapp.create, { body }), ...SHOWN)
export const updateTemplate = (id: string, body: TemplateChanges) =>
  thenRead(call(whatsapp.update, { params: { id }, body }), ...SHOWN)
export const removeTemplate = (id: string) => thenRead(call(whatsapp.remove, { params: { id } }), ...SHOWN)
export const submitTemplate = (id: string) => thenRead(call(whatsapp.submit, { params: { id } }), ...SHOWN)
export const syncTemplate = (id: string) => thenRead(call(whatsapp.sync, { params: { id } }), ...SHOWN)
export const duplicateTemplate = (id: string, client_id: string) =>
  thenRead(call(whatsapp.duplicate, { params: { id }, body: { client_id } }), ...SHOWN)

/** Asks WhatsApp for the status of all templates under review, and imports those made in Twilio's console; returns how many. */
export const syncAll = () => thenRead(syncEach(), ...SHOWN)

async function syncEach() {
  const { templates } = await call(whatsapp.list, { query: { status: 'PENDING' } })
  for (const { id } of templates) await call(whatsapp.sync, { params: { id } })
  return (await call(whatsapp.import, {})).imported
}
