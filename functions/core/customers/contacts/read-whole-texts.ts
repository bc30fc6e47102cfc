import { type ContactFieldName, LONG_FIELDS } from '#contract/customers/contact-fields.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listLongTexts } from './long-text-store.ts'
import { isCut } from './shown-texts.ts'

type Texts = { [Field in ContactFieldName]?: unknown }

/** Contacts with their long texts whole. */
export async function withLongTexts<Contact extends { id: string; listed: Texts }>(
  org: OrgId,
  contacts: Contact[],
): Promise<Contact[]> {
  const cut = contacts.flatMap((contact) =>
    LONG_FIELDS.filter((field) => isCut(contact.listed[field])).map((field) => ({ contact: contact.id, field })),
  )
  const whole = new Map<string, Texts>()
  for (const one of await listLongTexts(org, cut))
    whole.set(one.contact, { ...whole.get(one.contact), [one.field]: one.text })
  return contacts.map((contact) => ({ ...contact, listed: { ...contact.listed, ...whole.get(contact.id) } }))
}
